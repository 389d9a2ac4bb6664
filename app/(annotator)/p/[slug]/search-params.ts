/** The parameters of an address, as Next hands them to a page. */
export type JoinSearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Reads parameters by name; of a repeated one the first counts. */
export async function parametersOf(
  searchParams: JoinSearchParams,
): Promise<(name: string) => string | undefined> {
  const values = await searchParams;
  return (name) => [values[name]].flat()[0];
}

/** The parameters as they stand in an address, without those that are left out; "" or "?…". */
export async function queryOf(searchParams: JoinSearchParams, leftOut: string): Promise<string> {
  const given = Object.entries(await searchParams).filter(([name]) => name !== leftOut);
  const query = new URLSearchParams(given.flatMap(([name, value]) => [[name, [value].flat()[0] ?? ""]]));
  return query.size === 0 ? "" : `?${query}`;
}
