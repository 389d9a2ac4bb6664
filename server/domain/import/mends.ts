import type { ImportChoices, ImportError } from "./contracts";

/** A choice that mends an error of a file, so that nobody has to change the file. */
export type Mend =
  | { kind: "ignore-columns"; columns: number[] }
  | { kind: "decimal-comma" }
  /** Line 1 is already data. */
  | { kind: "no-header" };

type MendingChoices = Pick<ImportChoices, "header" | "ignore" | "decimalComma">;

const headless: readonly ImportError["reason"][] = [
  "column_not_chosen",
  "field_needed",
  "duplicate_column_name",
];

/** What could mend these errors, each once; a choice that has been made is offered no more. */
export function mendsOf(
  errors: readonly ImportError[],
  { header, ignore = [], decimalComma }: MendingChoices,
): Mend[] {
  const unnamed = errors.flatMap(({ reason, column }) =>
    reason === "empty_column_name" && column !== null && !ignore.includes(column) ? [column] : [],
  );
  const has = (reasons: readonly ImportError["reason"][]) =>
    errors.some(({ reason }) => reasons.includes(reason));
  return [
    ...(unnamed.length > 0 ? [{ kind: "ignore-columns" as const, columns: [...new Set(unnamed)] }] : []),
    ...(has(["decimal_comma"]) && decimalComma !== true ? [{ kind: "decimal-comma" as const }] : []),
    ...(has(headless) && header !== false ? [{ kind: "no-header" as const }] : []),
  ];
}

/** The choices with the mend made. A mapping by names is no use once the columns go by other names. */
export function mended<Choices extends MendingChoices & Pick<ImportChoices, "mapping">>(
  choices: Choices,
  mend: Mend,
): Choices {
  switch (mend.kind) {
    case "ignore-columns":
      return { ...choices, ignore: [...(choices.ignore ?? []), ...mend.columns] };
    case "decimal-comma":
      return { ...choices, decimalComma: true };
    case "no-header":
      return { ...choices, header: false, mapping: undefined };
  }
}
