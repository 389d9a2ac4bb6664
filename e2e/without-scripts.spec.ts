import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { answerAll, submitForm, withoutScripts } from "./pages/plain-form";

const marking = "demo-units";

test("a page that words are marked on says plainly that it needs scripts", async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto(`/p/${marking}`);
  await page.getByRole("button", { name: "I agree, start" }).click();
  await page.getByRole("link", { name: /^Start/ }).click();
  await expect(page.getByText("You need scripts to mark this page, and they do not run here.")).toBeVisible();
  await expect(page.locator("[data-submit]")).toBeHidden();
  await page.context().close();
});

for (const slug of demoSlugs.filter((one) => one !== marking)) {
  test(`a page of ${slug} is judged and sent without scripts`, async ({ browser }) => {
    const page = await withoutScripts(browser);
    await page.goto(`/p/${slug}`);
    await page.getByRole("button", { name: "I agree, start" }).click();
    await page.getByRole("link", { name: /^Start/ }).click();
    await expect(page.getByText("This page works without scripts.")).toBeVisible();
    await expect(page.getByText("Saved in this browser")).toBeHidden();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await submitForm(page);
    await expect(page.getByText("There is a problem")).toBeVisible();
    // The page comes in pieces, and the first says what is missing.
    await page.waitForLoadState();
    await answerAll(page);
    await submitForm(page);
    // A demo of few items ends here.
    await expect(
      page.getByText(/^(We received|You have finished|You have reached the limit|No more pages)/).first(),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
    await page.context().close();
  });
}

test("a page with gaps comes back as it was filled in", async ({ browser, makeWorld }) => {
  const world = await makeWorld({ items: 5, settings: { itemComments: true, itemConfidence: true } });
  const page = await withoutScripts(browser);
  const hit = await world.work(page);
  await hit.cell(1, 4).check({ force: true });
  await hit.pair(1).getByRole("textbox").fill("Close, but not the same.");
  await hit.pair(1).getByRole("radio", { name: "Fairly sure" }).check();
  await submitForm(page);
  await expect(page.getByText("There is a problem. 4 pairs have no answer yet.")).toBeVisible();
  await expect.poll(() => hit.chosen()).toEqual(["4", null, null, null, null]);
  await expect(hit.pair(1).getByRole("textbox")).toHaveValue("Close, but not the same.");
  await expect(hit.pair(1).getByRole("radio", { name: "Fairly sure" })).toBeChecked();
  await page.context().close();
});

test("missed known answers are shown without scripts, and the last page leads to the end", async ({
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 8, gold: 2, settings: { feedback: true } });
  const page = await withoutScripts(browser);
  await world.work(page);
  await answerAll(page);
  await submitForm(page);
  await expect(page.getByRole("heading", { name: /had a known answer$/ })).toBeVisible();
  await expect(page.getByText("We received page 1. Earned so far: US$0.20.")).toBeVisible();
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await answerAll(page);
  await submitForm(page);
  await page.getByRole("button", { name: "Continue to the next page" }).click();
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  await page.context().close();
});

test("what another site sends, or for a page of somebody else, is not taken", async ({
  browser,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 10, annotators: 2 });
  const page = await withoutScripts(browser);
  await world.work(page);
  const refusal = page.getByText("We could not take that page.");
  const outcome = Buffer.from(JSON.stringify({ kind: "refused" })).toString("base64url");
  await page.setExtraHTTPHeaders({ "x-page-outcome": outcome });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeVisible();
  await expect(refusal).toBeHidden();
  await page.setExtraHTTPHeaders({ origin: "https://elsewhere.example" });
  await submitForm(page);
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeVisible();
  await expect(page.getByText("There is a problem")).toBeHidden();
  await page.setExtraHTTPHeaders({});
  const other = await (await browser.newContext()).newPage();
  await world.work(other, 2);
  const theirs = await other.locator("input[name=assignment]").inputValue();
  await other.context().close();
  const answer = await page.request.post(`/p/${world.slug}/work`, { form: { assignment: theirs } });
  await page.setContent(await answer.text());
  await expect(refusal).toBeVisible();
  await page.context().close();
});

test("with its scripts blocked the page says that it works without them, and does", async ({
  page,
  makeWorld,
}) => {
  test.slow();
  await page.route("**/_next/static/**", (route) =>
    route.request().url().endsWith(".js") ? route.abort() : route.continue(),
  );
  const world = await makeWorld({ items: 8 });
  await world.enter(page);
  await page.goto(`/p/${world.slug}/work`, { waitUntil: "commit" });
  await expect(page.getByText("This page works without scripts.")).toBeVisible();
  await answerAll(page);
  await submitForm(page);
  await expect(page.getByText("We received page 1.")).toBeVisible();
});
