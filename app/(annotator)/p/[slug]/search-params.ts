/** The parameters of an address, as Next hands them to a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Reads parameters by name; of a repeated one the first counts. */
export async function parametersOf(
  searchParams: SearchParams,
): Promise<(name: string) => string | undefined> {
  const values = await searchParams;
  return (name) => [values[name]].flat()[0];
}
