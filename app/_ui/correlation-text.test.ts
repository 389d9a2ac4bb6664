import { expect, test } from "vitest";
import { correlationText } from "./correlation-text";

test("a correlation has two decimals and a real minus", () => {
  expect([0.856, 1, -0.5].map((value) => correlationText(value, "en"))).toEqual(["0.86", "1.00", "−0.50"]);
});

test("what rounds to zero has no sign", () => {
  expect(correlationText(-0.001, "en")).toBe("0.00");
});

test("a correlation has the decimal mark of its language", () => {
  expect(correlationText(-0.5, "de")).toBe("−0,50");
});

test("many of one language share a format", () => {
  const { NumberFormat } = Intl;
  let made = 0;
  class Counted extends NumberFormat {
    constructor(...options: ConstructorParameters<typeof NumberFormat>) {
      super(...options);
      made += 1;
    }
  }
  Object.assign(Intl, { NumberFormat: Counted });
  const texts = Array.from({ length: 100 }, (_, at) => correlationText(at / 100, "fr"));
  Object.assign(Intl, { NumberFormat });
  expect(new Set(texts).size).toBe(100);
  expect(made).toBe(1);
});
