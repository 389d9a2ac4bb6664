import { reportedItemStates, type ReportedItemState } from "@/server/domain/item-report/list-contracts";

export interface ReportedQuery {
  state: ReportedItemState;
  page: number;
}

/** What an address asks for; what it says wrongly is as if it were not there. */
export function reportedQuery({ state, page }: Record<string, string | string[] | undefined>): ReportedQuery {
  const number = typeof page === "string" && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
  return { state: reportedItemStates.find((one) => one === state) ?? "waiting", page: number };
}

/** The address of a page of the list, relative to any other. */
export function reportedAddress({ state, page }: ReportedQuery): string {
  return `?state=${state}${page > 1 ? `&page=${page}` : ""}`;
}
