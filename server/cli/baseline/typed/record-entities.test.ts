import { expect, test } from "vitest";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import { entitiesIn } from "./record-entities";

const entities = (text: string) => entitiesIn(text, packagedWordNet());

test("names that WordNet has are places or people by their first sense", () => {
  expect(entities("Napoleon left Paris")).toMatchObject({ people: ["napoleon"], places: ["paris"] });
});

test("an unknown name is a place behind a preposition, and a person if it has several words", () => {
  expect(entities("Market day at Lower Sedge.")).toMatchObject({ people: [], places: ["lower sedge"] });
  expect(entities("Tamsin Oyelaran, Vornholm")).toMatchObject({ people: ["tamsin oyelaran"], places: [] });
  expect(entities("Synthetic Maritime Museum")).toMatchObject({ people: [], places: [] });
});

test("years, decades, centuries and months are times", () => {
  expect(entities("c. 1940s, [1942, 1942], 19th century, in May").times).toEqual([
    "1940s",
    "1942",
    "1942",
    "19th century",
    "may",
  ]);
});

test("verbs are words that WordNet has as verbs and not as nouns or adverbs, in their base form", () => {
  expect(entities("taken near the quay; it is written and signed").verbs).toEqual([
    "take",
    "be",
    "write",
    "sign",
  ]);
});
