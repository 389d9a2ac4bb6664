import type { z } from "zod";
import type { Known } from "@/testing/world/known";
import type { Random } from "@/server/stats/random";

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
  in?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  getter?: () => z.ZodType;
}

interface Bag {
  minimum?: number;
  maximum?: number;
  format?: string;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Texts that somebody's program chokes on. */
export const oddTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00x",
  "\u202eabc",
  "é".repeat(300),
  "𝒳".repeat(40),
  "%00%ff",
  "'; drop table items; --",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "<img src=x onerror=alert(1)>",
  "\r\n\r\n",
  "1e999",
  "NaN",
  "null",
  "[object Object]",
  "9".repeat(400),
];

const oddNumbers = [
  0,
  -0,
  -1,
  1,
  0.1 + 0.2,
  1e-300,
  1e300,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 63,
];

export const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

/** Makes values by a schema: mostly such as it takes, with what is known where a name asks for it, and odd ones between. */
export function valueFrom(schema: z.ZodType, random: Random, known: Known, name = "", depth = 0): unknown {
  const definition = definitionOf(schema);
  const inner = (next: z.ZodType | undefined, as = name) =>
    next === undefined ? null : valueFrom(next, random, known, as, depth + 1);
  const here = known[name];
  const isSimple = ["string", "number", "enum", "literal"].includes(definition.type);
  if (isSimple && here !== undefined && random() < 0.85) return pick(random, here);
  if (depth > 8) return null;
  switch (definition.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).flatMap(([key, part]) => {
          const value = valueFrom(part, random, known, key, depth + 1);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case "optional":
    case "default":
    case "prefault":
      return random() < 0.4 ? undefined : inner(definition.innerType);
    case "nullable":
      return random() < 0.3 ? null : inner(definition.innerType);
    case "readonly":
    case "catch":
    case "nonoptional":
      return inner(definition.innerType);
    case "pipe":
      return inner(definition.in);
    case "lazy":
      return inner(definition.getter?.());
    case "union":
      return inner(pick(random, definition.options ?? []));
    case "intersection":
      return { ...(inner(definition.left) as object), ...(inner(definition.right) as object) };
    case "array":
      return Array.from({ length: Math.floor(random() * 4) }, () => inner(definition.element));
    case "tuple":
      return (definition.items ?? []).map((item) => inner(item));
    case "record":
      return Object.fromEntries(
        Array.from({ length: Math.floor(random() * 4) }, () => [
          String(pick(random, known[`${name}.key`] ?? oddTexts)),
          inner(definition.valueType, `${name}.value`),
        ]),
      );
    case "enum":
      return pick(random, Object.values(definition.entries ?? {}));
    case "literal":
      return pick(random, definition.values ?? []);
    case "boolean":
      return random() < 0.5;
    case "number":
      return numberFrom(schema, random);
    case "string":
      return textFrom(schema, random);
    default:
      return null;
  }
}

function numberFrom(schema: z.ZodType, random: Random): number {
  const { minimum, maximum, format } = schema._zod.bag as Bag;
  const low = minimum ?? -10;
  const high = Math.max(low, maximum ?? low + 100);
  const roll = random();
  if (roll < 0.15) return pick(random, oddNumbers);
  if (roll < 0.35) return random() < 0.5 ? low : high;
  const value = low + random() * Math.min(high - low, 100);
  return format?.includes("int") ? Math.round(value) : value;
}

function textFrom(schema: z.ZodType, random: Random): string {
  const { minimum, maximum, format } = schema._zod.bag as Bag;
  if (format === "email") return "ana@example.org";
  if (format === "url") return "https://example.org/a?b=c";
  if (format === "datetime") return new Date(1e12 * random()).toISOString();
  if (random() < 0.4) return pick(random, oddTexts).slice(0, maximum ?? 500);
  return "text".padEnd(minimum ?? 0, "x").slice(0, maximum ?? 500);
}
