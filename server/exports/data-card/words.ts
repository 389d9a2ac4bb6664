/** `1 item`, `5 items`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** A share from 0 to 1 in percent, with all its decimals: `66.7 %`. */
export function percent(share: number): string {
  return `${Number((share * 100).toPrecision(12))} %`;
}

/** `AU, CA or NZ`. */
export function anyOf(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}

export const bulletList = (lines: readonly string[]): string => lines.map((line) => `- ${line}\n`).join("");
