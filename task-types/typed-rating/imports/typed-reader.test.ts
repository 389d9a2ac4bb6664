import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { collect } from "@/server/imports/testing";
import { archiveOnDisk } from "@/testing/archive-on-disk";
import { rasterType } from "./raster-type";
import { errorsAmong, filesOf, readAll, rowsAmong } from "./testing";
import { picturesAmong, typedReader } from "./typed-reader";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);

const archive = zipSync({
  "set/STS.input.x.txt": strToU8("https://e.org/1\thttps://e.org/2\n"),
  "set/STS.gs.x.txt": strToU8("3\t1\n"),
  "set/text/1a_e.txt": strToU8("dcTitle:\tBridge\n"),
  "set/text/1b_e.txt": strToU8("dcTitle:\tTower\n"),
  "set/images/1a_e.png": png,
  "set/README.md": strToU8("about"),
  "__MACOSX/set/._1a_e.png": strToU8("aside"),
});

test("an archive holds pairs, scores, texts and pictures", async () => {
  const files = [archiveOnDisk("set.zip", archive)];
  const [source] = await typedReader(files, {});
  expect(source).toMatchObject({
    fileName: "set/STS.input.x.txt",
    scoresFileName: "set/STS.gs.x.txt",
    format: "sts",
    dataset: "x",
  });
  expect(rowsAmong(await readAll(files))).toMatchObject([
    { textA: "Bridge", referenceScore: 3, content: { a: { image: "1a_e.png" } } },
  ]);
});

test("the pictures of an archive go by their own names", async () => {
  const pictures = await picturesAmong([archiveOnDisk("set.zip", archive)]);
  expect(pictures.map(({ fileName }) => fileName)).toEqual(["1a_e.png"]);
  const bytes = Buffer.concat(await collect(pictures[0]?.open() ?? (async function* () {})()));
  expect(rasterType(bytes)).toBe("image/png");
});

test("what is no picture by its first bytes is refused, whatever it is called", async () => {
  const files = filesOf({
    "x.csv": "a.title,b.title\nBridge,Tower\n",
    "script.png": "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
    "large.png": Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]),
    "good.png": png,
  });
  expect(errorsAmong(await readAll(files))).toEqual([
    ["script.png", 1, null, "not_a_picture"],
    ["large.png", 1, null, "picture_too_large"],
  ]);
});

test("each dataset takes the records beside it", async () => {
  const one = (title: string) => ({ a: `dcTitle:\t${title}\n`, pairs: "u\tv\n" });
  const files = filesOf({
    "one/STS.input.one.txt": one("x").pairs,
    "one/1a.txt": one("A1").a,
    "one/1b.txt": one("B1").a,
    "two/STS.input.two.txt": one("x").pairs,
    "two/text/1a.txt": one("A2").a,
    "two/text/1b.txt": one("B2").a,
  });
  expect(rowsAmong(await readAll(files)).map(({ textA, textB }) => [textA, textB])).toEqual([
    ["A1", "B1"],
    ["A2", "B2"],
  ]);
});

test.each([
  ["an archive that is none", [archiveOnDisk("set.zip", strToU8("not an archive"))]],
  ["two pictures of one name", filesOf({ "one/1a.png": png, "two/1a.png": png })],
])("%s: refused", async (_, files) => {
  await expect(typedReader(files, {})).rejects.toMatchObject({ reason: "file_refused" });
});

test.each([
  [{ "STS.gs.x.txt": "1\t2\n" }, "scores_alone"],
  [{ "1a.txt": "dcTitle:\tx\n" }, "record_alone"],
  [{ "paper.pdf": "%PDF-1.7" }, "pdf_file"],
  [{ "notes.md": "# Notes" }, "unknown_file"],
])("files of which there is no use say why: %o", async (contents, reason) => {
  expect(await readAll(filesOf(contents))).toMatchObject([{ error: { reason } }]);
});

test.each([
  ["image/png", png],
  ["image/jpeg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  ["image/gif", strToU8("GIF89a…")],
  ["image/webp", strToU8("RIFF\0\0\0\0WEBPVP8 ")],
  [null, strToU8("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  [null, strToU8("RIFF\0\0\0\0WAVE")],
  [null, new Uint8Array()],
])("the first bytes tell %s", (type, bytes) => {
  expect(rasterType(bytes)).toBe(type);
});
