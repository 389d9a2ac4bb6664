/** The genre that an id of the cross-level task of 2014 begins with: `Newswire` in `Newswire-80`; null for other ids. */
export function genreOfClssId(id: string): string | null {
  return /^(.+)-\d+$/.exec(id)?.[1] ?? null;
}
