import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** A folder with the files given, gone after the test. */
export function folderOf(files: Record<string, string>): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return (name) => path.join(folder, name);
}
