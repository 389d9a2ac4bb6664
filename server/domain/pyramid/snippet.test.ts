import { describe, expect, test } from "vitest";
import { isContentWord } from "./content-word";
import { brokenConstraint } from "./pair-constraints";
import { isPronoun } from "./pronouns";
import { isLexicallyVaried, snippetOf, type Snippet } from "./snippet";
import { textWords, wordForm } from "./text-words";

function snippet(...texts: string[]): Snippet {
  const parts = texts.map((text, at) => ({ start: at * 100, end: at * 100 + text.length, text }));
  return snippetOf({ label: "", comment: null, parts });
}

describe("words", () => {
  test.each([
    ["It cost 4,200 crowns, or 3.5 a day.", ["It", "cost", "4,200", "crowns", "or", "3.5", "a", "day"]],
    ["the make-up isn’t speed/mass...", ["the", "make-up", "isn’t", "speed", "mass"]],
    ["'What is Matter?' (été) U.S.", ["What", "is", "Matter", "été", "U", "S"]],
    [" -- ", []],
  ])("of %j", (text, expected) => {
    const found = textWords(text);
    expect(found.map(({ written }) => written)).toEqual(expected);
    for (const { written, start, end } of found) expect(text.slice(start, end)).toBe(written);
  });

  test("are the same in any letter case and with a possessive s", () => {
    expect(["Town", "TOWN", "town's", "town’s"].map(wordForm)).toEqual(["town", "town", "town", "town"]);
  });
});

test("pronouns are personal, possessive and reflexive, alone or with a verb", () => {
  const yes = ["it", "It’s", "they're", "HIS", "I", "themselves", "let's"].filter(isPronoun);
  expect(yes).toEqual(["it", "It’s", "they're", "I", "themselves", "let's"]);
  expect(["US", "IT", "that", "which", "lets", "item", "someone", "Brackendale's"].some(isPronoun)).toBe(
    false,
  );
});

test("content words are those of the open classes, and numbers", () => {
  expect(["bridge", "opened", "1931", "ferry"].every(isContentWord)).toBe(true);
  expect(["the", "of", "not", "isn't", "would", "they've"].some(isContentWord)).toBe(false);
});

describe("a contributor", () => {
  test("in several parts reads in the order of the text", () => {
    const parts = [
      { start: 40, end: 50, text: "was\nopened" },
      { start: 0, end: 10, text: "the  bridge" },
    ];
    expect(snippetOf({ label: "", comment: null, parts })).toMatchObject({
      text: "the bridge was opened",
      length: 4,
    });
  });

  test("differs from another in a content word of either", () => {
    expect(isLexicallyVaried(snippet("The bridge opened"), snippet("a bridge has opened"))).toBe(false);
    expect(isLexicallyVaried(snippet("The bridge opened"), snippet("the bridge opened late"))).toBe(true);
  });
});

describe("a pair breaks", () => {
  const long = "the town opened its new stone bridge".replace("its ", "");
  test.each([
    ["minimumWords", "the bridge", long, true],
    ["minimumWords", long, "stone bridge.", false],
    ["sharedWords", "the town opened early", long, false],
    ["noPronouns", "it opened the town's new bridge", long, false],
    ["noPronouns", "they built a bridge", long, true],
    ["contentWordDiffers", "The new stone bridge: the town opened!", long, true],
    ["contentWordDiffers", `${long} again`.replace("again", "too"), long, false],
    [null, "people crossed first", "children were early", true],
    [null, "the town closed the new bridge", long, false],
  ] as const)("%s: %j and %j", (expected, one, other, same) => {
    expect(brokenConstraint(snippet(one), snippet(other), same)).toBe(expected);
    expect(brokenConstraint(snippet(other), snippet(one), same)).toBe(expected);
  });

  test("the paper's pairs: the positive one passes, the negative one shares 3 words", () => {
    const sent = snippet("countries worldwide sent money equipment");
    expect(brokenConstraint(sent, snippet("rescue equipment poured in from around the world"), true)).toBe(
      null,
    );
    const [equipment, workers] = ["Equipment", "Relief Workers"].map((what) =>
      snippet(`Countries worldwide sent ${what}`),
    ) as [Snippet, Snippet];
    expect(brokenConstraint(equipment, workers, false)).toBe("sharedWords");
  });
});
