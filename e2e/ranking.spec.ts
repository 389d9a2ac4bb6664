import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import { expectAccessibleScreens, screensAtWork } from "./pages/axe-screens";
import { HitScreen } from "./pages/hit-screen";
import { workByProgram } from "./pages/program";
import { agree, begin } from "./pages/join";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const words = ["person", "musician", "artist", "performer"];
const groups = {
  preset: "target-ranking-2016",
  items: 2,
  hitSize: 2,
  overlap: 2,
  textsOf: (_kind: string, number: number) => ({ textA: `singer ${number}`, textB: words.join(", ") }),
  contentOf: () => ({ positives: words, distractors: ["song"], randoms: ["laptop"] }),
} as const;

const row = (page: Page, word: string) => page.locator("fieldset.ranking-row", { hasText: word });
const card = (page: Page, word: string) =>
  page.locator(".ranking-card", { has: page.getByRole("button", { name: word, exact: true }) });
const news = (page: Page) => page.locator(".ranking [role=status]");

/** The place of each candidate as the matrix has it, from 1; null without one. */
const matrix = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      words.map(async (word) => {
        const chosen = row(page, word).locator("input:checked");
        return [word, (await chosen.count()) === 0 ? null : Number(await chosen.inputValue()) + 1] as const;
      }),
    ),
  );

