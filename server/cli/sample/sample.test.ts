import { describe, expect, test } from "vitest";
import { pairReader } from "@/server/imports/pair-reader";
import { collect, readingContext, sourceOf, withoutHeads } from "@/server/imports/testing";
import { bandOf, similarityBands } from "@/server/stats/sampling/similarity-bands";
import { editSimilarity } from "@/server/stats/sampling/edit-similarity";
import { sharedData } from "@/server/stats/published/shared-data";
import { tokenOverlap } from "@/server/stats/token-overlap";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addSample } from "./command";

interface Counts {
  band: string;
  stratum?: string;
  asked: number;
  found: number;
  taken: number;
  short: number;
}

interface Report {
  candidates: number;
  histogram: { count: number }[];
  bands: Counts[];
  strata?: Counts[];
  splits?: { split: string; taken: number }[];
  pairs: Record<string, string>[];
}

const sample = (words: string[], input?: string) => runCliCommand(addSample, ["sample", ...words], input);

async function reportOf(words: string[], input?: string): Promise<Report> {
  const { code, out, errors } = await sample([...words, "--json"], input);
  expect([code, errors]).toEqual([0, ""]);
  return JSON.parse(out) as Report;
}

/** The items that an import makes of a file of this name. */
async function imported(text: string, fileName = "sample.tsv") {
  const [source] = await pairReader([{ fileName, open: () => sourceOf(text) }], {});
  return withoutHeads(await collect(source!.entries(readingContext())));
}

const bands = ["--bands", "0.4,0.5,0.6,0.7,0.8"];
const alphabet = "abcdefghij";

/** Pairs of ten letters of which 0 to 10 are the same, in two genres: similarities 0, 0.1 … 1, 20 of each. */
const rows = Array.from({ length: 220 }, (_, at) => {
  const same = at % 11;
  const textB = alphabet.slice(0, same) + "z".repeat(10 - same);
  return [`p${at}`, alphabet, textB, at % 2 === 0 ? "news" : "forum"];
});
const tsv = [["id", "sentence1", "sentence2", "genre"], ...rows]
  .map((cells) => `${cells.join("\t")}\n`)
  .join("");

test("each band gives as many pairs as asked, all columns kept, and what is printed imports", async () => {
  const { code, out, errors } = await sample(["-", ...bands, "--per-band", "6"], tsv);
  const [header, ...lines] = out.trimEnd().split("\n");
  expect([code, header]).toEqual([0, "id\tsentence1\tsentence2\tgenre\tband"]);
  expect(errors).toContain("220 pairs by edit similarity, 30 taken.");
  expect(errors).toMatch(/^0\.8-1 +6 +60 +6$/m);
  expect(lines).toHaveLength(30);
  const items = await imported(out);
  expect(items).toHaveLength(30);
  items.forEach((item, at) => {
    const [id = "", textA = "", textB = "", genre = "", band = ""] = lines[at]?.split("\t") ?? [];
    expect(item).toMatchObject({ row: { externalId: id, textA, textB, genre } });
    const [low = NaN, high = NaN] = band.split("-").map(Number);
    expect(bandOf([{ low, high }], editSimilarity(textA, textB).value ?? NaN)).toBe(0);
  });
});

test("the seed alone decides which pairs are taken", async () => {
  const taken = async (seed: string) =>
    (await reportOf(["-", ...bands, "--per-band", "6", "--seed", seed], tsv)).pairs;
  expect(await taken("7")).toEqual(await taken("7"));
  expect(await taken("7")).not.toEqual(await taken("8"));
});

test("a short band says how many are missing", async () => {
  const words = ["-", "--bands", "0.9,1", "--up-to", "1", "--per-band", "25"];
  const { errors } = await sample(words, tsv);
  expect(errors).toMatch(/^0\.9-1 +25 +40 +25$/m);
  const { bands: counts } = await reportOf([...words.slice(0, -1), "50"], tsv);
  expect(counts).toEqual([{ band: "0.9-1", low: 0.9, high: 1, asked: 50, found: 40, taken: 40, short: 10 }]);
  expect((await sample([...words.slice(0, -1), "50"], tsv)).errors).toContain("10 short");
});

