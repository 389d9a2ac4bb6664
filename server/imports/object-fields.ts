import type { NamedCell } from "./named-cells";
import { suggestColumns } from "./suggest-columns";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Longer lists are no texts of one item. */
const maxListLength = 20;
const deepest = 3;

/**
 * The plain values of an object by name, as text: those of objects and lists in it as `translation.en` and `texts.1`.
 * Null is "", so that its name is known although a later object alone fills it in.
 */
export function flatValues(object: Json, depth = 1): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === "string") found.set(name, value);
    else if (typeof value === "number" || typeof value === "boolean") found.set(name, String(value));
    else if (value === null) found.set(name, "");
    else if (depth < deepest) {
      for (const [part, text] of flatValues(partsOf(value), depth + 1)) found.set(`${name}.${part}`, text);
    }
  }
  return found;
}

function partsOf(value: unknown): Json {
  if (isObject(value)) return value;
  if (!Array.isArray(value) || value.length > maxListLength) return {};
  return Object.fromEntries(value.map((each: unknown, at) => [String(at + 1), each]));
}

/** The fields that an object has, under whichever of their usual names. */
export function fieldsOfObject<Field extends string>(
  object: Json,
  usualNames: Readonly<Record<Field, readonly string[]>>,
): Map<Field, NamedCell> {
  // What is given under one usual name goes before nothing under another.
  const values = new Map([...flatValues(object, deepest)].filter(([, text]) => text !== ""));
  const mapping = suggestColumns([...values.keys()], usualNames);
  return new Map(
    (Object.keys(usualNames) as Field[]).flatMap((field): [Field, NamedCell][] => {
      const text = values.get(field) ?? values.get(mapping[field] ?? "");
      return text === undefined ? [] : [[field, { text, column: null }]];
    }),
  );
}
