import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Theme = "light" | "dark";

const css = ["tokens.css", "organizer-tokens.css"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");
const declaration = /--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g;
const tokens = new Map(
  [...css.matchAll(declaration)].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);

function colour(token: string, theme: Theme): string {
  const found = tokens.get(token);
  if (found === undefined) throw new Error(`There is no token ${token}.`);
  return found[theme];
}

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two tokens, from 1 to 21 (WCAG 2.2, 1.4.3). */
function contrast(token: string, ground: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [token, ground]
    .map((each) => luminance(colour(each, theme)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The listed figures are rounded: to two decimals, then to one. */
const rounding = 0.055;

/** Least contrasts on page, on surface and, where a token has one, on its tint: light, then dark. */
const onGrounds: Record<string, { light: number[]; dark: number[] }> = {
  text: { light: [16.1, 17.4], dark: [15.7, 14.5] },
  muted: { light: [6.9, 7.5], dark: [8.9, 8.3] },
  accent: { light: [6.8, 7.3, 6.3], dark: [8.9, 8.2, 6.8] },
  control: { light: [4.0, 4.3], dark: [5.6, 5.2] },
  focus: { light: [9.2, 10.0], dark: [10.8, 10.0] },
  danger: { light: [6.0, 6.5, 5.7], dark: [10.9, 10.1, 8.9] },
  warn: { light: [6.2, 6.7, 5.9], dark: [10.8, 10.0, 8.6] },
  live: { light: [6.1, 6.6, 5.8], dark: [10.7, 9.9, 8.3] },
  paused: { light: [7.1, 7.7, 6.6], dark: [10.5, 9.7, 8.1] },
  gold: { light: [6.4, 6.9, 6.1], dark: [11.2, 10.4, 8.8] },
  adjudicated: { light: [7.1, 7.7, 6.6], dark: [10.5, 9.7, 8.4] },
  simulated: { light: [6.7, 7.2, 6.3], dark: [10.9, 10.1, 7.9] },
  excluded: { light: [6.0, 6.5, 5.5], dark: [8.1, 7.5, 6.6] },
};

const cases = Object.entries(onGrounds).flatMap(([token, floors]) =>
  (["light", "dark"] as const).flatMap((theme) =>
    floors[theme].map((floor, at) => ({
      token,
      theme,
      ground: ["page", "surface", `${token}-tint`][at] ?? "",
      floor,
    })),
  ),
);

test.each(cases)("$token on $ground has a contrast of $floor in the $theme theme", (each) => {
  expect(contrast(each.token, each.ground, each.theme)).toBeGreaterThanOrEqual(each.floor - rounding);
});

test.each([
  ["on-accent", "accent", "light", 7.3],
  ["on-accent", "accent", "dark", 8.3],
  ["control", "sunken", "light", 3.65],
  ["control", "sunken", "dark", 3.65],
  ["text", "sunken", "light", 5.5],
  ["text", "sunken", "dark", 5.5],
  ["muted", "sunken", "light", 5.5],
  ["muted", "sunken", "dark", 5.5],
] as const)("%s on %s in the %s theme has a contrast of %d", (token, ground, theme, floor) => {
  expect(contrast(token, ground, theme)).toBeGreaterThanOrEqual(floor - rounding);
});

test.each(["series-1", "series-2", "series-3", "series-4"])("%s stands out from the surface", (series) => {
  expect(contrast(series, "surface", "light")).toBeGreaterThanOrEqual(4.8);
  expect(contrast(series, "surface", "dark")).toBeGreaterThanOrEqual(8.2);
});

test.each([1, 2, 3, 4, 5, 6, 7])("the number in step %d of the heat map can be read", (step) => {
  for (const theme of ["light", "dark"] as const) {
    expect(contrast(`on-heat-${step}`, `heat-${step}`, theme)).toBeGreaterThanOrEqual(4.7);
  }
});

test("every tinted token is among those that are measured", () => {
  const tinted = [...tokens.keys()].filter((name) => name.endsWith("-tint"));
  expect(tinted.length).toBeGreaterThan(5);
  for (const tint of tinted) expect(Object.keys(onGrounds)).toContain(tint.replace("-tint", ""));
});