test("each stratum gives as many pairs from each band, or its quota", async () => {
  const words = ["-", ...bands, "--per-band", "4", "--stratum", "genre", "--quota", "forum:2"];
  const { strata = [], bands: counts, pairs } = await reportOf(words, tsv);
  expect(strata).toHaveLength(10);
  for (const { stratum, taken } of strata) expect(taken).toBe(stratum === "forum" ? 2 : 4);
  expect(counts.map(({ asked }) => asked)).toEqual([6, 6, 6, 6, 6]);
  expect(pairs.filter(({ genre }) => genre === "forum")).toHaveLength(10);
});

test("a split is balanced in each band of each stratum, and leaves the sample as it is", async () => {
  const words = ["-", ...bands, "--per-band", "5", "--stratum", "genre"];
  const split = await reportOf([...words, "--split", "train:0.5,test:0.5"], tsv);
  const whole = await reportOf(words, tsv);
  expect(split.splits).toEqual([
    { split: "train", taken: 25 },
    { split: "test", taken: 25 },
  ]);
  expect(split.pairs.map(({ id }) => id)).toEqual(whole.pairs.map(({ id }) => id));
  for (const { band, stratum } of split.strata ?? []) {
    const cell = split.pairs.filter((pair) => pair.band === band && pair.genre === stratum);
    expect([2, 3]).toContain(cell.filter((pair) => pair.split === "train").length);
  }
});

test("token overlap samples by the tokens", async () => {
  const input = "a b c d\ta b c d\na b\ta c\na\tb\n";
  const words = ["-", "--bands", "0.5", "--per-band", "9", "--similarity", "token-overlap"];
  const { pairs, histogram } = await reportOf(words, input);
  expect(pairs.map(({ sentence1, sentence2 }) => tokenOverlap(sentence1!, sentence2!).value)).toEqual([
    1, 0.5,
  ]);
  expect([histogram[0]?.count, histogram[10]?.count, histogram[19]?.count]).toEqual([1, 1, 1]);
});

