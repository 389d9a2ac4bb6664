import { expect, test } from "vitest";
import { namesInText } from "./names-in-text";

test("each line is a name, without the white space around it and without blank lines", () => {
  expect(namesInText("Ana Lin\r\n\n  Ben \rChi\n")).toEqual(["Ana Lin", "Ben", "Chi"]);
});

test("a name that comes twice is one person, however its letters are composed", () => {
  expect(namesInText("Zoe\u0308\nAna\nZo\u00eb\nAna")).toEqual(["Zo\u00eb", "Ana"]);
});

test("a text of blanks names nobody", () => {
  expect(namesInText(" \n\t\n")).toEqual([]);
});
