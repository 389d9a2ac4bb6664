import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import type { Messages } from "./messages";

const plain = "aceinouyACEINOUY";
const accented = "áçéíñóúýÁÇÉÍÑÓÚÝ";
const accents = new Map([...plain].map((letter, at) => [letter, accented[at] ?? letter]));

/** A text as long as German or Finnish ones may be, whose letters show where a text does not come from the catalogue. */
function pseudoText(text: string): string {
  const letters = [...text].map((letter) => accents.get(letter) ?? letter).join("");
  const words = /\p{L}/u.test(text) ? "~".repeat(Math.ceil(text.trim().length * 0.4)) : "";
  const end = /\s*$/.exec(letters)?.index ?? letters.length;
  return `${letters.slice(0, end)}${words.replace(/(.{7})(?=.)/g, "$1 ")}${letters.slice(end)}`;
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(pseudoElement) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.fromEntries(
    Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(pseudoElement) },
    ]),
  );
  return { ...element, options };
}

/** What the code reads, not people: the language of numbers and dates, and lists. */
const notForPeople = new Set(["formats", "ordinals"]);

function pseudo(messages: unknown, name = ""): unknown {
  if (typeof messages === "string") {
    return notForPeople.has(name) ? messages : printAST(parse(messages).map(pseudoElement));
  }
  if (typeof messages !== "object" || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudo(value, key)]));
}

/** The annotators' texts with accents and two fifths longer. Their arguments, plurals and tags stay. */
export function pseudoCatalogue(messages: Messages): Messages {
  const annotator = pseudo(messages.annotator) as Messages["annotator"];
  return { ...messages, annotator, shared: pseudo(messages.shared) as Messages["shared"] };
}