describe("files", () => {
  const all = ["--bands", "0", "--per-band", "9"];

  test("as Excel and pandas write them are read, and a line break becomes a space", async () => {
    const excel = '\uFEFFsentence1;sentence2;note\r\n"a ""b""";a b;"two\r\nlines"\r\n';
    const { out, errors } = await sample(["-", ...all], excel);
    expect(out).toBe('sentence1\tsentence2\tnote\tband\na "b"\ta b\ttwo lines\t0-1\n');
    expect(errors).toContain("became spaces in 1 cells");
    const pandas = ',premise,hypothesis\n0,"=a, b",a\n1,c,d\n';
    const written = (await sample(["-", ...all], pandas)).out;
    expect(written).toBe("column 1\tpremise\thypothesis\tband\n0\t=a, b\ta\t0-1\n1\tc\td\t0-1\n");
    expect(await imported(written)).toMatchObject([{ row: { textA: "=a, b" } }, { row: { textB: "d" } }]);
  });

  test("of STS and CLSS have no header; the genre of CLSS is a column", async () => {
    const sts = folderOf({ "STS.input.a.txt": 'a "b\tc\n' })("STS.input.a.txt");
    expect((await sample([sts, ...all])).out).toBe('sentence1\tsentence2\tband\na "b\tc\t0-1\n');
    const clss = "a larger\tsmaller\tNewswire-3\nb larger\tsmall\tCQA-4\n";
    const { out } = await sample(["-", ...all, "--stratum", "genre"], clss);
    expect(out.split("\n")[1]).toBe("a larger\tsmaller\tNewswire-3\tNewswire\t0-1");
    expect(await imported(out)).toMatchObject([{ row: { genre: "Newswire" } }, { row: { genre: "CQA" } }]);
  });

  test("may have texts in any column, by name or number", async () => {
    const named = ["-", ...all, "--text-a", "x", "--text-b", "y"];
    expect((await sample(named, "k,y,x\n1,b,a\n")).out).toBe("k\ty\tx\tband\n1\tb\ta\t0-1\n");
    const numbered = ["-", ...all, "--no-header", "--text-a", "3", "--text-b", "2"];
    expect((await sample(numbered, "1,b,a\n")).out).toBe("1\tsentence2\tsentence1\tband\n1\tb\ta\t0-1\n");
  });

  test("of a sample can be sampled again, once its own column has another name", async () => {
    const { out } = await sample(["-", ...all], "one text\tanother\n");
    expect(await sample(["-", ...all], out)).toMatchObject({ code: 1 });
    expect(await sample(["-", ...all], out.replace("band", "earlier"))).toMatchObject({ code: 0 });
  });

  test.each([
    ["no texts", "x,y\na,b\n", "standard input:1: No column has a usual name of a text."],
    ["an empty text", "sentence1,sentence2\na,b\na, \n", "standard input:3:2: This text is empty."],
    [
      "a column too many",
      "sentence1,sentence2\na,b,c\n",
      "standard input:2: This line has 3 columns, not 2.",
    ],
    ["a name twice", "sentence1,sentence2,x,x\na,b,c,d\n", "standard input:1:4: More than one column"],
    [
      "a column called band",
      "sentence1,sentence2,band\na,b,c\n",
      "standard input:1:3: The sample gets a column",
    ],
    ["nothing", "", "standard input:1: The file contains no lines"],
  ])("with %s are refused with their line, and nothing is printed", async (_, input, sentence) => {
    const { code, out, errors } = await sample(["-", ...all], input);
    expect([code, out, errors]).toEqual([1, "", expect.stringContaining(sentence)]);
  });

  test("of words and senses have no texts", async () => {
    const name = "word2sense.test.input.tsv";
    const file = folderOf({ [name]: "pot#n\tbasket%1:06:00::\tbasket#n#1\tw2s-1\n" })(name);
    const { code, errors } = await sample([file, ...all]);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining(`${name}:1: A word and a sense have no texts`),
    ]);
  });

  test("with a stratum for each pair, or without one, are refused", async () => {
    const many = `sentence1,sentence2,id\n${Array.from({ length: 1_001 }, (_, at) => `a,b,i${at}\n`).join("")}`;
    const { code, errors } = await sample(["-", ...all, "--stratum", "id"], many);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining("standard input:1002: There are more than 1000"),
    ]);
    const gap = await sample(["-", ...all, "--stratum", "g"], "sentence1,sentence2,g\na,b,\n");
    expect([gap.code, gap.errors]).toEqual([
      1,
      expect.stringContaining("standard input:2:3: The g is empty."),
    ]);
  });
});

describe("two bags", () => {
  test("of pairs are those whose cells are equal, and those whose cells differ", async () => {
    const input = "sentence1,sentence2,v1,v2\na,b,1,1\na,c,1,2\nd,e,2,2\n";
    const words = ["-", "--bands", "0", "--per-band", "1", "--bags", "v1,v2"];
    const { strata = [], pairs } = await reportOf(words, input);
    expect(strata).toMatchObject([
      { stratum: "across", found: 1, taken: 1 },
      { stratum: "within", found: 2, taken: 1 },
    ]);
    for (const { v1, v2, bag } of pairs) expect(bag).toBe(v1 === v2 ? "within" : "across");
    const { code, errors } = await sample([...words.slice(0, -1), "v1"], input);
    expect([code, errors]).toEqual([1, expect.stringContaining("Bags come from two columns.")]);
  });

  const texts = `id\theadline\tevent\n${Array.from({ length: 60 }, (_, at) => `h${at}\ttext ${at} of ${at % 7}\te${at % 6}\n`).join("")}`;

  test("of texts are drawn within clusters and across them", async () => {
    const words = ["-", "--cluster", "event", "--bands", "0,0.5", "--per-band", "10"];
    const {
      candidates,
      strata = [],
      pairs,
    } = await reportOf([...words, "--within", "100", "--across", "150"], texts);
    expect(candidates).toBe(250);
    const found = (bag: string) =>
      strata.filter(({ stratum }) => stratum === bag).reduce((total, cell) => total + cell.found, 0);
    expect([found("within"), found("across")]).toEqual([100, 150]);
    for (const { bag, cluster1, cluster2, id1, id2, sentence1 } of pairs) {
      expect(bag).toBe(cluster1 === cluster2 ? "within" : "across");
      expect(id1).not.toBe(id2);
      expect(sentence1).toMatch(new RegExp(`^text ${id1?.slice(1)} of`));
    }
    // 6 clusters of 10 texts: 45 pairs within each, 1,770 pairs in all.
    expect((await reportOf(words, texts)).candidates).toBe(1_770);
    expect(await imported((await sample(words, texts)).out)).toHaveLength(pairs.length);
  });

  test("need a text and a cluster in each line", async () => {
    const words = ["-", "--cluster", "event", "--bands", "0", "--per-band", "1"];
    expect((await sample(words, "x,event\na,1\n")).errors).toContain("Name it with --text,");
    const { errors } = await sample(words, "text,event\na,\n,2\n");
    expect(errors).toContain("standard input:2:2: The event is empty.");
    expect(errors).toContain("standard input:3:1: This text is empty.");
  });
});

