import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** A folder with the files given, by their paths in it; gone after the test. */
export function folderOf(files: Record<string, string>): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return (name) => path.join(folder, name);
}
