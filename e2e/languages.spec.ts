import type { Page } from "@playwright/test";
import { languageTags } from "@/server/domain/language/interface-languages";
import { textDirection } from "@/server/domain/project/text-direction";
import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hasSidewaysScrolling, textsCutOff } from "./pages/measures";

test("a German browser reads German from the join page to the end, and English for the asking", async ({
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5, hitSize: 5, goldPerHit: 0 });
  const context = await browser.newContext({ locale: "de-AT" });
  const page = await context.newPage();
  await page.goto(`/p/${world.slug}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("button", { name: "Einverstanden, anfangen" }).click();
  await page.getByRole("link", { name: "Anfangen" }).click();
  await expect(page.getByRole("heading", { name: "Seite 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Seite abschicken" })).toBeVisible();
  await expectNoViolations(page, "a page of work in German");

  await page.getByRole("button", { name: "Sprache" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeVisible();
  // What was chosen holds for later visits, and on other pages.
  await page.goto(`/p/${world.slug}/instructions`);
  await expect(page.getByRole("link", { name: "Start", exact: true })).toBeVisible();
  await context.close();
});

test("without scripts the language is chosen as well", async ({ browser, makeWorld }) => {
  const world = await makeWorld({ items: 5 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/p/${world.slug}`);
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("button", { name: "Einverstanden, anfangen" })).toBeVisible();
  await context.close();
});

test("answers that were given stay when the language changes", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 5 })).work(page);
  await hit.hydrated();
  await hit.choose(1, 4);
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("button", { name: "Seite abschicken" })).toBeVisible();
  await expect.poll(async () => (await hit.chosen())[0]).toBe("4");
});

test("a form of another site changes no language, and nobody is led to another site", async ({
  request,
  makeWorld,
}) => {
  const { slug } = await makeWorld({ items: 5 });
  const send = (headers: Record<string, string>) =>
    request.post(`/p/${slug}/language`, { form: { language: "de" }, headers, maxRedirects: 0 });
  const foreign = await send({
    origin: "https://elsewhere.example",
    referer: "https://elsewhere.example/p/x",
  });
  expect(foreign.headers()["set-cookie"]).toBeUndefined();
  expect(foreign.headers().location).toBe(`/p/${slug}`);
});

/** Words that occur in English sentences alone. */
const englishWords = /\b(the|you|your|this|with|are|answers?|submit|scale|pairs?)\b/i;

/** Sentences and names of the page that are English, where the page says that they are of another language. */
const englishLeft = (page: Page, language: string) =>
  page.evaluate(
    ([tag, words]) => {
      const isEnglish = (text: string | null) => text !== null && new RegExp(words, "i").test(text);
      const isOwn = (element: Element | null) =>
        element?.closest("[lang]")?.getAttribute("lang") === tag && element.closest("script, style") === null;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode() !== null) {
        const { textContent, parentElement } = walker.currentNode;
        if (isOwn(parentElement) && isEnglish(textContent)) texts.push(textContent ?? "");
      }
      const named = [...document.querySelectorAll("[aria-label]")]
        .filter((element) => element.querySelector("[lang]") === null && isOwn(element))
        .map((element) => element.getAttribute("aria-label"))
        .filter(isEnglish);
      return [...texts, ...named];
    },
    [language, englishWords.source] as const,
  );

test("the search for English sentences finds those of an English page", async ({ page, makeWorld }) => {
  await page.goto(`/p/${(await makeWorld({ items: 5 })).slug}`);
  expect((await englishLeft(page, "en")).length).toBeGreaterThan(10);
});

for (const language of languageTags.filter((tag) => tag !== "en")) {
  test(`from the join page to a page of pairs, ${language} is read on a small phone`, async ({
    browser,
    makeWorld,
  }) => {
    const world = await makeWorld({ items: 5, hitSize: 5, goldPerHit: 0 });
    const context = await browser.newContext({ locale: language, viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    const look = async (name: string) => {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", textDirection(language));
      await expect.poll(() => hasSidewaysScrolling(page), name).toBe(false);
      await expect.poll(() => textsCutOff(page), name).toEqual([]);
      await expect.poll(() => englishLeft(page, language), name).toEqual([]);
      await expectNoViolations(page, `${name} in ${language}`);
    };
    await page.goto(`/p/${world.slug}`);
    await look("the join page");
    await world.enter(page);
    await page.goto(`/p/${world.slug}/instructions`);
    await look("the instructions");
    const hit = await world.work(page);
    await hit.hydrated();
    await page.locator("[data-submit]").click();
    await expect(page.locator("[data-summary]")).toBeVisible();
    await look("a page with gaps");
    await hit.answerAll(4);
    await page.locator("[data-submit]").click();
    await expect(hit.pairs).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look("the end page");
    await context.close();
  });
}

for (const [slug, pseudo] of demoSlugs.flatMap((each) => [
  [each, "en-XA"] as const,
  [each, "ar-XB"] as const,
])) {
  test(`texts two fifths longer fit the pages of ${slug} at 320 and 360 px in ${pseudo}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? "";
    await context.addCookies([{ name: "touchstone_language", value: pseudo, url }]);
    const look = async (name: string) => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => hasSidewaysScrolling(page), `${name} at ${width}`).toBe(false);
        await expect.poll(() => textsCutOff(page), `${name} at ${width}`).toEqual([]);
      }
    };
    await page.goto(`/p/${slug}`);
    await look("the join page");
    await page.getByRole("button", { name: /^Í ágréé/ }).click();
    await page.waitForURL(`**/p/${slug}/instructions`);
    await look("the instructions");
    await page.goto(`/p/${slug}/work`);
    await expect(page.locator("[data-submit]")).toBeVisible();
    await look("a page of work");
    await page.locator("[data-submit]").click();
    await look("a page with gaps");
    await page.goto(`/p/${slug}/left`);
    await look("the page after leaving");
    await page.goto(`/p/${slug}/not-eligible?because=country&source=link`);
    await look("the page of who may not join");
  });
}
