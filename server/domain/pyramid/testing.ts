import type { Pyramid } from "./pyramid";

/** A pyramid with the contributors of each unit, which stand in its text one line each; an array is one in several parts. */
export function pyramidOf(units: readonly (readonly (string | readonly string[])[])[]): Pyramid {
  let text = "";
  const place = (part: string) => {
    const start = text.length;
    text += `${part}\n`;
    return { start, end: start + part.length, text: part };
  };
  const placed = units.map((contributors, at) => ({
    id: String(at + 1),
    label: `unit ${at + 1}`,
    comment: null,
    weight: contributors.length,
    contributors: contributors.map((parts) => ({
      ...{ label: [parts].flat().join("..."), comment: null },
      parts: [parts].flat().map(place),
    })),
  }));
  return { text, headerPattern: null, units: placed };
}
