import { Command } from "commander";
import { vi } from "vitest";
import { exitCodeOf } from "../exit-code";
import { addScreen } from "./command";

/** Runs `touchstone screen` in this process. */
export async function runScreen(...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  const out = vi.spyOn(console, "log").mockReturnValue();
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const written: string[] = [];
  const program = new Command()
    .exitOverride()
    .configureOutput({ writeErr: (text) => written.push(text), writeOut: (text) => written.push(text) });
  addScreen(program);
  try {
    await program.parseAsync(["screen", ...words], { from: "user" });
    return { code: 0, out: textOf(out), errors: "" };
  } catch (error) {
    const code = exitCodeOf(error);
    return { code, out: textOf(out), errors: [...written, textOf(errors)].join("") };
  } finally {
    out.mockRestore();
    errors.mockRestore();
  }
}

function textOf({ mock }: { mock: { calls: unknown[][] } }): string {
  return mock.calls.map((words) => words.join(" ")).join("\n");
}
