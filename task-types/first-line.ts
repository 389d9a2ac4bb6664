/** A text of an attention check whose first line says what it is about, and any further lines what there is to say of it. */
export function firstLine(text: string): { first: string; rest: string } {
  const [first = "", ...rest] = text.split("\n");
  return { first: first.trim(), rest: rest.join("\n").trim() };
}
