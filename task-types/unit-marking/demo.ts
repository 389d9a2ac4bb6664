import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";
import type { LeasedItem } from "@/server/domain/task/wire";

interface Topic {
  id: string;
  summaries: readonly string[];
  /** What the summaries state, each with the words that state it, by summary; a bar parts words that are apart. */
  units: readonly (readonly [label: string, ...contributors: (string | null)[]])[];
}

const topics: readonly Topic[] = [
  {
    id: "bridge",
    summaries: [
      "The iron bridge was opened in 1894 by the mayor, and a large crowd came. It had cost less than planned.",
      "In 1894 the bridge was inaugurated. The mayor spoke, and it rained all day.",
      "A crowd watched as the mayor opened the new bridge. It replaced an old ferry.",
      "The bridge, which replaced the ferry, was finished under budget and opened in 1894.",
    ],
    units: [
      [
        "The bridge was opened in 1894",
        "bridge was opened in 1894",
        "In 1894 the bridge was inaugurated",
        null,
        "opened in 1894",
      ],
      [
        "The mayor opened the bridge",
        "by the mayor",
        "The mayor spoke",
        "the mayor opened the new bridge",
        null,
      ],
      ["A crowd came", "a large crowd came", null, "A crowd watched", null],
      ["The bridge replaced a ferry", null, null, "It replaced an old ferry", "replaced the ferry"],
      [
        "The bridge cost less than planned",
        "It had cost less than planned",
        null,
        null,
        "The bridge|was finished under budget",
      ],
    ],
  },
  {
    id: "library",
    summaries: [
      "The library lends tools as well as books. A drill may be kept for a week.",
      "Besides books, readers can now borrow tools from the library for seven days.",
      "Since spring the library has lent out tools, and the neighbours asked for ladders first.",
    ],
    units: [
      [
        "The library lends tools",
        "The library lends tools",
        "readers can now borrow tools from the library",
        "the library has lent out tools",
      ],
      ["Tools may be kept for a week", "may be kept for a week", "for seven days", null],
      ["It lends books, too", "as well as books", "Besides books", null],
    ],
  },
  {
    id: "storks",
    summaries: [
      "Volunteers counted 312 storks this spring, more than ever before. Most of them nest by the river.",
      "Never were there so many storks: 312 were counted in spring.",
    ],
    units: [
      ["312 storks were counted", "Volunteers counted 312 storks", "312 were counted"],
      ["There were more than ever", "more than ever before", "Never were there so many storks"],
      ["It was in spring", "this spring", "in spring"],
      ["Most nest by the river", "Most of them nest by the river", null],
    ],
  },
  {
    id: "ferry",
    summaries: [
      "The ferry does not run in January, when its hull is painted.",
      "In January there is no ferry. A bus goes around the lake instead.",
      "While the ferry is being painted, travellers take a bus.",
    ],
    units: [
      [
        "The ferry does not run in January",
        "The ferry does not run in January",
        "In January there is no ferry",
        null,
      ],
      ["The ferry is painted", "its hull is painted", null, "the ferry is being painted"],
      ["A bus takes its place", null, "A bus goes around the lake instead", "travellers take a bus"],
    ],
  },
];

/** Somebody who marks the units of each topic but the last so many; null for what they do not know. */
const person =
  (overlooked: number): DemoCampaign["people"][number] =>
  (item) => {
    const topic = topics.find(
      ({ summaries }) => "summaries" in item && item.summaries[0]?.text === summaries[0],
    );
    if (topic === undefined || item.type !== "unit-marking") return null;
    const seen = topic.units.slice(0, Math.max(1, topic.units.length - overlooked));
    return {
      units: seen.map(([label, ...contributors]) => ({ label, contributors: placed(item, contributors) })),
    };
  };

function placed(
  { summaries }: Extract<LeasedItem, { type: "unit-marking" }>,
  contributors: readonly (string | null)[],
) {
  return contributors.flatMap((words, summary) => {
    if (words === null) return [];
    const text = summaries[summary]?.text ?? "";
    const parts = words
      .split("|")
      .map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length }));
    return [{ summary, parts }];
  });
}

export const unitMarkingDemo: DemoCampaign = {
  slug: "demo-units",
  name: "Demo: what summaries share",
  preset: "pyramid-units",
  settings: { ...openToMany },
  files: [
    {
      fileName: "summaries.jsonl",
      text: topics
        .map(
          ({ id, summaries }) =>
            `${JSON.stringify({ id, summaries: summaries.map((text, at) => ({ heading: `${id} ${"ABCD".charAt(at)}`, text })) })}\n`,
        )
        .join(""),
    },
  ],
  people: [person(0), person(1)],
};
