/**
 * Guesses from the header which columns hold what; a field without a column of a usual name stays out.
 * @param usualNames of each field, letters and digits only, in lower case.
 */
export function suggestColumns<Field extends string>(
  header: readonly string[],
  usualNames: Readonly<Record<Field, readonly string[]>>,
): Partial<Record<Field, string>> {
  const mapping: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(usualNames) as Field[]) {
    const name = usualNames[field]
      .map((usual) => header.find((column) => lettersAndDigits(column) === usual))
      .find((column) => column !== undefined);
    if (name !== undefined) mapping[field] = name;
  }
  return mapping;
}

function lettersAndDigits(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
