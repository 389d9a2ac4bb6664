import { expect, test } from "vitest";
import { setupLinks } from "./schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { dryRun } from "./dry-run";

const database = databasePerTest();

const link = { id: "one", tokenHash: "hash", createdAt: 0, expiresAt: 0 };

test("what was tried out is seen inside and gone afterwards", async () => {
  const inside = await dryRun(database.store, async (tx) => {
    await tx.insert(setupLinks).values(link);
    return tx.select({ id: setupLinks.id }).from(setupLinks);
  });
  expect(inside).toEqual([{ id: "one" }]);
  expect(await database.store.read.select().from(setupLinks)).toEqual([]);
});

test("an error of what is tried out reaches the caller", async () => {
  const failing = dryRun(database.store, () => Promise.reject(new Error("It went wrong.")));
  await expect(failing).rejects.toThrow("It went wrong.");
});
