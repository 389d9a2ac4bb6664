import { z } from "zod";
import { ProlificError } from "./prolific-error";
import { answerBody, understood, type VendorLine } from "./vendor-line";

type Query = Record<string, string>;

const pageAnswer = z.looseObject({
  results: z.array(z.unknown()),
  _links: z
    .looseObject({ next: z.looseObject({ href: z.string().nullish() }).nullish() })
    .nullish()
    .catch(null),
});
type PageAnswer = z.infer<typeof pageAnswer>;

interface ListRequest {
  path: string;
  query?: Query;
  /** How many a page holds, for a list that Prolific divides by number. */
  pageSize?: number;
}

/**
 * All entries of a list. Prolific describes page numbers for the studies of a project alone, yet the answers to other lists
 * may link to a next page: the query of the link is followed, never its host.
 */
export async function allPages<Entry extends z.ZodType>(
  line: VendorLine,
  { path, query, pageSize }: ListRequest,
  entry: Entry,
): Promise<z.output<Entry>[]> {
  const entries: z.output<Entry>[] = [];
  let last = "";
  let next: Query | null = { ...query, ...(pageSize ? { page: "1", page_size: String(pageSize) } : {}) };
  while (next) {
    const page: PageAnswer = await pageOf(line, path, next);
    const content = JSON.stringify(page.results);
    // A server that knows no pages answers with the same one.
    if (content === last) break;
    last = content;
    entries.push(...understood(page.results, z.array(entry)));
    next = linkedQuery(page) ?? (page._links ? null : followingPage(page, next, pageSize));
  }
  return entries;
}

async function pageOf(line: VendorLine, path: string, query: Query): Promise<PageAnswer> {
  try {
    return answerBody(await line.again({ method: "GET", path, query }), pageAnswer);
  } catch (error) {
    // The page after a full last one may not be there.
    const isMissing = error instanceof ProlificError && error.status === 404;
    if (isMissing && Number(query.page ?? 1) > 1) return { results: [] };
    throw error;
  }
}

function linkedQuery(page: PageAnswer): Query | null {
  const href = page._links?.next?.href;
  return href ? Object.fromEntries(new URL(href, "http://any.invalid").searchParams) : null;
}

function followingPage(page: PageAnswer, query: Query, pageSize = Infinity): Query | null {
  return page.results.length < pageSize ? null : { ...query, page: String(Number(query.page) + 1) };
}
