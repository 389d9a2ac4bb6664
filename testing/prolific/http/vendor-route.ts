import type { VendorBooks } from "../rules/vendor-books";

/** What came in for one path of the vendor's interface. */
interface RouteRequest {
  books: VendorBooks;
  /** The id in the path; "" where it has none. */
  id: string;
  query: URLSearchParams;
  body: unknown;
}

export interface RouteAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface VendorRoute {
  method: "GET" | "POST" | "PATCH";
  /** As the vendor describes it, such as /api/v1/studies/{id}/. */
  path: string;
  answer: (request: RouteRequest) => RouteAnswer;
}

export const answerOk = (body: unknown): RouteAnswer => ({ status: 200, body });
export const answerCreated = (body: unknown): RouteAnswer => ({ status: 201, body });
export const resultsOf = (results: unknown[]): RouteAnswer => answerOk({ results });
