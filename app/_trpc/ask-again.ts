import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Asks again at once. A first answer that is still on its way would otherwise be taken for this one, and is older. */
export async function askAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.refetchQueries({ queryKey });
}
