import { expect, type Page } from "@playwright/test";

/** Takes the network from a page and waits until its requests fail, which takes browsers a moment. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isReached = () =>
    page.evaluate(() =>
      fetch("/api/health").then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(isReached).toBe(false);
}
