import { expect, test } from "vitest";
import { joiningInput } from "./joining-input";

const join = (link: string, ...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return joiningInput({ project: "pairs", recruiters: [] }, new URLSearchParams(link), form);
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

test("none of the languages is an answer, too, and a visit that the page names is one where the link has none", () => {
  expect(join("", ["languages", "none"])).toMatchObject({ languages: [] });
  expect(join("workerId=A1", ["visit", "a secret of the page"])).toMatchObject({
    session: "a secret of the page",
  });
  expect(join("workerId=A1&assignmentId=3HSYG7LRBJX5", ["visit", "a secret of the page"])).toMatchObject({
    session: "3HSYG7LRBJX5",
  });
  expect(join("", ["returnCode", ""])).toMatchObject({ returnCode: "-" });
});

test("a country that was not chosen is not given", () => {
  expect(join("", ["country", ""])).toEqual({ project: "pairs", source: "link" });
});

test("what cannot be a country is refused", () => {
  expect(join("", ["country", "Atlantis"])).toBeNull();
});

test("a task that is only looked at is joined by nobody", () => {
  expect(join("assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE&hitId=3HIT")).toBeNull();
});
