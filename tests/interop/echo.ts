/**
 * Tells exactly what reached an extension: commands by a notification, as JSON, the tool `ask` by its result.
 * Prefill and options hold what text widgets change.
 */

import { Type } from "@earendil-works/pi-ai";
import type { ExtensionAPI } from "@earendil-works/pi-coding-agent";

const PREFILL = "a\u00a0b\r\nc\u2028d\rlone \ud83d end  \n";
const OPTIONS = ["  same ", "  same ", "\u00a0", "\ud83d"];

export default function (pi: ExtensionAPI) {
	const command = (name: string, ask: (ui: any) => Promise<unknown>) =>
		pi.registerCommand(name, {
			description: `Tell what ${name} got`,
			handler: async (_args, ctx) => {
				const value = await ask(ctx.ui);
				ctx.ui.notify(`${name}: ${value === undefined ? "undefined" : JSON.stringify(value)}`, "info");
			},
		});

	command("echo-input", (ui) => ui.input("Type", "a hint"));
	command("echo-editor", (ui) => ui.editor("Edit", PREFILL));
	command("echo-confirm", (ui) => ui.confirm("Sure?", "Really?"));
	command("echo-select", (ui) => ui.select("Which?", OPTIONS));
	pi.registerCommand("echo-put-up", {
		description: "Put up what nobody takes away",
		handler: async (_args, ctx) => {
			ctx.ui.setStatus("echo", "old");
			ctx.ui.setWidget("echo", ["old"]);
		},
	});
	command("echo-all", (ui) =>
		Promise.all([ui.confirm("first", "1"), ui.input("second"), ui.select("third", ["x", "y"])]),
	);

	// Tools run at the same time, so their questions are open at the same time.
	pi.registerTool({
		name: "ask",
		label: "Ask",
		description: "Ask the user for permission",
		parameters: Type.Object({ what: Type.String() }),
		execute: async (_id, params, _signal, _onUpdate, ctx) => {
			const allowed = await ctx.ui.confirm(params.what, `Do ${params.what}?`);
			return { content: [{ type: "text", text: `${params.what}: ${allowed}` }], details: {} };
		},
	});
}
