import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compiledProgram } from "@/testing/compiled-program";
import { openHandles, storeOver } from "./client";
import { holdFolder } from "./hold-folder";
import { migrate } from "./migrate";

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-held-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Another process that wants the folder, and what it says. */
async function other(): Promise<{ child: ChildProcess; said: string }> {
  const args = [await compiledProgram("testing/world/holder.ts"), folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [said] = (await once(createInterface(child.stdout), "line")) as [string];
  return { child, said };
}

test("of two processes the second is told who has the folder, until the first is gone, however it ends", async () => {
  const first = await other();
  expect(first.said).toBe("held");
  const taken = new RegExp(
    `^Another server \\(process ${first.child.pid}\\) is using ${folder}\\. Stop it, or`,
  );
  expect(() => holdFolder(folder)).toThrow(taken);
  expect((await other()).said).toMatch(taken);
  const closed = once(first.child, "close");
  first.child.kill("SIGKILL");
  await closed;
  holdFolder(folder)();
});

test("a folder that a server holds can be used by commands", async () => {
  const letGo = holdFolder(folder);
  const file = path.join(folder, "touchstone.sqlite");
  await migrate({ file });
  const store = storeOver(openHandles({ file }));
  await store.write(async () => undefined);
  await store.close();
  letGo();
});
