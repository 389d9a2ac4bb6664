import type { Option } from "./select";

/**
 * The option that was written: by its value, letter for letter, by its name in full, or by the beginning of its name
 * where no other begins so.
 */
export function findOption(options: readonly Option[], written: string): Option | undefined {
  const text = written.trim();
  if (text === "") return undefined;
  const lower = text.toLocaleLowerCase();
  const named = options.find(({ value, name }) => value === text || name.toLocaleLowerCase() === lower);
  const begun = options.filter(({ name }) => name.toLocaleLowerCase().startsWith(lower));
  return named ?? (begun.length === 1 ? begun[0] : undefined);
}
