import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk } from "./pages/desk";
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
  expect(await matrix(page)).toEqual({ person: null, musician: null, artist: null, performer: null });

  await row(page, "musician").locator("label").first().click();
  await row(page, "person").locator("label").first().click();
  await expect(row(page, "musician").getByText("no place")).toBeVisible();
  await expect(news(page)).toHaveText("person is 1st. musician has no place.");
  await expectNoViolations(page, "ranking by buttons");
  await page.setViewportSize(wide);

  await row(page, "musician").getByRole("radio").first().focus();
  await page.keyboard.press("1");
  expect(await matrix(page)).toEqual({ person: null, musician: 1, artist: null, performer: null });
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
  expect(await matrix(page)).toEqual(ranked);

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
  expect(await matrix(page)).toEqual(ranked);
});

test("a questionnaire can be gone back through until it is submitted, and gaps are named", async ({
  page,
  makeWorld,
}) => {
  const { work } = await makeWorld(groups);
  const hit = await work(page);
  await hit.hydrated();
  await row(page, "person").getByRole("radio").first().focus();
  for (const digit of [1, 2, 3, 4]) await page.keyboard.press(String(digit));
  await expect(page.getByText("Group 2 of 2").first()).toBeVisible();
  await page.getByRole("button", { name: "Previous group" }).click();
  expect(Object.values(await matrix(page)).toSorted()).toEqual([1, 2, 3, 4]);
  await hit.submit();
  await expect(hit.summary).toContainText("1 group is not ranked yet.");
  await hit.summary.getByRole("link").click();
  await page.reload();
  await hit.hydrated();
  await expect(hit.progress).toHaveText("1 of 2 groups ranked");
  await expect(page.getByText("Group 2 of 2").first()).toBeVisible();
  for (const digit of [4, 3, 2, 1]) {
    await page
      .locator("fieldset.ranking-row")
      .nth(4 - digit)
      .getByRole("radio")
      .first()
      .focus();
    await page.keyboard.press(String(digit));
  }
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/end/);
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
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await card(page, "אדם").getByRole("button", { name: "אדם" }).press("8");
  await expect(news(page)).toHaveText("אדם is 8th.");
});

test("rankings given by keys and by a program become agreement and a release", async ({
  page,
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ ...groups, annotators: 2 });
  const order = ["musician", "performer", "artist", "person"];
  const hit = await world.work(page);
  await hit.hydrated();
  for (const group of [1, 2]) {
    await expect(page.getByText(`Group ${group} of 2`).first()).toBeVisible();
    await row(page, "musician").getByRole("radio").first().focus();
    for (const word of order) {
      await row(page, word).locator('input[tabindex="0"]').focus();
      await page.keyboard.press(String(order.indexOf(word) + 1));
    }
  }
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/end/);

  const headers = { authorization: `Bearer ${world.tokens[1]}` };
  const next = await page.request.post("/api/v1/work/next", { headers, data: {} });
  const { assignment } = (await next.json()) as {
    assignment: { id: string; items: { key: string; candidates: { key: string; text: string }[] }[] };
  };
  const answers = assignment.items.map(({ key, candidates }) => ({
    key,
    ranking: order.map((word) => candidates.find(({ text }) => text === word)?.key),
  }));
  const submitted = await page.request.post(`/api/v1/assignments/${assignment.id}/submit`, {
    headers,
    data: { answers, seconds: {} },
  });
  expect(await submitted.json()).toMatchObject({ status: "counted" });

  await desk.goto(`/projects/${world.slug}/agreement`);
  await expect(async () => {
    await desk.getByRole("button", { name: "Compute agreement" }).click({ timeout: 1_000 });
    await expect(desk.getByRole("button", { name: "Compute agreement" })).toBeHidden({ timeout: 2_000 });
  }).toPass();
  const all = desk.getByRole("row", { name: /^All groups/ });
  await expect(all).toContainText("1.00", { timeout: 20_000 });
  await expect(all).toContainText("n = 1 pair of annotators");
  await expect(desk.getByRole("region", { name: /singer 1: how often/ })).toBeVisible();
  await expectNoViolations(desk, "agreement of rankings");

  await desk.goto(`/projects/${world.slug}/releases`);
  const project = new ProjectDesk(desk, world.slug);
  await project.release();
  const comparisons = await project.download("comparisons.pairs.csv");
  expect(comparisons).toContain("person,0.00,musician,1.00\n");
});
