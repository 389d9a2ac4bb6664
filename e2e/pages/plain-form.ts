import type { Browser, Page } from "@playwright/test";
import { phone } from "../sizes";

/** A page of a browser that runs no scripts. */
export async function withoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  return context.newPage();
}

/** Chooses an answer to everything on the page, by its radio buttons alone. */
export async function answerAll(page: Page): Promise<void> {
  const radios = page.locator("main input[type=radio]:visible");
  const names = await radios.evaluateAll((all) => [
    ...new Set(all.map((radio) => radio.getAttribute("name"))),
  ]);
  for (const name of names) {
    if (name === null || name.endsWith(" confidence")) continue;
    const group = page.locator(`main input[name="${name}"]`);
    // Each candidate of a ranking its own place; of most and least two different pairs.
    const place = /\.(\d+)$/.exec(name)?.[1] ?? (name.endsWith("-least") ? "1" : "0");
    const radio = group.nth(Number(place));
    // At the window's end the bar with Submit would take the press.
    await radio.evaluate((input) => input.scrollIntoView({ block: "center" }));
    await radio.check({ force: true });
  }
}

/** What follows a press on a page without scripts has come whole: it comes in pieces, and a page left early sends nothing. */
export async function loadedAfter(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await press();
  await loaded;
}

/** Sends the form that is shown on a page without scripts. */
export const submitForm = (page: Page) => loadedAfter(page, () => page.locator("[data-submit]").click());
