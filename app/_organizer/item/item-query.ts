import { z } from "zod";

/** What an address may carry after its question mark. */
export type ItemSearchParams = Record<string, string | string[] | undefined>;

const first = (value: unknown) => (Array.isArray(value) ? (value as unknown[])[0] : value);

const parts = {
  page: z.preprocess(first, z.coerce.number().int().min(1).max(1_000_000)).catch(1),
  search: z.preprocess(first, z.string().trim().max(200)).catch(""),
  dataset: z.preprocess(first, z.string().min(1).max(100)).optional().catch(undefined),
  split: z.preprocess(first, z.string().min(1).max(500)).optional().catch(undefined),
  gold: z.preprocess(first, z.enum(["all", "gold", "other"])).catch("all"),
};

export interface ItemQuery {
  page: number;
  search: string;
  dataset?: string;
  split?: string;
  gold: "all" | "gold" | "other";
}

/** Which items the address asks for; what cannot be read is left out. */
export function itemQuery(params: ItemSearchParams): ItemQuery {
  const { dataset, split, ...query } = z.object(parts).parse(params);
  return { ...query, ...(dataset !== undefined && { dataset }), ...(split !== undefined && { split }) };
}

/** The address of such a list, without what goes without saying. */
export function itemAddress({ page, search, dataset, split, gold }: ItemQuery): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("search", search);
  if (dataset !== undefined) params.set("dataset", dataset);
  if (split !== undefined) params.set("split", split);
  if (gold !== "all") params.set("gold", gold);
  if (page !== 1) params.set("page", String(page));
  return `?${params.toString()}`;
}
