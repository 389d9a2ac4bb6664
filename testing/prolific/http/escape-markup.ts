const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes text safe between tags and in attributes. */
const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

/** Markup with values in it, each escaped unless it is markup already. */
export function markup(
  parts: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  const texts = values.map((value) =>
    typeof value === "string" || typeof value === "number"
      ? escapeMarkup(String(value))
      : [value]
          .flat()
          .map(({ text }) => text)
          .join(""),
  );
  return { text: String.raw({ raw: parts }, ...texts) };
}

export interface Markup {
  text: string;
}