test("a group is ranked alike by buttons, keys, taps and dragging", async ({ page, makeWorld }) => {
  const { work } = await makeWorld({ ...groups, items: 1, hitSize: 1 });
  const hit = await work(page);
  await hit.hydrated();
  await expect
    .poll(() => matrix(page))
    .toEqual({ person: null, musician: null, artist: null, performer: null });

  await row(page, "musician").locator("label").first().click();
  await row(page, "person").locator("label").first().click();
  await expect(row(page, "musician").getByText("no place")).toBeVisible();
  await expect(news(page)).toHaveText("person is 1st. musician has no place.");
  await expectNoViolations(page, "ranking by buttons");
  await page.setViewportSize(wide);

  await row(page, "musician").getByRole("radio").first().focus();
  await page.keyboard.press("1");
  await expect.poll(() => matrix(page)).toEqual({ person: null, musician: 1, artist: null, performer: null });
  await row(page, "artist").getByRole("radio").first().focus();
  await page.keyboard.press("2");
  await row(page, "performer").getByRole("radio").first().focus();
  await page.keyboard.press("3");
  await expect(row(page, "person").getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("4");
  await row(page, "performer").locator("input:checked").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(news(page)).toHaveText("performer is 2nd. artist is 3rd. All 4 placed.");
  const ranked = { musician: 1, performer: 2, artist: 3, person: 4 };
  await expect.poll(() => matrix(page)).toEqual(ranked);

  await page.getByRole("button", { name: "Drag and drop instead" }).click();
  await card(page, "person").getByRole("button", { name: "Out: person" }).click();
  await expect(news(page)).toHaveText("person taken out. 3 of 4 placed.");
  await card(page, "person").getByRole("button", { name: "person", exact: true }).press("Space");
  await expect(news(page)).toHaveText(
    "person picked up, not placed. Arrows choose a place, Space puts it there, Escape gives up.",
  );
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(news(page)).toHaveText("Place 2 of 4, now performer.");
  await page.keyboard.press("Space");
  await expect(news(page)).toHaveText("person is 2nd. performer has no place.");
  await expectNoViolations(page, "ranking by drag and drop");
  await page.setViewportSize(wide);

  // By two taps: performer goes back to the second place.
  await card(page, "performer").getByRole("button", { name: "performer" }).click();
  await card(page, "person").getByRole("button", { name: "person", exact: true }).click();
  await expect(news(page)).toHaveText("performer is 2nd. person has no place.");

  // By its grip: person goes to the fourth place.
  const grip = await card(page, "person").locator(".ranking-grip").boundingBox();
  const place = await page.locator("[data-place='3']").boundingBox();
  if (grip === null || place === null) throw new Error("The list is not on the screen.");
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(place.x + 60, place.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(news(page)).toHaveText("person is 4th. All 4 placed.");

  await page.getByRole("button", { name: "Buttons instead" }).click();
  await expect.poll(() => matrix(page)).toEqual(ranked);
});

/** Each target with its positives, the most similar first. */
const orders: Record<string, readonly string[]> = {
  singer: ["musician", "performer", "artist", "person"],
  train: ["railcar", "vehicle", "transport", "machine"],
  lake: ["pond", "reservoir", "sea", "water"],
  bread: ["loaf", "bun", "pastry", "food"],
};
const inAll = Object.values(orders);
const placeOf = (text: string) =>
  inAll.map((order) => order.findIndex((word) => text.endsWith(word))).find((place) => place >= 0) ?? 0;

/** Of singers and trains the order is known, so that a quiz can ask for it. */
const isKnown = (target: string) => target === "singer" || target === "train";
const nouns = [
  "group,target,candidate,kind,gold,explanation",
  ...Object.entries(orders).flatMap(([target, order]) =>
    order.toSorted().map((word) => {
      const known = isKnown(target) ? `${placeOf(word) + 1},It says most of it.` : ",";
      return `g-${target},${target},${word},positive,${known}`;
    }),
  ),
  "g-lake,lake,ladder,random,,",
  "",
].join("\n");

/** Ranks the group on the screen by the keyboard alone: Tab leads to its first word, a digit from one to the next. */
async function rankByKeys(page: Page, isTurned = false): Promise<void> {
  const focused = page.locator("fieldset.ranking-row:focus-within .ranking-name");
  await new HitScreen(page).hydrated();
  for (let tabs = 0; tabs < 30 && (await focused.count()) === 0; tabs += 1) await page.keyboard.press("Tab");
  for (let placed = 0; placed < words.length; placed += 1) {
    const place = placeOf((await focused.textContent()) ?? "");
    await page.keyboard.press(String(isTurned ? words.length - place : place + 1));
  }
}

test("from the preset to a release that imports again: groups, a quiz, rankings by keys and by a program", async ({
  page: annotator,
  desk: page,
  makeOwnProject,
}, testInfo) => {
  const slug = `nouns-${testInfo.workerIndex}-${Date.now()}`;
  const look = (name: string) => expectNoViolations(annotator, `ranking: ${name}`, ["light"]);
  const desk = await ProjectDesk.create(page, "target-ranking-2016", "Nouns by similarity", slug);

  await test.step("a file of groups, two of them gold", async () => {
    await page.goto(`/projects/${slug}/limits`);
    await desk.set("Overlap", "2");
    const qualification = { kind: "quiz", size: 1, needed: 1, tries: 2, delayMinutes: 0 } as const;
    await desk.update({ hitSize: 2, qualification });
    await desk.drop([{ name: "nouns.csv", text: nouns }], 4);
    await expectNoViolations(page, "groups before the import", ["light"]);
    await desk.import(4);
    await desk.open("Overview");
    await expect(page.getByText("2 items × 2 annotators = 4 judgments")).toBeVisible();
    await desk.launch();
    await expect(desk.figure("Judged")).toContainText("0 of 4");
  });

  await test.step("the quiz, passed at the second try", async () => {
    await annotator.goto(`/p/${slug}`);
    await look("the way in");
    await agree(annotator);
    await expect(annotator.getByRole("heading", { name: "An example" })).toBeVisible();
    await look("instructions");
    await begin(annotator, "Start the quiz: 1 group, 1 right to pass");
    await rankByKeys(annotator, true);
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: /^Not passed yet: 0 of 1 right/ })).toBeFocused();
    await annotator.getByRole("button", { name: "Try again" }).press("Enter");
    await rankByKeys(annotator);
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: /^Quiz passed: 1 of 1 right/ })).toBeFocused();
    await annotator.locator("summary", { hasText: "right" }).click();
    await look("a quiz passed");
    await annotator.getByRole("button", { name: "Start page 1" }).press("Enter");
  });

  await test.step("a questionnaire, gone back through, with its gap named", async () => {
    const hit = new HitScreen(annotator);
    await expect(annotator.getByText("Group 1 of 2").first()).toBeVisible();
    await rankByKeys(annotator);
    await expect(annotator.getByText("Group 2 of 2").first()).toBeVisible();
    await annotator.getByRole("button", { name: "Previous group" }).click();
    await expect(annotator.locator(".ranking-row input:checked")).toHaveCount(words.length);
    await hit.submit();
    await expect(hit.summary).toContainText("1 group is not ranked yet.");
    await expectNoViolations(annotator, "ranking: a questionnaire with a gap");
    await hit.summary.getByRole("link").click();
    await annotator.reload();
    await hit.hydrated();
    await expect(hit.progress).toHaveText("1 of 2 groups ranked");
    await expect(annotator.getByText("Group 2 of 2").first()).toBeVisible();
    await rankByKeys(annotator);
    await annotator.keyboard.press("Control+Enter");
    await expect(annotator.getByRole("heading", { name: "You have reached the limit" })).toBeVisible();
    await look("the end");
  });

  await test.step("agreement with somebody who works by a program", async () => {
    const pages = await workByProgram(page.request, slug, (item) => {
      if (item.type !== "target-ranking") throw new Error("This project has rankings.");
      const key = (word: string) => item.candidates.find(({ text }) => text === word)?.key ?? "";
      return { key: item.key, ranking: (orders[item.target] ?? []).map(key) };
    });
    expect(pages).toBe(2);
    await desk.computeAgreement();
    const all = page.getByRole("row", { name: /^All groups/ });
    await expect(all).toContainText("1.00", whenCalculated);
    await expect(all).toContainText("n = 1 pair of annotators");
    await expect(page.getByRole("region", { name: /lake: how often/ })).toBeVisible();
  });

  await test.step("the end, a release, and its comparisons as the groups of another project", async () => {
    await page.goto(`/projects/${slug}`);
    await desk.act("Close project");
    await desk.open("Releases");
    await desk.release();
    const comparisons = await desk.download("comparisons.nouns.csv");
    expect(comparisons).toContain("pond,1.00,water,0.00\n");
    await desk.scoreVectors("broken.txt", "lake 1 0\npond 1\n");
    await expect(page.getByText("broken.txt cannot be scored as it is.")).toBeVisible();
    await desk.scoreVectors("lake.txt", "lake 1 0\npond 0.9 0.1\nwater 0 1\n");
    const scores = page.getByRole("region", { name: "Scores of lake.txt" });
    await expect(scores.getByRole("row", { name: /^These vectors/ })).toContainText("1.0000");
    await expect(page.getByText(/comparisons? · every word has a vector|left out$/)).toBeVisible();
    await expectNoViolations(page, "the scores of word vectors");
    const again = await makeOwnProject({ preset: "target-ranking-2016", items: 0, state: "draft" });
    await new ProjectDesk(page, again.slug).drop([{ name: "comparisons.nouns.csv", text: comparisons }], 2);
    await expect(page.getByRole("button", { name: "Import 2 items" })).toBeVisible();
  });

  await expectAccessibleScreens(desk, screensAtWork);
});

test("Hebrew word pairs on a phone", async ({ page, makeWorld }) => {
  const hebrew = ["אדם", "מוזיקאי", "אמן", "מבצע", "יוצר", "איש", "כוכב", "בדרן"];
  const { work } = await makeWorld({
    ...groups,
    language: "he",
    textsOf: () => ({ textA: "זמר", textB: hebrew.join(", ") }),
    contentOf: () => ({ positives: hebrew, distractors: [], randoms: [] }),
  });
  await page.setViewportSize(phone);
  await (await work(page)).hydrated();
  await expect(page.getByRole("button", { name: "Buttons instead" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-items", "rtl");
  await card(page, "אדם").getByRole("button", { name: "אדם" }).press("8");
  await expect(news(page)).toHaveText("אדם is 8th.");
});
