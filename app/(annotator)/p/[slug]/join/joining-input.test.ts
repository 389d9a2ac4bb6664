import { expect, test } from "vitest";
import { joiningInput } from "./joining-input";

const join = (link: string, ...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return joiningInput("pairs", new URLSearchParams(link), form);
};

test("the link and what was added on the page come together", () => {
  expect(join("PROLIFIC_PID=5f1", ["country", "NZ"], ["languages", "he"], ["languages", "en"])).toEqual({
    project: "pairs",
    source: "prolific",
    externalId: "5f1",
    country: "NZ",
    languages: ["he", "en"],
  });
});

test("what the link says is not overruled by the form", () => {
  expect(join("country=AU", ["country", "NZ"])).toMatchObject({ country: "AU" });
});

test("a country that was not chosen is not given", () => {
  expect(join("", ["country", ""])).toEqual({ project: "pairs", source: "link" });
});

test("what cannot be a country is refused", () => {
  expect(join("", ["country", "Atlantis"])).toBeNull();
});
