/**
 * Whether one of a person's ids contains what is searched for, in capitals or not.
 * @param ids pseudonym and recruiter's id; null where there is none.
 */
export function isSoughtId(ids: readonly (string | null)[], search: string): boolean {
  const sought = search.trim().toLowerCase();
  return ids.some((id) => (id ?? "").toLowerCase().includes(sought));
}
