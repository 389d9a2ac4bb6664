/**
 * Guesses from the header which columns hold what; a field without a column of a usual name stays out.
 * @param usualNames of each field, letters and digits only, in lower case.
 */
export function suggestColumns<Field extends string>(
  header: readonly string[],
  usualNames: Readonly<Record<Field, readonly string[]>>,
): Record<string, string> {
  const mapping: Record<string, string> = {};
  for (const field of Object.keys(usualNames) as Field[]) {
    const name = usualNames[field]
      .map((usual) => header.find((column) => lettersAndDigits(column) === usual))
      .find((column) => column !== undefined);
    if (name !== undefined) mapping[field] = name;
  }
  return mapping;
}

/** The columns called one of these names, or that and a number, in their order; letters and digits only, in lower case. */
export function suggestSeveral(header: readonly string[], names: readonly string[]): string[] {
  return header.filter((column) => names.includes(lettersAndDigits(column).replace(/\d+$/, "")));
}

function lettersAndDigits(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
