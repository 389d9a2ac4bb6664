import { z } from "zod";

/** A key that a contract does not have, by its path, and the keys that it has there. */
interface UnknownKey {
  path: (string | number)[];
  known: string[];
}

type Path = UnknownKey["path"];

/** All keys in a value that its contract would leave out unread, outermost first. */
export function unknownKeys(contract: z.core.$ZodType, value: unknown, path: Path = []): UnknownKey[] {
  if (contract instanceof z.ZodOptional || contract instanceof z.ZodNullable) {
    return unknownKeys(contract.unwrap(), value, path);
  }
  if (contract instanceof z.ZodArray) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry, at) => unknownKeys(contract.element, entry, [...path, at]));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const object = meantObject(contract, value);
  return object === null ? [] : ofObject(object, new Map(Object.entries(value)), path);
}

function ofObject({ shape }: z.ZodObject, value: Map<string, unknown>, path: Path): UnknownKey[] {
  const known = Object.keys(shape);
  const unknown = [...value.keys()].filter((key) => !known.includes(key));
  return [
    ...unknown.map((key) => ({ path: [...path, key], known })),
    ...known.flatMap((key) => unknownKeys(shape[key] as z.core.$ZodType, value.get(key), [...path, key])),
  ];
}

/** The contract of an object; of one with several forms the one that its distinguishing key names, null where none does. */
function meantObject(contract: z.core.$ZodType, value: object): z.ZodObject | null {
  if (contract instanceof z.ZodObject) return contract;
  if (!(contract instanceof z.ZodDiscriminatedUnion)) return null;
  const { discriminator } = contract.def;
  const named = new Map<string, unknown>(Object.entries(value)).get(discriminator);
  for (const option of contract.options) {
    if (!(option instanceof z.ZodObject)) continue;
    const names = option.shape[discriminator] as z.core.$ZodType | undefined;
    if (names !== undefined && z.safeParse(names, named).success) return option;
  }
  return null;
}
