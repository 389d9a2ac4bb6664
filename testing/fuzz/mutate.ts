import type { Known } from "@/testing/world/known";
import type { Random } from "@/server/stats/random";
import { oddTexts, pick } from "./from-schema";

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  "",
  [],
  {},
  [[[[]]]],
  { __proto__: null, toString: 1 },
  ...oddTexts,
];

/** The same value with one place of it changed: another value, one more, one less, twice, or somebody else's id. */
export function mutated(value: unknown, random: Random, known: Known): unknown {
  if (Array.isArray(value)) return mutatedList(value, random, known);
  if (typeof value === "object" && value !== null) return mutatedObject({ ...value }, random, known);
  if (random() < 0.3) return pick(random, Object.values(known).flat());
  return pick(random, oddValues);
}

function mutatedList(value: readonly unknown[], random: Random, known: Known): unknown {
  const at = Math.floor(random() * value.length);
  const roll = random();
  if (value.length === 0 || roll < 0.1) return pick(random, oddValues);
  if (roll < 0.25) return value.filter((_, index) => index !== at);
  if (roll < 0.4) return [...value, value[at]];
  if (roll < 0.45) return Array.from({ length: 60 }, () => value[at]);
  return value.map((each, index) => (index === at ? mutated(each, random, known) : each));
}

function mutatedObject(value: Record<string, unknown>, random: Random, known: Known): unknown {
  const keys = Object.keys(value);
  const roll = random();
  if (keys.length === 0 || roll < 0.05) return pick(random, oddValues);
  const key = pick(random, keys);
  if (roll < 0.15) delete value[key];
  else if (roll < 0.2) value[pick(random, oddTexts)] = value[key];
  else value[key] = mutated(value[key], random, known);
  return value;
}

const oddBytes: readonly Uint8Array[] = [
  Uint8Array.of(0),
  Uint8Array.of(0xff, 0xfe),
  Uint8Array.of(0xef, 0xbb, 0xbf),
  Uint8Array.of(0xc3),
  Uint8Array.of(0x0d),
  Uint8Array.of(0x0d, 0x0a),
  Uint8Array.of(0x0a, 0x0a, 0x0a),
  ...[
    "\t",
    ",",
    '"',
    '""',
    "'",
    "\\",
    "{",
    "}",
    "[",
    "]",
    "|",
    "∞",
    "-",
    "1e400",
    "NaN",
    "𝒳",
    "\u202e",
    "#",
  ].map((text) => Buffer.from(text)),
];

/** A file with bytes of it changed, cut, doubled, moved, or put into another encoding. */
export function mutatedBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const whole = Buffer.from(bytes);
  const at = Math.floor(random() * (whole.length + 1));
  const to = Math.min(whole.length, at + Math.floor(random() * 40));
  const [before, part, after] = [whole.subarray(0, at), whole.subarray(at, to), whole.subarray(to)];
  const roll = random();
  if (roll < 0.03) return Buffer.from(whole.toString("utf8"), "utf16le");
  if (roll < 0.06) return Buffer.from(whole.toString("utf8"), "latin1");
  if (roll < 0.1) return before;
  if (roll < 0.2) return Buffer.concat([before, after]);
  if (roll < 0.3) return Buffer.concat([before, part, part, after]);
  if (roll < 0.4) return Buffer.concat([after, before]);
  if (roll < 0.5 && part.length > 0) {
    part[0] = (part[0] ?? 0) ^ (1 << Math.floor(random() * 8));
    return Buffer.concat([before, part, after]);
  }
  return Buffer.concat([before, pick(random, oddBytes), after]);
}

/** A text file with one of its cells or lines changed, so that most of it is read before. */
export function mutatedTable(bytes: Uint8Array, random: Random): Uint8Array {
  const lines = Buffer.from(bytes).toString("utf8").split("\n");
  const at = Math.floor(random() * lines.length);
  const line = lines[at] ?? "";
  const delimiter = line.includes("\t") ? "\t" : ",";
  const cells = line.split(delimiter);
  const cell = Math.floor(random() * cells.length);
  const roll = random();
  if (roll < 0.1) lines.splice(at, 1);
  else if (roll < 0.2) lines.splice(at, 0, line);
  else if (roll < 0.25) lines[at] = Array.from({ length: 60 }, (_, n) => `${line}${n}`).join(delimiter);
  else {
    if (roll < 0.35) cells.splice(cell, 1);
    else if (roll < 0.45) cells.splice(cell, 0, cells[cell] ?? "");
    else if (roll < 0.55) cells.reverse();
    else
      cells[cell] = pick(random, [
        ...oddTexts,
        "-1",
        "0",
        "1",
        "5.0000001",
        "1,5",
        "1e308",
        "true",
        '"',
        '"a""b"',
        "|",
        "a|b|",
      ]);
    lines[at] = cells.join(delimiter);
  }
  return Buffer.from(lines.join("\n"));
}
