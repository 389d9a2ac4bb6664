import { expect, test } from "vitest";
import { MalformedLine } from "./malformed-line";
import { parseDataLine } from "./parse-data-line";
import { parseIndexLine } from "./parse-index-line";

const synset =
  '00001234 05 n 02 Red_fox 0 fox a 002 @ 00000100 n 0000 + 00000200 v 0201 | a sly animal; "the fox ran"  ';

test("a line of data gives words, pointers and gloss", () => {
  expect(parseDataLine(synset)).toEqual({
    id: "n00001234",
    pos: "n",
    isSatellite: false,
    lexFile: 5,
    words: [
      { form: "Red_fox", lexId: 0 },
      { form: "fox", lexId: 10 },
    ],
    pointers: [
      { relation: "hypernym", target: "n00000100" },
      { relation: "derivation", target: "v00000200" },
    ],
    definition: "a sly animal",
    examples: ["the fox ran"],
  });
});

test("a verb's sentence frames are passed over, and a satellite is an adjective without its marker of position", () => {
  const verb = parseDataLine("00000300 30 v 01 run 0 001 @ 00000400 v 0000 02 + 02 00 + 08 01 | move fast");
  const adjective = parseDataLine("00000500 00 s 01 galore(ip) 0 001 & 00000600 a 0000 | in plenty");
  expect(verb.pointers).toEqual([{ relation: "hypernym", target: "v00000400" }]);
  expect(adjective).toMatchObject({
    id: "a00000500",
    isSatellite: true,
    words: [{ form: "galore", lexId: 0 }],
  });
});

test.each([
  ["text that is no line of data", "hello"],
  ["an unknown part of speech", synset.replace(" n 02", " x 02")],
  ["a word without its number", synset.replace("Red_fox 0", "Red_fox zz")],
  ["fewer pointers than counted", synset.replace("002 @", "009 @")],
  ["a pointer of unknown meaning", synset.replace("@ 0", "? 0")],
])("%s is refused as malformed", (_, line) => {
  expect(() => parseDataLine(line)).toThrow(MalformedLine);
});

test("a line of the index gives the places of the senses in their order", () => {
  expect(parseIndexLine("fox n 2 2 @ ~ 2 1 00001234 00004321  ")).toEqual({
    lemma: "fox",
    offsets: ["00001234", "00004321"],
  });
});

test.each([
  ["fewer senses than counted", "fox n 3 1 @ 3 1 00001234 00004321"],
  ["a place that is no number", "fox n 1 1 @ 1 1 0000123x"],
  ["no senses", "fox n 0 0 0 0"],
])("an index line with %s is refused as malformed", (_, line) => {
  expect(() => parseIndexLine(line)).toThrow(MalformedLine);
});
