import { reviewStates, type ReviewState } from "@/server/domain/writing/contracts";

export interface ReviewQuery {
  show: ReviewState;
  page: number;
}

export interface ReviewSearch {
  show?: string | string[];
  page?: string | string[];
}

/** What an address asks for; what it says wrongly is as if it were not there. */
export function reviewQuery({ show, page }: ReviewSearch): ReviewQuery {
  const number = typeof page === "string" && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return { show: reviewStates.find((state) => state === show) ?? "waiting", page: number };
}

/** The address of a page of texts, relative to any other. */
export function reviewAddress({ show, page }: ReviewQuery): string {
  return `?show=${show}${page > 1 ? `&page=${page}` : ""}`;
}
