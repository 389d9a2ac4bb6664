import type { Page } from "@playwright/test";
import type { KeyedPage } from "./answer-by-keys";
import { agree, begin } from "./join";
import { wide } from "../sizes";

/** The keyboard of a page in Chromium. */
export const keyboardOf = (page: Page): KeyedPage => ({
  press: (key) => page.keyboard.press(key),
  pressWith: async (held, ...keys) => {
    await page.keyboard.down(held);
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.up(held);
  },
  type: (text) => page.keyboard.type(text),
  evaluate: (read) => page.evaluate(read),
});

/** Types whose pages take no number: texts are written or words marked. */
export const withoutDigits: ReadonlySet<string> = new Set(["demo-pair-writing", "demo-units"]);

/** What a page of work leads to once it is sent. */
export const afterPage =
  /We received page 1|You have finished|You have reached the limit|No more pages|known answer/;

/** Joins a demo and opens the first page of work. */
export async function startDemo(page: Page, slug: string, viewport = wide): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`/p/${slug}`);
  await agree(page);
  await begin(page, /^Start/);
}
