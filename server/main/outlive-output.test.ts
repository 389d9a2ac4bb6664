import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Prints an error that it did not expect, as Next does, and says by its exit code how often. */
const program = (outlive: string) => `
  import { outliveOutput } from "./server/main/outlive-output.ts";
  let unexpected = 0;
  process.on("uncaughtException", (error) => {
    unexpected += 1;
    if (unexpected < 50) console.error(error);
  });
  ${outlive}
  console.error("ready");
  const printing = setInterval(() => console.error("one more line"), 5);
  setTimeout(() => {
    clearInterval(printing);
    process.exitCode = unexpected;
  }, 300);
`;

async function unexpectedErrors(outlive: string): Promise<unknown> {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program(outlive)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await once(child.stderr, "data");
  child.stderr.destroy();
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

test("a server whose log nobody reads any more goes on, and prints no error about it for ever", async () => {
  expect(await unexpectedErrors("outliveOutput([process.stdout, process.stderr]);")).toBe(0);
  // Without it each line that fails is an error, and so is the line that tells of it.
  expect(await unexpectedErrors("")).toBeGreaterThan(10);
});
