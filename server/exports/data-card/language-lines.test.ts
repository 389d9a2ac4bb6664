import { expect, test } from "vitest";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { languageLines } from "./language-lines";

const counts = (languages: ReleaseCounts["languages"]) => ({ languages }) as ReleaseCounts;
const facts = (languages: ReleaseFacts["languages"]) => ({ languages }) as ReleaseFacts;

test("a card tells in which languages people read, and how much came in each", () => {
  const said = languageLines(
    facts({
      own: "en",
      others: [
        { language: "de", isRead: true, isOffered: true },
        { language: "fi", isRead: false, isOffered: false },
      ],
      consents: [
        { language: "de", annotators: 3 },
        { language: "en", annotators: 1 },
      ],
    }),
    counts([
      { language: "de", judgments: 12, annotators: 3 },
      { language: "en", judgments: 1, annotators: 1 },
    ]),
  );
  expect(said).toEqual([
    "Consent, instructions, questions and scale were written in English (`en`).",
    "German (`de`): all texts were translated; the organizers say that a native speaker has read them.",
    "Finnish (`fi`): texts were missing, so annotators were not offered it; no native speaker has read them.",
    "Counted judgments by language: German (`de`) 12 judgments of 3 annotators, English (`en`) 1 judgment of 1 annotator. `language` in the judgments says it of each.",
    "People read the consent in: German (`de`) 3, English (`en`) 1.",
  ]);
});

test("of a project in one language nothing is told", () => {
  expect(languageLines(facts(undefined), counts(undefined))).toEqual([]);
});
