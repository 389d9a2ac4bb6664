import { expect, test } from "vitest";
import { slug } from "@/server/domain/project/project";
import { slugFromName } from "./slug-from-name";

test("spaces and marks between words become one hyphen each", () => {
  expect(slugFromName("  STS 2012: OnWN -- pilot! ")).toBe("sts-2012-onwn-pilot");
});

test("accents are dropped", () => {
  expect(slugFromName("Größe für Café")).toBe("gro-e-fur-cafe");
});

test("a name in another script gives nothing, so that the organizer writes an address", () => {
  expect(slugFromName("דמיון")).toBe("");
});

test("a name cut at sixty characters is still an address", () => {
  expect(slug.safeParse(slugFromName(`${"a".repeat(59)} b`)).success).toBe(true);
});
