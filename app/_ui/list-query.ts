import type { z } from "zod";

/** What an address may carry after its question mark. */
export type SearchParams = Record<string, string | string[] | undefined>;

type Contract = z.ZodObject<z.ZodRawShape>;

/**
 * What an address asks of a list; what it does not say, or says wrong, is the contract's default. Of two values the
 * first is taken.
 * @param contract each of its fields has a default.
 */
export function readQuery<C extends Contract>(contract: C, params: SearchParams): z.output<C> {
  const read = Object.entries(contract.shape).map(([name, field]) => {
    const given = [params[name]].flat()[0];
    const contractOfField = field as z.ZodType;
    const found = safely(contractOfField, given) ?? safely(contractOfField, Number(given));
    return [name, found ?? contractOfField.parse(undefined)];
  });
  return Object.fromEntries(read) as z.output<C>;
}

function safely(field: z.ZodType, value: unknown): unknown {
  const parsed = field.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The address of such a list, without what goes without saying. */
export function queryAddress<C extends Contract>(contract: C, query: z.output<C>): string {
  const defaults = contract.parse({}) as Record<string, unknown>;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== defaults[name]) params.set(name, String(value));
  }
  return `?${params.toString()}`;
}
