import constants from "next/dist/lib/constants.js";
import { expect, test } from "vitest";
import * as browserConstants from "./browser-constants";

test("the names that browsers get are those of Next", () => {
  for (const [name, value] of Object.entries(browserConstants)) {
    expect(Reflect.get(constants, name)).toBe(value);
  }
});
