import { expect, test } from "vitest";
import { together } from "./together";

test("values come in the order of the work, what is no promise as it is", async () => {
  const [one, two, none] = await together([Promise.resolve(1), Promise.resolve("two"), false]);
  expect([one + 1, two.length, none]).toEqual([2, 3, false]);
});

test("what failed first by order is thrown, and only when everything has ended", async () => {
  let hasEnded = false;
  const late = new Promise((resolve) => setTimeout(resolve, 5)).then(() => {
    hasEnded = true;
  });
  const failing = [Promise.reject(new Error("first")), late, Promise.reject(new Error("second"))];
  await expect(together(failing)).rejects.toThrow("first");
  expect(hasEnded).toBe(true);
});
