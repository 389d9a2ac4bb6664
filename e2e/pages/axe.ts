import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { sizes, wide } from "../sizes";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const expectSoftly = expect.configure({ soft: true, timeout: 60_000 });

type Theme = "light" | "dark";
export const bothThemes: readonly Theme[] = ["light", "dark"];

/**
 * Holds the screen as it stands against axe's rules, on a phone and wide.
 * @param themes only light where its colours are met elsewhere in the dark too; they are then read once, in the wide window.
 */
export async function expectNoViolations(page: Page, name: string, themes = bothThemes): Promise<void> {
  for (const { size, viewport } of sizes) {
    await page.setViewportSize(viewport);
    // The dark colours of a phone are those of a wide window.
    for (const colorScheme of viewport === wide ? themes : themes.slice(0, 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // A page that is drawn from fresh data takes its title away for a moment.
      await expect(page).toHaveTitle(/\S/);
      const readsColors = viewport === wide || themes.includes("dark");
      const told = `${name} on ${size}, ${colorScheme}`;
      // What is there for a moment alone, as a dialog on its way, is no barrier; what stays is.
      await expectSoftly.poll(() => violations(page, { colorScheme, readsColors }), told).toEqual([]);
    }
  }
}

/** Every rule in the light theme; in the dark one those that read colours, as nothing else changes. */
async function violations(
  page: Page,
  { colorScheme, readsColors }: { colorScheme: Theme; readsColors: boolean },
): Promise<string[]> {
  // Half a megabyte of script, so once a document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe: scanner } = window as unknown as { axe: typeof axe };
      // What sticks to an edge of the window covers part of something until one scrolls; axe would take that for small.
      const sticking = Array.from(document.querySelectorAll<HTMLElement>("body *")).filter(
        (element) => getComputedStyle(element).position === "sticky",
      );
      const places = sticking.map(({ style }) => style.cssText);
      for (const { style } of sticking) style.cssText += "; position: relative; inset: auto";
      // A frame is a page of its own and is looked at by its own address.
      const found = await scanner.run({ exclude: [["iframe"]] }, options);
      sticking.forEach(({ style }, at) => (style.cssText = places[at] ?? ""));
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    {
      runOnly: colorScheme === "light" ? tags : ["color-contrast"],
      rules: {
        "color-contrast": { enabled: readsColors },
        // Looked at above, where it is waited for.
        "document-title": { enabled: false },
      },
      // Without this every element that passes is described as well, which takes half the time.
      resultTypes: ["violations" as const],
      iframes: false,
    },
  );
}
