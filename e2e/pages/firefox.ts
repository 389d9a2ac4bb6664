import { expect } from "@playwright/test";
import puppeteer, { type Browser, type KeyInput, type Page } from "puppeteer-core";
import type { KeyedPage } from "./answer-by-keys";
import { scriptsDrive } from "./await-scripts";

/** Only what hangs takes as long; how busy the machine is must not decide. */
const longestWaitMs = 600_000;

/** Firefox by WebDriver BiDi: Playwright drives only a Firefox of its own making. @param executablePath of Firefox */
export const openFirefox = (executablePath: string, withScripts = true): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: longestWaitMs,
    protocolTimeout: longestWaitMs,
    extraPrefsFirefox: { "javascript.enabled": withScripts },
  });

/** Waits until scripts drive the page: what is entered before that is in the fields, and not kept yet. */
export async function driven(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const submit = document.querySelector("[data-submit]");
    return submit !== null && Object.keys(submit).some((key) => key.startsWith("__reactProps"));
  });
  // A busy machine may have given it its properties, and not have come to the end.
  await page.waitForFunction(scriptsDrive);
}

/** Presses what is called so once, as soon as it is there; also where no scripts run, as the page's own do not take part in it. */
async function pressNamed(page: Page, name: string): Promise<void> {
  const before = page.url();
  const press = () =>
    page
      .evaluate((words) => {
        const named = [...document.querySelectorAll<HTMLElement>("main button, main a")];
        const found = named.find((each) => each.innerText.startsWith(words));
        if (found !== undefined && found.dataset.pressed === undefined) {
          found.dataset.pressed = "once";
          found.click();
        }
        return found !== undefined;
      }, name)
      // A press may lead away before it is answered.
      .catch(() => page.url() !== before);
  await expect.poll(press).toBe(true);
}

/** The first page of work of a project, as somebody new. */
export async function startWork(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(longestWaitMs);
  await page.goto(address);
  await pressNamed(page, "I agree, start");
  await pressNamed(page, "Start");
  await expect.poll(() => page.evaluate(() => document.querySelector("[data-submit]") !== null)).toBe(true);
}

/** Firefox's page as keys drive it. */
export const keysOf = (page: Page): KeyedPage => ({
  press: (key) => page.keyboard.press(key as KeyInput),
  pressWith: async (held, ...keys) => {
    await page.keyboard.down(held as KeyInput);
    for (const key of keys) await page.keyboard.press(key as KeyInput);
    await page.keyboard.up(held as KeyInput);
  },
  type: (text) => page.keyboard.type(text),
  evaluate: (read) => page.evaluate(read) as never,
});

/** What the page says of where the answers are. */
export const lineOf = (page: Page): Promise<string> =>
  page.$eval(".hit-line", ({ textContent }) => textContent ?? "").catch(() => "");

/** What the page says first. */
export const wordsOf = (page: Page): Promise<string> =>
  page.$eval("main", (main) => main.innerText).catch(() => "");
