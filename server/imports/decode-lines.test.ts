import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeLines, lineLimit } from "./decode-lines";
import { collect, sourceOf } from "./testing";

const decode = (content: string | Uint8Array, chunkSize?: number) =>
  collect(decodeLines(sourceOf(content, chunkSize), "pairs"));

const texts = async (content: string | Uint8Array) => (await decode(content)).map(({ text }) => text);

test("LF and CRLF end lines, and a last line feed begins no further line", async () => {
  expect(await decode("one\ntwo\r\nthree\n")).toEqual([
    { line: 1, text: "one", end: "\n", error: null },
    { line: 2, text: "two", end: "\r\n", error: null },
    { line: 3, text: "three", end: "\n", error: null },
  ]);
});

test("a last line without a line feed is a line", async () => {
  expect(await texts("one\ntwo")).toEqual(["one", "two"]);
});

test("an empty file has no lines, and empty lines are lines", async () => {
  expect(await texts("")).toEqual([]);
  expect(await texts("\n\n")).toEqual(["", ""]);
});

test("a byte order mark at the start is left out, and one further in is kept", async () => {
  expect(await texts("\uFEFFone\n\uFEFFtwo\n")).toEqual(["one", "\uFEFFtwo"]);
});

test("a byte order mark is known, and a file refused, even if the bytes come one by one", async () => {
  expect((await decode("\uFEFFone\n", 1)).map(({ text }) => text)).toEqual(["one"]);
  expect(await decode(Buffer.from("one\ntwo\u0000\n"), 1)).toMatchObject([{ error: { reason: "not_text" } }]);
});

test("a byte that is not UTF-8 is named by line and place in the file, and reading goes on", async () => {
  const latin = Buffer.concat([
    Buffer.from("\uFEFFgood\ncaf"),
    Buffer.from([0xe9]),
    Buffer.from(" au lait\ngood\n"),
  ]);
  const [, wrong, after] = await decode(latin);
  // 3 bytes of mark, 5 of the first line, 3 of the second: the next one is the 12th.
  expect(wrong?.error).toEqual({
    file: "pairs",
    line: 2,
    column: null,
    found: "caf\uFFFD au lait",
    reason: "invalid_utf8",
    params: { byte: 12 },
  });
  expect(after).toEqual({ line: 3, text: "good", end: "\n", error: null });
});

test("UTF-16 with a byte order mark is read as what it means, however it is cut", async () => {
  const text = Buffer.from("\uFEFFcafé\n語😀\n", "utf16le");
  for (const bytes of [text, Buffer.from(text).swap16()]) {
    for (const size of [1, 3, 65_536]) {
      expect((await decode(bytes, size)).map((line) => line.text)).toEqual(["café", "語😀"]);
    }
  }
});

test("half a character of UTF-16 is an error of its line only", async () => {
  const lines = await decode(Buffer.from("\uFEFFgood\nbad\uD800\ngood\n", "utf16le"));
  expect(lines.map(({ error }) => error?.reason ?? null)).toEqual([null, "invalid_utf8", null]);
});

test("a zero byte near the start refuses the file before any of its lines is read", async () => {
  const lines = await decode(Buffer.from("QK\u0003\u0004\nname\n\u0000\u0000rest\n"));
  expect(lines.map(({ error }) => error)).toMatchObject([{ reason: "not_text", params: { byte: 11 } }]);
});

test("a zero byte far into the file ends reading at its line", async () => {
  const lines = await decode(`${"good line\n".repeat(1_000)}bad \u0000 line\ngood line\n`);
  expect(lines).toHaveLength(1_001);
  expect(lines.at(-1)?.error).toMatchObject({ reason: "not_text", line: 1_001, params: { byte: 10_005 } });
});

test("a carriage return inside a line is an error of that line only", async () => {
  const [mac, after] = await decode("old\rmac\nnew\n");
  expect(mac?.error).toMatchObject({ reason: "carriage_return", line: 1, found: "old\rmac" });
  expect(after?.error).toBeNull();
});

test("a line at the limit is read, and a longer one is refused without keeping it", async () => {
  const long = "x".repeat(lineLimit);
  const lines = await decode(`${long}\n${long}y\n${long.repeat(3)}\nshort\n`, 4_096);
  const reasons = lines.map(({ error }) => error?.reason ?? null);
  expect(reasons).toEqual([null, "line_too_long", "line_too_long", null]);
  expect(lines.map(({ text }) => text.length)).toEqual([lineLimit, 0, 0, 5]);
  expect(lines[1]?.error).toMatchObject({ line: 2, params: { limit: lineLimit } });
});

test("the reason for a wrong byte after a long line still names its place", async () => {
  const content = Buffer.concat([Buffer.alloc(lineLimit + 5, "x"), Buffer.from([0x0a, 0xff, 0x0a])]);
  const lines = await decode(content, 10_000);
  expect(lines[1]?.error).toMatchObject({ reason: "invalid_utf8", params: { byte: lineLimit + 7 } });
});

test("whatever the bytes and wherever they are cut, the lines and their errors are the same", async () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => Buffer.from(text)),
    fc
      .constantFrom("\n", "\r\n", "\r", "\t", '"', "\uFEFF", "\uFFFD", "é", "語", "😀")
      .map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
  );
  const file = fc.array(piece, { maxLength: 40 }).map((pieces) => Buffer.concat(pieces));
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 1, max: 7 }), async (bytes, chunkSize) => {
      expect(await decode(bytes, chunkSize)).toEqual(await decode(bytes));
    }),
  );
});

test("the lines of a good file put together are the file, byte for byte", async () => {
  const text = fc
    .array(fc.string({ unit: "grapheme", maxLength: 20 }), { maxLength: 30 })
    .map((lines) => lines.join("\n"));
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      const lines = await decode(content);
      fc.pre(lines.every(({ error }) => error === null) && !content.startsWith("\uFEFF"));
      expect(lines.map((line) => line.text + line.end).join("")).toBe(content);
    }),
  );
});
