import type { NameableItem } from "@/server/domain/invitation/nameable-item";
import { excerpt } from "../excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { meantItem, placeInList } from "./meant-item";
import type { NamedListRow } from "./named-list-row";

/** One place on one person's list; positions count from 0 for each person. */
export interface NamedPlace {
  person: string;
  itemId: string;
  position: number;
}

/**
 * Finds the item that each line means, and what keeps the lines from being a list: an item that is not there, or is
 * gold, a line that comes twice, an item with more people than its overlap. Errors are in the order of the lines.
 */
export function resolveNamedList(
  rows: readonly NamedListRow[],
  items: readonly NameableItem[],
  overlap: number,
): { places: NamedPlace[]; errors: LineError[] } {
  const byId = itemsById(items);
  const linesOfPeople = new Map<string, Map<string, number>>();
  const lengths = new Map<string, number>();
  const places: NamedPlace[] = [];
  const errors: LineError[] = [];
  for (const row of rows) {
    const meant = meantItem(row, byId.get(row.item) ?? []);
    const error = "error" in meant ? meant.error : tooMany(row, meant.item, linesOfPeople, overlap);
    if (error !== null) errors.push(error);
    if (error !== null || "error" in meant) continue;
    const position = lengths.get(row.person) ?? 0;
    lengths.set(row.person, position + 1);
    places.push({ person: row.person, itemId: meant.item.id, position });
  }
  return { places, errors };
}

/** What is wrong with naming this item once more, if anything is; else the line is noted. */
function tooMany(
  row: NamedListRow,
  item: NameableItem,
  linesOfPeople: Map<string, Map<string, number>>,
  overlap: number,
): LineError | null {
  const people = linesOfPeople.get(item.id) ?? new Map<string, number>();
  linesOfPeople.set(item.id, people);
  const earlier = people.get(row.person);
  const id = excerpt(row.item);
  const place = placeInList(row, "item");
  if (earlier !== undefined) {
    return lineError("named_twice", place, { person: excerpt(row.person), id, n: earlier });
  }
  people.set(row.person, row.line);
  return people.size > overlap ? lineError("named_too_often", place, { id, overlap }) : null;
}

function itemsById(items: readonly NameableItem[]): Map<string, NameableItem[]> {
  const byId = new Map<string, NameableItem[]>();
  for (const item of items) {
    const same = byId.get(item.externalId);
    if (same === undefined) byId.set(item.externalId, [item]);
    else same.push(item);
  }
  return byId;
}
