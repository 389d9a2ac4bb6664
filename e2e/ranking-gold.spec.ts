import type { Page } from "@playwright/test";
import { noPolicies } from "@/server/domain/policy/policies";
import { rankHit } from "@/testing/rank-hit";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const words = ["person", "musician", "artist"];
const hebrew = ["אדם", "מוזיקאי", "אמן"];
/** Of either: the second is the most similar, then the third. */
const goldOrder = [1, 2, 0];

const groupsOf = (candidates: string[], target: string) =>
  ({
    preset: "target-ranking-2016",
    textsOf: (kind: string, number: number) => ({
      textA: kind === "gold" ? target : `${target} ${number}`,
      textB: candidates.join(", "),
    }),
    contentOf: () => ({ positives: candidates, distractors: [], randoms: [] }),
    goldAnswer: 1,
    goldOrder,
  }) as const;

/** A questionnaire of one group and a gold one. */
const withGold = { items: 1, gold: 1, hitSize: 2, goldPerHit: 1, overlap: 2 };

/** Ranks both groups of a questionnaire as the candidates are listed, which is wrong. */
async function rankAsListed(page: Page, candidates: readonly string[]): Promise<void> {
  for (const group of [1, 2]) {
    await expect(page.getByText(new RegExp(`\\S ${group} \\S+ 2`)).first()).toBeVisible();
    for (const [at, word] of candidates.entries()) {
      await page
        .locator("fieldset.ranking-row", { hasText: word })
        .locator('input[tabindex="0"]')
        .press(String(at + 1));
    }
  }
  await page.keyboard.press("Control+Enter");
}

const orderIn = (page: Page, title: string) =>
  page.getByRole("region", { name: title }).getByRole("listitem").allInnerTexts();
const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, " "));

test("a missed gold ranking shows the own order beside the accepted one", async ({ page, makeWorld }) => {
  const world = await makeWorld({ ...groupsOf(words, "singer"), ...withGold, settings: { feedback: true } });
  await (await world.work(page)).hydrated();
  await rankAsListed(page, words);
  await expect(page.getByRole("heading", { name: /^Group \d of 2 had a known answer$/ })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Both say the same in other words.");
  expect(plain(await orderIn(page, "Your answer"))).toEqual(["1st person", "2nd musician", "3rd artist"]);
  expect(plain(await orderIn(page, "Accepted"))).toEqual(["1st musician", "2nd artist", "3rd person"]);
  const lists = page.locator(".ranking-order");
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    const isBeside = async () => {
      const [own, accepted] = [await lists.nth(0).boundingBox(), await lists.nth(1).boundingBox()];
      if (own === null || accepted === null) return false;
      return accepted.y === own.y && accepted.x > own.x + own.width;
    };
    await expect.poll(isBeside, `${viewport.width} px`).toBe(true);
  }
  await expectNoViolations(page, "a missed gold ranking");
});

for (const { reads, first } of [
  { reads: "en", first: "left" },
  { reads: "he", first: "right" },
] as const) {
  test(`who reads ${reads} finds the own ranking of Hebrew words on the ${first}`, async ({
    page,
    context,
    baseURL,
    makeWorld,
  }) => {
    await context.addCookies([{ name: "touchstone_language", value: reads, url: baseURL ?? "" }]);
    const world = await makeWorld({
      ...groupsOf(hebrew, "זמר"),
      ...withGold,
      language: "he",
      settings: { feedback: true },
    });
    await (await world.work(page)).hydrated();
    await rankAsListed(page, hebrew);
    const lists = page.locator(".ranking-order");
    await expect(lists).toHaveCount(2);
    const [own, accepted] = [await lists.nth(0).boundingBox(), await lists.nth(1).boundingBox()];
    expect((own?.x ?? 0) < (accepted?.x ?? 0) ? "left" : "right").toBe(first);
    await expect(lists.nth(1).getByRole("listitem").first()).toContainText("מוזיקאי");
  });
}

test("an organizer sets the order of a gold ranking by keys, buttons and taps", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ ...groupsOf(words, "singer"), items: 2, state: "draft" });
  await desk.goto(`/projects/${slug}/items`);
  await desk.getByRole("button", { name: "Mark item item 1 as gold" }).click();
  const editor = desk.getByRole("group", { name: "Gold answer of item item 1" });
  const name = (word: string) => editor.getByRole("button", { name: word, exact: true });
  await name("musician").press("1");
  await editor.getByRole("button", { name: "Mark as gold" }).click();
  await expect(editor.getByText("Some words have no place yet. Give every word a place.")).toBeVisible();
  await name("artist").click();
  await editor.getByRole("button", { name: "Put one here: place 3" }).click();
  await name("person").press("2");
  await editor.getByRole("button", { name: "Up: artist" }).click();
  await expect(editor.getByRole("listitem")).toContainText(["musician", "artist", "person"]);
  await expect(editor.getByLabel("Minimum τ")).toHaveValue("1");
  await expectNoViolations(desk, "the order of a gold ranking");
  await desk.setViewportSize(wide);
  await editor.getByRole("button", { name: "Mark as gold" }).click();
  await expect(editor).toBeHidden();
  await desk.goto(`/projects/${slug}/gold`);
  const row = desk.getByRole("row", { name: /item 1/ });
  await expect
    .poll(async () => plain(await row.getByRole("listitem").allInnerTexts()))
    .toEqual(["1 musician", "2 artist", "3 person"]);
  await expect(row).toContainText("right from τ = 1");
});

test("another order of a launched gold ranking shows first what follows, and then that happens", async ({
  desk,
  makeOwnProject,
}) => {
  const { deps, slug, annotators } = await makeOwnProject({
    ...groupsOf(words, "singer"),
    ...{ ...withGold, overlap: 3, annotators: 2 },
    settings: {
      stopping: {
        ...noPolicies.stopping,
        accuracy: { bar: 0.5, minGold: 1, certainty: null, asInQuiz: false },
        onStop: "discard",
      },
    },
  });
  const [first, second] = annotators;
  if (first === undefined || second === undefined) throw new Error("There are two annotators.");
  await rankHit(deps, first, () => ["artist", "musician", "person"]);
  await rankHit(deps, second, () => ["musician", "artist", "person"]);

  await desk.goto(`/projects/${slug}/gold`);
  await desk.getByRole("button", { name: "Open gold item gold 1" }).click();
  const item = desk.getByRole("region", { name: "Gold item gold 1", exact: true });
  const orders = item.getByRole("region", { name: "1 of 2 answers right, in 2 different orders" });
  await expect(orders.getByRole("row", { name: "1 musician 2 artist 3 person" })).toContainText("Yes");
  await expect(orders.getByRole("row", { name: "1 artist 2 musician 3 person" })).toContainText("0.33");
  await item.getByRole("button", { name: "Up: artist" }).click();
  await expect(item.getByText("1 answer becomes correct")).toContainText("1 answer becomes wrong");
  await expectNoViolations(desk, "a gold ranking with what a change would do");
  await desk.setViewportSize(wide);
  await item.getByRole("button", { name: "Apply" }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("An artist is nearer.");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toBeHidden();

  await desk.goto(`/projects/${slug}/annotators/A-001`);
  await expect(desk.getByText("Working", { exact: true })).toBeVisible();
  const answers = desk.getByRole("region", { name: "The latest 2 answers" });
  const gold = answers.getByRole("row", { name: /gold 1/ });
  await expect
    .poll(async () => plain(await gold.getByRole("listitem").allInnerTexts()))
    .toEqual(["1 artist", "2 musician", "3 person"]);
  await expect(gold).toContainText("Right");
});
