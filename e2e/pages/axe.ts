import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { sizes } from "../sizes";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Every rule in the light theme; in the dark one those that read colours, as nothing else changes. */
const scan = (page: Page, colorScheme: Theme) => {
  // A frame is a page of its own and is looked at by its own address.
  const axe = new AxeBuilder({ page }).exclude("iframe").setLegacyMode();
  return colorScheme === "light" ? axe.withTags(tags) : axe.withRules("color-contrast");
};

type Theme = "light" | "dark";
export const bothThemes: readonly Theme[] = ["light", "dark"];

/** Holds the screen as it stands against axe's rules: on a phone and wide, light and dark. */
export async function expectNoViolations(page: Page, name: string, themes = bothThemes): Promise<void> {
  for (const { size, viewport } of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await scan(page, colorScheme).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect.soft(found, `${name} on ${size}, ${colorScheme}`).toEqual([]);
    }
  }
}
