import type { z } from "zod";
import { zipSync } from "fflate";
import type { importChoices } from "@/server/domain/import/contracts";
import type { PresetName } from "@/server/domain/preset/presets";
import { demoCampaigns } from "@/server/services/startup/demo/campaigns";

/** Files that a task type takes as they are. */
export interface FuzzFiles {
  preset: PresetName;
  name: string;
  contents: () => Record<string, Uint8Array>;
  choices: z.input<typeof importChoices>;
}

const texts = (files: Record<string, string>) => () =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

const given = (
  preset: PresetName,
  name: string,
  files: Record<string, string>,
  choices: FuzzFiles["choices"] = {},
): FuzzFiles => ({ preset, name, contents: texts(files), choices });

const quoted = `id,text_a,text_b,dataset,genre,group,score,gold,tolerance,explanation,use
1,"a, ""b""\nc",d,one,news,g1,2.5,3,0.5,"Because, so.",work
2,e,f,two,,g1,,,,,
3,g,h,two,mail,,4,,,,
`;

const records = [
  {
    id: "1",
    a: { fields: { Title: "A", Creator: ["x", "y"] } },
    b: { fields: { Title: "B" }, link: "https://example.org/b" },
  },
  {
    id: "2",
    a: { fields: { Title: "C" } },
    b: { fields: { Title: "D" } },
    score: { general: 2 },
    gold: { general: 3 },
  },
]
  .map((each) => `${JSON.stringify(each)}\n`)
  .join("");

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7, 0, 1);

/** The form of *SEM 2013 TYPED in an archive, with a picture. */
const typedArchive = () => ({
  "set.zip": zipSync({
    "t/STS.input.set.txt": Buffer.from("http://example.org/1\thttp://example.org/2\nx\ty\n"),
    "t/STS.gs.set.txt": Buffer.from("1\t2\t3\t4\t5\t0\t1\t2\n\t\t\t\t\t\t\t\n"),
    "t/1a.txt": Buffer.from("dcTitle:\tA\ndcCreator:\tx\ty\n"),
    "t/1b.txt": Buffer.from("dcTitle:\tB\n"),
    "t/2a.txt": Buffer.from("dcTitle:\tC\n"),
    "t/2b.txt": Buffer.from("dcTitle:\tD\n"),
    "t/1a.png": png,
  }),
});

/** Pictures take long to draw, and nobody changes the bytes in place. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The demo of each task type, and every other form of files there is. */
export const validFiles: readonly FuzzFiles[] = [
  ...demoCampaigns.map(({ preset, files }): FuzzFiles => ({
    preset,
    name: "its demo",
    contents: once(() =>
      Object.fromEntries(
        files.map((file) => [file.fileName, "text" in file ? Buffer.from(file.text) : file.bytes()]),
      ),
    ),
    choices: {},
  })),
  given("sts-2012", "STS files with scores", {
    "STS.input.a.txt": "a\tb\nc\td\n",
    "STS.gs.a.txt": "1.5\n\n",
  }),
  given("sts-2012", "a quoted CSV", { "pairs.csv": quoted }),
  given("sts-2012", "a TSV", { "pairs.tsv": "id\ttext_a\ttext_b\n1\ta\tb\n" }, { format: "tsv" }),
  given("clss-2014-rating", "CLSS files", {
    "phrase2word.train.input.tsv": "very tedious\ttenacity\tNewswire-2\nas old as time\tancient\t7\n",
    "phrase2word.train.gs.tsv": "2.25\n\n",
  }),
  given("sts-2013-typed", "JSON lines", { "set.records.jsonl": records }),
  given(
    "sts-2013-typed",
    "a table",
    { "set.csv": "id,a.Title,b.Title\n7,Bridge,Tower\n" },
    { mapping: { id: "id", a: ["a.Title"], b: ["b.Title"] } },
  ),
  { preset: "sts-2013-typed", name: "an archive", contents: typedArchive, choices: {} },
  given(
    "target-ranking-2016",
    "a table of groups",
    { "g.csv": "Nr,Word,Good 1,Good 2,Far\n7,car,taxi,cab,moon\n" },
    {
      mapping: { group: "Nr", target: "Word", positives: ["Good 1", "Good 2"], randoms: "Far" },
    },
  ),
  given(
    "choice",
    "a table",
    { "q.csv": "Nr,Frage,Antworten\n7,Who?,me|you\n" },
    { mapping: { id: "Nr", question: "Frage", candidates: "Antworten" } },
  ),
  given("best-worst", "questions", { "q.txt": '"a:b","c:d","e:f","g:h"\n' }, { format: "questions" }),
  given(
    "clss-2014-writing",
    "a table",
    { "sentence2phrase.csv": "Nr,Absatz\n7,A long sentence.\n" },
    { mapping: { id: "Nr", text: "Absatz" } },
  ),
];
