import type { Page } from "@playwright/test";
import { HitScreen } from "./hit-screen";

/** Agrees to what the page of the link says, and waits for the instructions. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole("button", { name: "I agree, start" }).click();
  await page.waitForURL("**/instructions");
}

/** Begins by the link under the instructions. */
export async function begin(page: Page, link: string | RegExp = "Start"): Promise<HitScreen> {
  await page.getByRole("link", { name: link, exact: true }).click();
  const hit = new HitScreen(page);
  await hit.hydrated();
  return hit;
}
