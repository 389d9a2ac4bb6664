import { erasedPerson } from "./contracts";

/** Words of people; they can say who somebody is. */
const freeTexts = new Set(["note", "comment", "reason", "answer", "message", "takenBackReason"]);

/** What happened, without the person: their names are gone, and where it is about them alone, so are people's words. */
export function withoutPerson(
  data: Record<string, unknown>,
  names: ReadonlySet<string>,
): Record<string, unknown> {
  const about = [data.annotator, data.annotators].flat().filter((name) => typeof name === "string");
  const isAboutThem = about.length > 0 && about.every((name) => names.has(name));
  const kept = Object.entries(data).filter(([key]) => !isAboutThem || !freeTexts.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, renamed(value, names)]));
}

function renamed(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value === "string") return names.has(value) ? erasedPerson : value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, names)]));
}
