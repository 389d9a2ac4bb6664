import { expect, test } from "vitest";
import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import { krippendorffMatrix, tableOf } from "@/server/stats/testing";
import { bootstrapInParallel, openParallelBootstrap } from "./bootstrap-in-parallel";

const table = tableOf(krippendorffMatrix);

test("several threads draw the very samples that one would, in the same order", async () => {
  const drawn: number[] = [];
  const found = await bootstrapInParallel(
    table,
    "ordinal",
    { seed: 4, replicates: 130 },
    { workers: 2, onProgress: (count) => drawn.push(count) },
  );
  expect([...found]).toEqual([...alphaReplicates(table, "ordinal", { seed: 4, from: 0, to: 130 })]);
  expect(drawn.at(-1)).toBe(130);
  expect(drawn).toHaveLength(7);
});

test("samples drawn before need not be drawn again", async () => {
  const rest = await bootstrapInParallel(
    table,
    "interval",
    { seed: 9, replicates: 70, from: 45 },
    { workers: 1 },
  );
  expect([...rest]).toEqual([...alphaReplicates(table, "interval", { seed: 9, from: 45, to: 70 })]);
  const none = await bootstrapInParallel(table, "interval", { seed: 9, replicates: 45, from: 45 });
  expect(none).toHaveLength(0);
});

test("one set of threads answers range after range", async () => {
  const bootstrap = openParallelBootstrap(table, "nominal", 1);
  const whole = alphaReplicates(table, "nominal", { seed: 1, from: 0, to: 90 });
  const parts = [
    ...(await bootstrap.values({ seed: 1, from: 0, to: 33 })),
    ...(await bootstrap.values({ seed: 1, from: 33, to: 90 })),
  ];
  expect(parts).toEqual([...whole]);
  await bootstrap.close();
  await expect(bootstrap.values({ seed: 1, from: 0, to: 1 })).rejects.toThrow("has ended");
});

test("work that is no longer wanted ends with the reason given", async () => {
  const wanted = new AbortController();
  const reason = new Error("cancelled");
  const drawing = bootstrapInParallel(
    table,
    "interval",
    { seed: 1, replicates: 100_000 },
    { workers: 1, onProgress: () => wanted.abort(reason), signal: wanted.signal },
  );
  await expect(drawing).rejects.toBe(reason);
  await expect(
    bootstrapInParallel(table, "interval", { seed: 1, replicates: 1 }, { signal: wanted.signal }),
  ).rejects.toBe(reason);
});

test("an error in a thread is the caller's", async () => {
  await expect(
    bootstrapInParallel(table, "interval", { seed: 0.5, replicates: 10 }, { workers: 1 }),
  ).rejects.toThrow("A seed is a whole number");
});
