import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";

const lines = [
  ["bike#n", "car%1:06:00::", "car#n#1", "w-1", "bike%1:06:02::", "2"],
  ["harbour#n", "port%1:15:00::", "port#n#1", "w-2", "harbor%1:15:00::", "4"],
  [
    "selfie#n",
    "photograph%1:06:00::",
    "photograph#n#1",
    "w-3",
    "a picture that somebody takes of themselves",
    "3",
  ],
  ["zombify#v", "walk%2:38:00::", "walk#v#1", "w-4", "make a zombie of somebody", "1"],
  ["kettle#n", "highway%1:06:00::", "highway#n#1", "w-5", "kettle%1:06:00::", "0"],
  ["bright#a", "dull%3:00:02::", "dull#a#2", "w-6", "bright%3:00:00::", "2"],
  ["whisper#v", "shout%2:32:00::", "shout#v#1", "w-7", "whisper%2:32:00::", "2"],
  ["violin#n", "fiddle%1:06:00::", "fiddle#n#1", "w-8", "violin%1:06:00::", "4"],
];

/** What two people think of each word, by what is asked; they differ by more than a point on one. */
const ratings: Record<string, readonly [number, number]> = {
  bike: [2.25, 2.5],
  harbour: [4, 3.75],
  selfie: [3, 3.25],
  zombify: [0.5, 0.75],
  kettle: [0, 0],
  bright: [1, 2.75],
  whisper: [2, 2.25],
  violin: [4, 4],
};

const person: (at: 0 | 1) => DemoCampaign["people"][number] = (at) => (item) =>
  item.type === "word-to-sense" ? { values: { similarity: ratings[item.textA]?.[at] ?? 2 } } : null;

export const wordToSenseDemo: DemoCampaign = {
  slug: "demo-word-to-sense",
  name: "Demo: words and senses",
  preset: "clss-2014-word-to-sense",
  settings: { ...openToMany },
  files: [{ fileName: "word2sense.input.tsv", text: lines.map((cells) => `${cells.join("\t")}\n`).join("") }],
  people: [person(0), person(1)],
};
