import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { counted } from "./words";

const names = new Intl.DisplayNames(["en"], { type: "language" });

const nameOf = (language: string) => `${names.of(language) ?? language} (\`${language}\`)`;

/** In which languages annotators could read what was asked, who has read the translations, and how much came in which. */
export function languageLines({ languages }: ReleaseFacts, counts: ReleaseCounts): string[] {
  if (languages === undefined) return [];
  const { own, others, consents } = languages;
  const judged = counts.languages ?? [];
  const given = judged.map(
    ({ language, judgments, annotators }) =>
      `${nameOf(language)} ${counted(judgments, "judgment")} of ${counted(annotators, "annotator")}`,
  );
  const agreed = consents.map(({ language, annotators }) => `${nameOf(language)} ${annotators}`);
  return [
    `Consent, instructions, questions and scale were written in ${nameOf(own)}.`,
    ...others.map(
      ({ language, isRead, isOffered }) =>
        `${nameOf(language)}: ${isOffered ? "all texts were translated" : "texts were missing, so annotators were not offered it"}; ${isRead ? "the organizers say that a native speaker has read them" : "no native speaker has read them"}.`,
    ),
    ...(given.length === 0
      ? []
      : [
          `Counted judgments by language: ${given.join(", ")}. \`language\` in the judgments says it of each.`,
        ]),
    ...(agreed.length === 0 ? [] : [`People read the consent in: ${agreed.join(", ")}.`]),
  ];
}
