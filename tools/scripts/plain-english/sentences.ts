import {
  isArgumentElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** What stands for an argument: one word. */
const argument = "9";

/** More would say nothing new about how its sentences read. */
const maxReadings = 300;

/** Every way in which a message of the catalogue can read, each argument as one word. */
export function readingsOf(message: string): string[] {
  return readings(parse(message));
}

function readings(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (all, element) => {
      const next = partsOf(element);
      return all.flatMap((start) => next.map((part) => start + part)).slice(0, maxReadings);
    },
    [""],
  );
}

function partsOf(element: MessageFormatElement): string[] {
  if (isSelectElement(element) || isPluralElement(element)) {
    return Object.values(element.options).flatMap(({ value }) => readings(value));
  }
  if (isTagElement(element)) return readings(element.children).map((text) => (text === "" ? argument : text));
  if (isArgumentElement(element) || isPoundElement(element)) return [argument];
  return ["value" in element && element.type === 0 ? element.value : argument];
}

/** A text's sentences; parts of a list between middle dots are read one by one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+|\s+·\s+/u).filter((sentence) => sentence !== "");
}

export function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
