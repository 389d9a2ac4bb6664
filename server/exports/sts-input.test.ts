import { expect, test } from "vitest";
import { stsInput, stsInputFileName } from "./sts-input";
import { releaseOf, textOf } from "./testing";

const input = stsInput("OnWN");

test("each pair is text A, a tab, text B and a line feed, in the order given", () => {
  const pairs = [
    { textA: ' "quoted" ', textB: "b" },
    { textA: "=c", textB: "語" },
  ];
  expect(textOf(input, releaseOf(pairs))).toBe(' "quoted" \tb\n=c\t語\n');
});

test("tabs and line breaks inside a text become one space, so that lines keep lining up", () => {
  const pairs = [{ textA: "one\r\n\r\ntwo", textB: "a\tb\n" }];
  expect(textOf(input, releaseOf(pairs))).toBe("one two\ta b \n");
});

test("the file is called after its dataset", () => {
  expect(stsInputFileName("surprise.OnWN")).toBe("STS.input.surprise.OnWN.txt");
  expect(input).toMatchObject({ name: "STS.input.OnWN.txt", dataset: "OnWN" });
});
