import { expect, test } from "vitest";
import { presetNames } from "@/server/domain/preset/presets";
import { checkSides, maySwapSides } from "./may-swap-sides";

test("only pairs whose sides have the same role may be swapped", () => {
  expect(presetNames.filter(maySwapSides)).toEqual(["sts-2012", "sts-2013-core", "sts-2013-typed"]);
});

test("sides that differ are refused when they are to be swapped, and only then", () => {
  expect(checkSides("clss-2014-rating", { sides: "fixed" })).toEqual({});
  expect(checkSides("sts-2012", { sides: "random" })).toEqual({});
  const refused = { "settings.sides": { reason: "sides_differ", params: {} } };
  expect(checkSides("clss-2014-rating", { sides: "random" })).toEqual(refused);
  expect(checkSides("clss-2014-word-to-sense", { sides: "random" })).toEqual(refused);
});
