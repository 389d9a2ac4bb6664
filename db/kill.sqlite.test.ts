import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { setupLinks } from "./schema";
import { compiledProgram } from "@/testing/compiled-program";
import { freshDatabase } from "@/testing/world/database";

test("what was answered survives a process that is killed in the middle of its work", async () => {
  const { location, store, remove } = await freshDatabase();
  const file = "file" in location ? location.file : "";
  const program = await compiledProgram("testing/world/killed-writer.ts");
  const child = spawn(process.execPath, [program, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  const answered: string[] = [];
  createInterface(child.stdout).on("line", (id) => {
    if (answered.push(id) === 100) child.kill("SIGKILL");
  });
  await closed;
  const kept = new Set((await store.read.select().from(setupLinks)).map(({ id }) => id));
  expect(answered.length).toBeGreaterThanOrEqual(100);
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  await remove();
});
