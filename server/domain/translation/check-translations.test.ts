import { expect, test } from "vitest";
import { presetProtocol } from "@/server/domain/protocol/preset-protocol";
import { checkTranslations } from "./check-translations";

const plain = { ...presetProtocol("sts-2012"), name: "Pairs", language: "he" };
const into = (language: string, texts: Record<string, string> = {}) => ({ language, isRead: false, texts });

test("texts of a protocol that are there can be translated, into the language of the items too", () => {
  const translations = [
    into("he", { instructions: "…", "label:5": "…", "question:similarity": "…" }),
    into("de"),
  ];
  expect(checkTranslations({ ...plain, translations })).toEqual({});
});

test("what contradicts the protocol is named by its field", () => {
  const translations = [
    into("en-GB"),
    into("de", { "label:9": "x", consent: "![](https://elsewhere.example/a.png)" }),
    into("de"),
  ];
  expect(checkTranslations({ ...plain, translations })).toEqual({
    "translations.0.language": { reason: "own_language", params: {} },
    "translations.1.texts.label:9": { reason: "no_such_text", params: {} },
    "translations.1.texts.consent": {
      reason: "foreign_picture",
      params: { picture: "https://elsewhere.example/a.png" },
    },
    "translations.2.language": { reason: "repeated", params: {} },
  });
});
