import { expect, test } from "vitest";
import { countryCode } from "@/server/domain/policy/policies";
import { countries } from "./countries";
import { countryOptions } from "./country-options";

test("all 249 codes of the standard are there, once each", () => {
  expect(new Set(countries).size).toBe(249);
  for (const code of countries) expect(countryCode.safeParse(code).success).toBe(true);
});

test("countries have names and stand in their order", () => {
  const options = countryOptions("en");
  expect(options[0]).toEqual({ value: "AF", name: "Afghanistan" });
  expect(options).toContainEqual({ value: "NZ", name: "New Zealand" });
  for (const { value, name } of options) expect(name).not.toBe(value);
});
