import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { fill } from "./fill";
import type { HitTexts } from "./hit-texts";

export type NamedPage = Pick<LeasedAssignment, "kind" | "page" | "pages" | "limit"> & {
  items: readonly unknown[];
};

/** What a page is called in its heading: "Page 4", "Test: 6 pairs", "Question 1 of 4", "Item 7 of up to 20". */
export function pageName({ kind, page, pages, limit, items }: NamedPage, texts: HitTexts): string {
  const { hit, counted } = texts;
  if (kind === "training") return fill(hit.question, { page, pages: pages ?? page });
  if (kind !== "work") {
    if (pages === null || pages === 1) return counted[kind][items.length] ?? "";
    return fill(kind === "test" ? hit.testPage : hit.quizPage, { page, pages });
  }
  if (limit === null) return fill(hit.title, { page });
  // An attention check beside the items is none of those that the limit counts.
  const last = Math.min(limit.judged + items.length, limit.items);
  const places = { page, first: limit.judged + 1, last, limit: limit.items };
  return fill(items.length === 1 ? hit.item : hit.items, places);
}
