/** How many letters must be added, left out or replaced to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (letter === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const longest = 60;

/** The known word that was probably meant: it differs in at most a third of its letters; null where none is near. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  if (word.length > longest) return null;
  const near = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(2, Math.floor(candidate.length / 3)))
    .filter(({ candidate, far }) => far < candidate.length)
    .sort((one, other) => one.far - other.far);
  return near[0]?.candidate ?? null;
}
