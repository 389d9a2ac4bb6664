import { PassThrough } from "node:stream";
import { Command } from "commander";
import { vi } from "vitest";
import { exitCodeOf } from "./exit-code";

/** Runs a command in this process; what it prints or writes to standard output is in `out`. */
export async function runCliCommand(
  add: (program: Command) => void,
  words: readonly string[],
  input = "",
): Promise<{ code: number; out: string; errors: string; error?: unknown }> {
  const written = { out: "", errors: "" };
  const take = (stream: "out" | "errors") => (text: string) => {
    written[stream] += text;
    return true;
  };
  const takeLine = (stream: "out" | "errors") => (line: unknown) => void take(stream)(`${String(line)}\n`);
  const spies = [
    vi.spyOn(console, "log").mockImplementation(takeLine("out")),
    vi.spyOn(console, "error").mockImplementation(takeLine("errors")),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => take("out")(String(text))),
    vi.spyOn(process, "stdin", "get").mockReturnValue(new PassThrough().end(input) as never),
  ];
  const program = new Command()
    .exitOverride()
    .configureOutput({ writeErr: take("errors"), writeOut: take("errors") });
  add(program);
  try {
    await program.parseAsync(words, { from: "user" });
    return { code: 0, ...written };
  } catch (error) {
    const code = exitCodeOf(error);
    return { code, error, ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
