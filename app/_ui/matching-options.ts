import type { Option } from "./select";

function isNamed({ value, name }: Option, text: string): boolean {
  return value === text || name.toLocaleLowerCase() === text.toLocaleLowerCase();
}

/**
 * The options that a text may mean, the likeliest first: the one of that value, letter for letter, or of that name in
 * full, then names that begin so, then names that hold it. All of them for an empty text.
 */
export function matchingOptions(options: readonly Option[], written: string): Option[] {
  const text = written.trim();
  const lower = text.toLocaleLowerCase();
  const named = options.filter((option) => isNamed(option, text));
  const begun = options.filter(({ name }) => name.toLocaleLowerCase().startsWith(lower));
  const holding = options.filter(({ name }) => name.toLocaleLowerCase().includes(lower));
  return [...new Set([...named, ...begun, ...holding])];
}

/** The option that a text can only mean: one of that value or name, or the single one that matches. */
export function meantOption(options: readonly Option[], written: string): Option | undefined {
  const text = written.trim();
  const [likeliest, ...others] = text === "" ? [] : matchingOptions(options, text);
  if (likeliest === undefined) return undefined;
  return others.length === 0 || isNamed(likeliest, text) ? likeliest : undefined;
}