test.each([
  ["bands that do not ascend", ["--bands", "0.5,0.4"]],
  ["a band above 1", ["--bands", "0.5,1.5"]],
  ["no band", ["--bands", "1"]],
  ["an end before the last band", ["--bands", "0.4,0.9", "--up-to", "0.8"]],
  ["half a split", ["--split", "train:0.5"]],
  ["a part twice", ["--split", "a:0.5,a:0.5"]],
  ["a part without a name", ["--split", "0.5,0.5"]],
  ["another similarity", ["--similarity", "cosine"]],
  ["a quota without strata", ["--quota", "news:5"]],
  ["a quota without a number", ["--stratum", "genre", "--quota", "news"]],
  ["strata and bags", ["--stratum", "genre", "--bags", "a,b"]],
  ["draws from pairs", ["--within", "5"]],
  ["strata of texts", ["--cluster", "event", "--stratum", "genre"]],
])("%s: refused with exit code 2", async (_, words) => {
  expect(await sample(["-", ...bands, "--per-band", "5", ...words], tsv)).toMatchObject({ code: 2, out: "" });
});

test("STS 2012 OnWN: five bands of sixty, half for training and half for testing", async (context) => {
  const input = sharedData(context, "sts2012-onwn/STS.input.surprise.OnWN.txt");
  const words = [input, ...bands, "--per-band", "60", "--split", "train:0.5,test:0.5"];
  const { candidates, bands: counts, histogram, splits, pairs } = await reportOf(words);
  expect([candidates, histogram.reduce((total, { count }) => total + count, 0)]).toEqual([750, 750]);
  // Counted with String::Similarity 1.04.
  expect(counts.map(({ found }) => found)).toEqual([102, 130, 109, 112, 185]);
  expect(splits?.map(({ taken }) => taken)).toEqual([150, 150]);
  const edges = similarityBands([0.4, 0.5, 0.6, 0.7, 0.8]);
  for (const { sentence1 = "", sentence2 = "", band } of pairs) {
    const { low, high } = edges[bandOf(edges, editSimilarity(sentence1, sentence2).value ?? NaN) ?? -1]!;
    expect(band).toBe(`${low}-${high}`);
  }
});

test("STS 2013 headlines: what is printed imports as it was", async (context) => {
  const input = sharedData(context, "sts2013-headlines/STS.input.headlines.txt");
  const words = [input, "--bands", "0", "--per-band", "1000"];
  const { out } = await sample(words);
  const items = (await imported(out)).map((entry) =>
    "row" in entry ? [entry.row.textA, entry.row.textB] : entry,
  );
  expect(items).toEqual(
    (await reportOf(words)).pairs.map(({ sentence1, sentence2 }) => [sentence1, sentence2]),
  );
  expect(items).toHaveLength(750);
});
