import { describe, expect, test } from "vitest";
import { readSharedPyramid, sharedPyramids } from "@/testing/pyramid/shared-pyramids";
import { FaultyTable } from "../ratings-table/table-fault";
import { tableOfText } from "../ratings-table/testing";
import { sourceOf } from "../testing";
import { readPyramid } from "./read-pyramid";

const part = '<part label="In May" start="4" end="10"/>';
const contributor = `<contributor label="In May">${part}</contributor>`;
const unit = `<scu uid="1" label="It was in May">\n${contributor}\n</scu>`;
const text = "<text><line>---</line><line>In May &amp; June.</line></text>";
const whole = `<?xml version="1.0"?>\n<pyramid>\n${text}\n${unit}\n</pyramid>\n`;

const read = (content: string | Uint8Array) =>
  readPyramid({ name: "a.pyr", open: () => sourceOf(content, 7) });

async function faultsOf(content: string | Uint8Array) {
  const error = await read(content).catch((thrown: unknown) => thrown);
  if (!(error instanceof FaultyTable)) throw new Error("It was read, or failed otherwise", { cause: error });
  return error.faults;
}

describe("a pyramid", () => {
  const pyramid = {
    text: "---\nIn May & June.",
    headerPattern: null,
    units: [
      {
        id: "1",
        label: "It was in May",
        comment: null,
        weight: 1,
        contributors: [{ label: "In May", comment: null, parts: [{ start: 4, end: 10, text: "In May" }] }],
      },
    ],
  };

  test.each([
    ["with line feeds", whole],
    ["with CRLF", whole.replaceAll("\n", "\r\n")],
    ["with a byte order mark", `\uFEFF${whole}`],
    ["in UTF-16", Buffer.from(`\uFEFF${whole}`, "utf16le")],
    ["without its last line end", whole.trimEnd()],
    ["with a declared encoding", whole.replace("?>", ' encoding="utf-8"?>')],
  ])("is read %s", async (_, content) => {
    expect(await read(content)).toEqual(pyramid);
  });

  test("has offsets in the unescaped text, in the units of Java's characters", async () => {
    const line = "<text><line>&lt;🌉 &#65;&quot;b&quot;</line></text>";
    const { units } = await read(
      whole
        .replace(text, line)
        .replaceAll(/label="In May" start="4" end="10"/g, 'label="A&quot;b" start="4" end="7"'),
    );
    expect(units[0]?.contributors[0]?.parts).toEqual([{ start: 4, end: 7, text: 'A"b' }]);
  });

  test("may have a label with spaces where the text has line breaks, as XML reads them", async () => {
    const { units } = await read(whole.replace(part, '<part label="---\nIn" start="0" end="6"/>'));
    expect(units[0]?.contributors[0]?.parts).toEqual([{ start: 0, end: 6, text: "---\nIn" }]);
  });

  test("may have no unit", async () => {
    expect((await read(whole.replace(unit, ""))).units).toEqual([]);
  });
});

const faulty = (from: string, to: string) => whole.replace(from, to);

test.each([
  ["an open tag", faulty("</scu>", ""), 7, 10, "unexpected close tag"],
  ["an ampersand", faulty("&amp;", "&"), 3, 36, "& without a name"],
  ["an unknown entity", faulty("&amp;", "&e;"), 3, 38, "undefined entity"],
  ["half a file", whole.slice(0, 60), 3, null, "unclosed tag"],
  ["another root", "<peerAnnotation/>", 1, 1, "<peerAnnotation>, not <pyramid>"],
  ["another encoding", faulty("?>", ' encoding="ISO-8859-1"?>'), 1, null, "The file says it is ISO-8859-1."],
  ["no text", faulty(text, ""), 2, 1, "The pyramid has no summaries."],
  ["two texts", faulty(text, text + text), 3, 61, "<text> is here for the second time."],
  ["a strange element", faulty(part, `${part}<b/>`), 5, 70, "<contributor> cannot contain <b>."],
  ["text in between", faulty(part, `${part}so`), 5, 1, "<contributor> contains text"],
  ["no uid", faulty('uid="1" ', ""), 4, 1, '<scu> has no uid. Add it, such as uid="1".'],
  ["a unit without contributors", faulty(contributor, ""), 4, 1, "Unit 1 has no contributor."],
  ["a contributor without parts", faulty(part, ""), 5, 1, "This contributor has no part."],
  ["an id twice", faulty(unit, `${unit}\n${unit}`), 7, 1, "Unit 1 is also in line 4."],
  ["no number", faulty('"4"', '"four"'), 5, 29, "start is not a whole number."],
  ["a negative offset", faulty('"4"', '"-4"'), 5, 29, "start is not a whole number."],
  ["an end outside", faulty('"10"', '"99"'), 5, 29, "4 to 99 is no stretch of the text, which has 18"],
  ["an empty part", faulty('"10"', '"4"'), 5, 29, "4 to 4 is no stretch"],
  ["a shifted part", faulty('"4"', '"5"'), 5, 29, 'The text from 5 to 10 is "n May".'],
  ["nothing", "", 1, null, "This is not a pyramid."],
  ["a PDF", "%PDF-1.7\n", 1, null, "This is not a pyramid."],
  ["a table", "a,b\n1,2\n", 1, null, "This is not a pyramid."],
])("%s is refused by line and column", async (_, content, line, column, sentence) => {
  const [fault] = await faultsOf(content);
  expect(fault).toMatchObject({ line, ...(column === null ? {} : { column }) });
  expect(fault?.sentence).toContain(sentence);
});

