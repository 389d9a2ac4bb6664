import type { BrowserContext } from "@playwright/test";
import { annotatorOfToken } from "@/testing/annotator-of-token";
import { demoSlugs } from "@/testing/demo-slugs";
import { setLeaseEnd } from "@/testing/lease";
import { expect, test } from "./fixtures";
import { answerByKeys, answersIn, submitByKeys } from "./pages/answer-by-keys";
import { afterPage, keyboardOf, startDemo, withoutDigits } from "./pages/demo-page";
import { goOffline } from "./pages/go-offline";
import { pressLayoutKeys } from "./pages/keyboard";
import { secondsIn, setVisibility, submissionBodies } from "./pages/submissions";

const minuteMs = 60_000;

/** What this browser is known by in a project. */
async function tokenIn(context: BrowserContext, slug: string): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === `touchstone_annotator_${slug}`)?.value ?? "";
}

for (const slug of demoSlugs) {
  test(`a page of ${slug} says when its time ends, adds no hidden minutes, and goes through once after a lost network`, async ({
    page,
    context,
    store,
  }) => {
    const sent = submissionBodies(context);
    await page.clock.install();
    await startDemo(page, slug);
    const line = page.locator(".hit-line");
    const annotator = await annotatorOfToken(store, await tokenIn(context, slug));
    await setLeaseEnd(store, annotator, Date.now() + 8 * minuteMs);
    await page.reload();
    await answerByKeys(keyboardOf(page), slug);
    await test.step("check 24: five minutes before the end a notice shows, and Keep renews", async () => {
      await expect(line).not.toContainText("left on this page");
      await page.clock.fastForward(3 * minuteMs + 1_000);
      await expect(line).toContainText("5 minutes left on this page.");
      await page.getByRole("button", { name: "Keep this page" }).click();
      await expect(line).not.toContainText("left on this page");
      await expect(page.locator(".hit-next")).toBeFocused();
    });
    await test.step("check 23: ten minutes in a hidden tab add none", async () => {
      await setVisibility(page, "hidden");
      await page.clock.runFor(10 * minuteMs);
      await setVisibility(page, "visible");
    });
    await test.step("check 20: offline Submit waits, and goes through when online", async () => {
      await goOffline(page);
      await submitByKeys(keyboardOf(page));
      await expect(line).toContainText("Offline. Your page will be sent by itself when you are online.");
      await context.setOffline(false);
      await expect(page.getByRole("main")).toContainText(afterPage);
      expect(new Set(sent).size).toBe(1);
    });
    // Two idle minutes at most of the three before, and what answering took.
    expect(secondsIn(sent[0] ?? "")).toBeLessThan(5 * 60);
  });

  if (withoutDigits.has(slug)) continue;
  test(`on the page of ${slug} no single key does anything while number keys are off, and arrows stop at both ends`, async ({
    page,
  }) => {
    await startDemo(page, slug);
    await test.step("check 7: with number keys off, also after a reload", async () => {
      await page.getByRole("button", { name: "Display" }).click();
      await page.getByRole("group", { name: "Number keys" }).getByText("Off").click();
      await page.keyboard.press("Escape");
      for (const turn of ["at once", "after a reload"]) {
        if (turn === "after a reload") await page.reload();
        await page.locator("main input[type=radio]").first().focus();
        for (const key of ["Digit1", "Digit2", "KeyN", "?"]) await page.keyboard.press(key);
        await pressLayoutKeys(page, [{ code: "Numpad3", key: "3" }]);
        expect(await answersIn(keyboardOf(page)), turn).toEqual([]);
        await expect(page.locator("dialog[open]"), turn).toHaveCount(0);
      }
    });
    await test.step("check 5: arrows at either end do not wrap", async () => {
      const group = await page.locator("main input[type=radio]").first().getAttribute("name");
      const radios = page.locator(`main input[type=radio][name="${group}"]`);
      const [first, last] = [radios.first(), radios.last()];
      await first.focus();
      await page.keyboard.press("Space");
      for (const key of ["ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
      await expect(first).toBeChecked();
      await last.focus();
      await page.keyboard.press("Space");
      await expect(last).toBeChecked();
      for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
      await expect(last).toBeChecked();
    });
  });
}
