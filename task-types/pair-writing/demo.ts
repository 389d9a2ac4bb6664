import { openToMany, type DemoCampaign } from "@/server/domain/task/demo-campaign";

/** Larger texts with the form and rating that are requested, and what somebody wrote; null waits for whoever tries it out. */
const prompts: readonly (readonly [text: string, form: string, requested: number, written: string | null])[] =
  [
    [
      "The bakery on the corner sells out before nine every morning, because the whole street buys its bread there on the way to work.",
      "sentence",
      4,
      "By nine the corner bakery has no bread left, since everyone buys there before work.",
    ],
    [
      "The bakery on the corner sells out before nine every morning, because the whole street buys its bread there on the way to work.",
      "sentence",
      2,
      "Fresh rolls taste best when they are still warm from the oven.",
    ],
    [
      "Heavy rain flooded the cellar, and the old photographs in it were ruined.",
      "phrase",
      3,
      "pictures lost to water",
    ],
    ["Heavy rain flooded the cellar, and the old photographs in it were ruined.", "phrase", 1, null],
    ["a narrow path that climbs between two walls", "word", 3, "alley"],
    ["a narrow path that climbs between two walls", "word", 1, "stonemason"],
    [
      "After the last tram had gone, the musicians walked home across the bridge and played to the empty river.",
      "sentence",
      3,
      "Some players crossed the bridge on foot at night and made music by the water.",
    ],
    [
      "After the last tram had gone, the musicians walked home across the bridge and played to the empty river.",
      "sentence",
      1,
      null,
    ],
  ];

const written = new Map(prompts.map(([text, , requested, answer]) => [`${requested} ${text}`, answer]));

export const pairWritingDemo: DemoCampaign = {
  slug: "demo-pair-writing",
  name: "Demo: writing pairs",
  preset: "clss-2014-writing",
  settings: { ...openToMany },
  files: [
    {
      fileName: "prompts.jsonl",
      text: prompts
        .map(
          ([text, form, requested], at) =>
            `${JSON.stringify({ id: `t-${at + 1}`, text, form, requested })}\n`,
        )
        .join(""),
    },
  ],
  people: [
    (item) => {
      if (item.type !== "pair-writing") return null;
      const text = written.get(`${item.requested} ${item.largerText}`) ?? null;
      return text === null ? { blank: "no-such-text" } : { text };
    },
  ],
};
