import { existsSync } from "node:fs";
import { withServer } from "@/server/scripts/campaign/with-server";
import { replayWordsim, wordsimFile } from "@/server/scripts/campaign/wordsim";
import { expect, test } from "./fixtures";

test("what thirteen people answered, sent through the server again, has the published means", async () => {
  test.skip(!existsSync(wordsimFile), `${wordsimFile} is not on this machine`);
  test.setTimeout(90_000);
  const figures = await withServer(replayWordsim);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ holds }) => !holds)).toEqual([]);
});