test("a part that differs names what the label says and what stands there", async () => {
  expect((await faultsOf(faulty('"10"', '"9"')))[0]).toMatchObject({
    found: "In May",
    sentence: expect.stringContaining('"In Ma"') as string,
  });
});

test("every faulty part is told, up to fifty", async () => {
  expect(await faultsOf(whole.replace(part, part.replace('"4"', '"5"').repeat(80)))).toHaveLength(50);
});

const bomb = `<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY b${at} "&a;&a;&a;">`).join("")}`;

test.each([
  ["entities that swell", `[${bomb}]`],
  ["an entity from a file", '[<!ENTITY secret SYSTEM "file:///etc/passwd">]'],
  ["a parameter entity", '[<!ENTITY % p SYSTEM "http://example.org/p.dtd"> %p;]'],
  ["an address", 'SYSTEM "http://example.org/pyramid.dtd"'],
  ["a public name", 'PUBLIC "-//X" "pyramid.dtd"'],
  ["a default value", '[<!ATTLIST scu label CDATA "none">]'],
])("a DOCTYPE with %s is refused where it begins", async (_, subset) => {
  const [fault] = await faultsOf(whole.replace("<pyramid>", `\n<!DOCTYPE pyramid\n${subset}>\n<pyramid>`));
  expect(fault).toMatchObject({ line: 3, sentence: expect.stringMatching(/^A DOCTYPE can only/) as string });
});

test("bytes that are not UTF-8 are named", async () => {
  const bytes = Buffer.from(whole.replace("June", "Süd"), "latin1");
  const [fault] = await faultsOf(bytes);
  expect(fault).toMatchObject({
    line: 3,
    sentence: expect.stringMatching(/^Byte \d+ is not UTF-8/) as string,
  });
});

test("more than 4 MB are refused before they are all read", async () => {
  const long = `<pyramid><text>${`<line>${"a".repeat(100_000)}</line>\n`.repeat(50)}`;
  const error = await readPyramid(tableOfText(long)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    faults: [{ line: 40, sentence: expect.stringContaining("4 MB") as string }],
  });
});

describe.each(sharedPyramids)("%s", (name) => {
  test("has in each part what stands at its offsets", async (context) => {
    const pyramid = await readSharedPyramid(context, name);
    const parts = pyramid.units.flatMap(({ contributors }) => contributors.flatMap((one) => one.parts));
    expect(parts.length).toBeGreaterThan(20);
    for (const { start, end, text: found } of parts) expect(pyramid.text.slice(start, end)).toBe(found);
  });
});

test("the published pyramids have as many units and parts as their description says", async (context) => {
  const sizes = [];
  for (const name of sharedPyramids) {
    const { text: summaries, units } = await readSharedPyramid(context, name);
    const contributors = units.flatMap((one) => one.contributors);
    const parts = contributors.flatMap((one) => one.parts);
    const inPieces = contributors.filter((one) => one.parts.length > 1);
    sizes.push([summaries.length, units.length, parts.length, inPieces.length]);
  }
  expect(sizes).toEqual([
    [8_056, 60, 137, 3],
    [8_132, 46, 134, 24],
    [624, 9, 22, 2],
  ]);
});

test("a contributor in several parts and a comment are read as they are", async (context) => {
  const { units } = await readSharedPyramid(context, "pyramid-synthetic/synthetic-footbridge.pyr");
  expect(units[0]?.weight).toBe(4);
  expect(units[0]?.contributors[3]).toEqual({
    label: "Brackendale's footbridge...was opened",
    comment: null,
    parts: [
      { start: 514, end: 538, text: "Brackendale's footbridge" },
      { start: 565, end: 575, text: "was opened" },
    ],
  });
  expect(units[1]?.comment).toBe("month given by two models only");
});
