import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import type { Pattern, CardFacts } from "./pattern";
import { people, payPatterns, stopping, values } from "./sentences-of-outcome";
import { admission, contents, pages } from "./sentences-of-work";

const sections: Record<string, Pattern[]> = {
  Contents: contents,
  Pages: pages,
  "Who could work": admission,
  "When people were stopped": stopping,
  Annotators: people,
  Pay: payPatterns,
  "From judgments to gold values": values,
};

/** Sentences that say nothing of one project alone. */
const always = new Set(["Limits"]);

/**
 * Reads a data card back, sentence by sentence.
 * @throws Error at a line of a list that says what nobody could check, or where two lines say something of the same.
 */
export function readCard(card: string): CardFacts {
  const told: CardFacts = readHead(card);
  for (const [section = "", lines] of sectionsOf(card)) {
    for (const line of lines) {
      if (always.has(section)) continue;
      for (const [key, value] of Object.entries(read(section, line))) {
        if (key in told) throw new Error(`The card says twice what ${key} is: ${line}`);
        told[key] = value;
      }
    }
  }
  return { ...told, ...readAlpha(card) };
}

function read(section: string, line: string): CardFacts {
  const readings = (sections[section] ?? []).flatMap(([pattern, of]) => {
    const found = pattern.exec(line);
    return found === null ? [] : [of(found.slice(1))];
  });
  const [only] = readings;
  if (only === undefined || readings.length > 1)
    throw new Error(`${readings.length} readings of "${section}": ${line}`);
  return only;
}

/** The bulleted lines of each section. */
function sectionsOf(card: string): [string, string[]][] {
  return card
    .split(/^## /m)
    .slice(1)
    .map((text): [string, string[]] => {
      const [title = "", ...lines] = text.split("\n");
      const isQuoted = title === "Questions";
      return [title, isQuoted ? [] : lines.flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : []))];
    });
}

const head = new RegExp(
  String.raw`^# (.*), release (\d+)\n\n(\d+) (.+), from Touchstone's project ${"`"}(.+)${"`"} \(preset ${"`"}(.+)${"`"},\nlanguage ${"`"}(.+)${"`"}\)\.`,
);

function readHead(card: string): CardFacts {
  const [, name, version, items, words, slug, preset, language] = head.exec(card) ?? [];
  return { name, version: Number(version), items: Number(items), words, slug, preset, language };
}

/** The headline; null where it is not defined. */
function readAlpha(card: string): CardFacts {
  const found =
    /^Krippendorff's alpha(?: on the first dimension, `(.+)`,)? is (?:not defined \((.+)\)|(-?[\d.]+)(?: \[(-?[\d.]+), (-?[\d.]+)\])?, over (\d+) items? judged at least twice)\. It rests on (\d+) counted judgments? of (\d+) items? by (\d+) annotators?, without gold items and Not Applicable\.$/m.exec(
      card,
    );
  if (found === null) return {};
  const [, dimension = null, , value, low, high, n, judgments, items, annotators] = found;
  const level = alphaLevels.find((each) => card.includes(`| dataset | alpha, ${each} |`));
  return {
    alpha:
      value === undefined
        ? null
        : { value: Number(value), low: Number(low), high: Number(high), n: Number(n) },
    alphaBasis: {
      dimension,
      judgments: Number(judgments),
      items: Number(items),
      annotators: Number(annotators),
    },
    level,
  };
}
