import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { languageTags } from "@/server/domain/language/interface-languages";
import { organizerLanguages } from "@/server/domain/language/organizer-languages";
import { loadCatalogue, loadOrganizer } from "./load-messages";
import { messages } from "./messages";
import { pseudoCatalogue } from "./pseudo-catalogue";

const { task, ...annotator } = messages.annotator;
const english = textsOf({ annotator, shared: messages.shared, task });
const englishOfOrganizers = textsOf(messages.organizer);

/** Each text by its path. */
function textsOf(part: unknown, path = ""): Map<string, string> {
  if (typeof part === "string") return new Map([[path, part]]);
  return new Map(
    Object.entries(part as object).flatMap(([key, value]) => [
      ...textsOf(value, path === "" ? key : `${path}.${key}`),
    ]),
  );
}

/** What a text is filled with: names of arguments and tags, and the choices of a select. */
function slotsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...slotsOf(element.children)];
      case TYPE.select:
        return [
          `${element.value}: ${Object.keys(element.options).sort().join(" ")}`,
          ...Object.values(element.options).flatMap(({ value }) => slotsOf(value)),
        ];
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => slotsOf(value))];
      default:
        return [element.value];
    }
  });
}

/** The plural forms that a text has and its language lacks, or the reverse. */
function pluralFaults(elements: readonly MessageFormatElement[], language: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralFaults(element.children, language);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralFaults(value, language));
    if (element.type === TYPE.select) return inside;
    const type = element.pluralType ?? "cardinal";
    const known: readonly string[] = new Intl.PluralRules(language, { type }).resolvedOptions()
      .pluralCategories;
    const forms = Object.keys(element.options).filter((form) => !form.startsWith("="));
    // Millions alone, as in Spanish and Italian: other does for them.
    const needed = known.filter((form) => form !== "many" || known.includes("two"));
    const unknown = forms.filter((form) => !known.includes(form));
    const missing = needed.filter((form) => !forms.includes(form));
    return [...inside, ...unknown.map((form) => `no ${form}`), ...missing.map((form) => `lacks ${form}`)];
  });
}

const mailTexts = async (language: string) =>
  textsOf(((await import(`./${language}/mail.json`)) as { default: unknown }).default);

const distinct = (slots: readonly string[]) => [...new Set(slots)].sort();

/** What a catalogue has more or fewer of than the English one: texts, values that they are filled with, plural forms. */
function faultsOf(own: Map<string, string>, original: Map<string, string>, language: string): string[] {
  const missing = [...original.keys()].filter((path) => !own.has(path));
  const faults = [...own].flatMap(([path, text]) => {
    const expectedText = original.get(path);
    if (expectedText === undefined) return [`${path}: not in English`];
    if (text.trim() === "") return [`${path}: empty`];
    const parsed = parse(text);
    const expected = distinct(slotsOf(parse(expectedText)));
    const found = distinct(slotsOf(parsed));
    const slots = String(found) === String(expected) ? [] : [`${path}: ${found} in place of ${expected}`];
    return [...slots, ...pluralFaults(parsed, language).map((fault) => `${path}: ${fault}`)];
  });
  return [...missing.map((path) => `${path}: missing`), ...faults];
}

describe.each(languageTags.filter((tag) => tag !== "en"))("the catalogue of %s", (language) => {
  test("has each text and no other, fills the same values in, and has the plurals of its language", async () => {
    expect(faultsOf(textsOf(await loadCatalogue(language)), english, language)).toEqual([]);
  });

  test("formats numbers and dates as its own, and names 26 places", async () => {
    const { annotator: own, task: types } = await loadCatalogue(language);
    expect(new Intl.Locale(own.hit.formats).language).toBe(new Intl.Locale(language).language);
    expect(types["target-ranking"].widget.ordinals.split("|")).toHaveLength(26);
  });
});

describe.each(organizerLanguages.filter((tag) => tag !== "en"))("organizers' catalogue of %s", (language) => {
  test("has each text and no other, fills the same values in, and has the plurals of its language", async () => {
    const own = textsOf(await loadOrganizer(language));
    expect(faultsOf(own, englishOfOrganizers, language)).toEqual([]);
  });

  test("says in its own language what English says in a sentence", async () => {
    const own = textsOf(await loadOrganizer(language));
    const same = [...own].filter(
      ([path, text]) => text === englishOfOrganizers.get(path) && / .* .*[.?!]$/.test(text),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });
});

describe.each(organizerLanguages.filter((tag) => tag !== "en"))("mails to organizers in %s", (language) => {
  test("have each text and no other, fill the same values in, and say them in their language", async () => {
    const [original, own] = [await mailTexts("en"), await mailTexts(language)];
    expect(faultsOf(own, original, language)).toEqual([]);
    expect([...own].filter(([path, text]) => text === original.get(path))).toEqual([]);
  });
});

test("the pseudo catalogue has each text longer by at least a third, with the same values", () => {
  const pseudo = pseudoCatalogue(messages);
  const { task: types, ...pages } = pseudo.annotator;
  const own = textsOf({ annotator: pages, shared: pseudo.shared, task: types });
  expect([...own.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of own) {
    const original = english.get(path) ?? "";
    expect(slotsOf(parse(text)), path).toEqual(slotsOf(parse(original)));
    if (/^[^{<]{10,}$/.test(original) && !path.endsWith("ordinals")) {
      expect(text.length, path).toBeGreaterThan(original.length * 1.33);
    }
  }
});
