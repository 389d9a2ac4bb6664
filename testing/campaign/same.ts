import { expect } from "vitest";

/** Expects one figure wherever it is told. */
export function expectSame(what: string, told: Record<string, unknown>): void {
  const [[, first] = []] = Object.entries(told);
  expect({ [what]: told }).toEqual({
    [what]: Object.fromEntries(Object.keys(told).map((where) => [where, first])),
  });
}
