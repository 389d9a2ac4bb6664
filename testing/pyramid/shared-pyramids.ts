import { createReadStream } from "node:fs";
import type { TestContext } from "vitest";
import type { Pyramid } from "@/server/domain/pyramid/pyramid";
import { readPyramid } from "@/server/imports/pyramid/read-pyramid";
import { sharedData } from "@/server/stats/published/shared-data";

/** The pyramids of the data sets beside the checkout. */
export const sharedPyramids = [
  "pyramid-wim/12_10_09_MATTER.pyr",
  "pyramid-wim/Becky_MATTER.pyr",
  "pyramid-synthetic/synthetic-footbridge.pyr",
];

/** One of them; the test is skipped where it is absent. */
export function readSharedPyramid(context: TestContext, name: string): Promise<Pyramid> {
  const path = sharedData(context, name);
  return readPyramid({ name, open: () => createReadStream(path) });
}
