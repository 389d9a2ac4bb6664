import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import { HitScreen } from "./pages/hit-screen";
import { expectAccessibleScreens, screensAtWork } from "./pages/axe-screens";
import { workByProgram } from "./pages/program";
import { agree, begin } from "./pages/join";
import { phone, wide } from "./sizes";

/** The smallest picture that there is: one dot. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const description = "Taken from the north bank shortly after the opening. ".repeat(12).trim();
const record = (title: string, link: string | null) => ({
  fields: [
    { name: "dcTitle", values: [title] },
    { name: "dcSubject", values: ["bridges", "rivers"] },
    { name: "dcDescription", values: [description] },
  ],
  image: null,
  link,
});
const records = {
  preset: "sts-2013-typed",
  hitSize: 1,
  contentOf: () => ({
    a: record("Tower Bridge", "https://example.org/1"),
    b: { ...record("London Bridge", null), fields: [{ name: "dcTitle", values: ["London Bridge"] }] },
  }),
} as const;

const cell = (page: Page, dimension: string, value: number | "NA") =>
  page
    .getByRole("group", { name: dimension, exact: true })
    .locator("label", { has: page.locator(`input[value="${value}"]`) });
const submit = (page: Page) => page.getByRole("button", { name: "Submit item" });

const asked = [
  "General",
  "Creator, author",
  "People involved",
  "Time period",
  "Location",
  "Event or action",
  "Subject",
  "Description",
];

test("on a phone eight dimensions are answered one at a time while the records stay in view", async ({
  page,
  makeWorld,
}) => {
  await page.setViewportSize(phone);
  const hit = await (await makeWorld({ ...records, items: 2 })).work(page);
  await hit.hydrated();
  const table = page.getByRole("table", { name: "The two records" });
  await expect(table.getByRole("row", { name: /^Subject/ })).toContainText("not given");
  const panel = page.locator(".dimensions");
  for (const [at, dimension] of asked.entries()) {
    await expect(page.locator(".dimension:visible")).toHaveCount(1);
    await expect(panel.getByText(`${at + 1} of 8`)).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(phone.height * 0.4);
    await expect(table).toBeInViewport();
    await cell(page, dimension, at === 3 ? "NA" : 2).click();
    await panel.getByRole("button", { name: "Next", exact: true }).click();
  }
  await expect(hit.progress).toHaveText("8 of 8 answered");
  await submit(page).click();
  await expect(page.getByRole("heading", { name: /^Page 2/ })).toBeVisible();
  await expect.poll(async () => (await hit.chosen()).every((value) => value === null)).toBe(true);
});

test("on a wide window digits and N answer dimension after dimension, and gaps are named", async ({
  page,
  makeWorld,
}) => {
  await page.setViewportSize(wide);
  const hit = await (
    await makeWorld({ ...records, items: 1, settings: { itemConfidence: true } })
  ).work(page);
  await hit.hydrated();
  await page.keyboard.press("4");
  await page.keyboard.press("n");
  await expect.poll(async () => (await hit.chosen()).slice(0, 3)).toEqual(["4", "NA", null]);
  await expect(page.locator(`[data-pair] [role=group]`).nth(2)).toBeFocused();
  await page.getByRole("radio", { name: "Fairly sure" }).check();
  await submit(page).click();
  await expect(hit.summary).toContainText("6 questions have no answer yet.");
  await expect(hit.summary.getByRole("link", { name: /^Time period/ })).toBeVisible();
  await page.locator(".dimension-meaning summary").first().click();
  await expect(page.getByText("How similar are the two records, all in all?")).toBeVisible();
  await expectNoViolations(page, "two records");
  await page.setViewportSize(wide);
  for (const dimension of asked.slice(2)) await cell(page, dimension, 3).click();
  await submit(page).click();
  await expect(page).toHaveURL(/\/end/);
});

test("missed gold is shown on the dimensions whose answer is known", async ({ page, makeWorld }) => {
  const world = await makeWorld({
    ...records,
    items: 1,
    gold: 1,
    hitSize: 2,
    goldPerHit: 1,
    settings: { feedback: true },
  });
  await world.work(page);
  for (const radio of await page.locator('[data-pair] input[value="0"]').all()) {
    await radio.evaluate((input: HTMLInputElement) => input.click());
  }
  await submit(page).click();
  await expect(page.getByRole("heading", { name: /had a known answer$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "General" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([/^0, \S/, /^2, \S/, /^3, \S/, /^4, \S/, /\S/]);
  await expectNoViolations(page, "missed gold of records");
});

/** What the archive says of a pair of records by its number, from 1: a score for each dimension. */
const scoresOf = (pair: number) => asked.map((_, dimension) => (pair + dimension) % 6);
const pairs = [1, 2, 3, 4, 5];
const museum = zipSync({
  "STS.input.museum.txt": strToU8(
    pairs.map((pair) => `https://example.org/${pair}a\thttps://example.org/${pair}b\n`).join(""),
  ),
  "STS.gs.museum.txt": strToU8(pairs.map((pair) => `${scoresOf(pair).join("\t")}\n`).join("")),
  ...Object.fromEntries(
    pairs.flatMap((pair) => [
      [`text/${pair}a.txt`, strToU8(`dcTitle:\tBridge ${pair}\n`)],
      [`text/${pair}b.txt`, strToU8(`dcTitle:\tTower ${pair}\ndcDate:\t1894\n`)],
    ]),
  ),
  "images/1a.png": new Uint8Array(png),
});

/** Answers the page by keys as the archive says, or otherwise on some dimensions, and submits it. */
async function judgeByKeys(page: Page, otherwise?: (pair: number, dimension: number) => string | null) {
  await new HitScreen(page).hydrated();
  for (const picture of await page.locator(".record-image img").all()) {
    // Its name could tell what the item is.
    await expect(picture).toHaveAttribute("src", /\/images\/[\w-]{22}$/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const records = await page.getByRole("table", { name: "The two records" }).textContent();
  const pair = Number(/Bridge (\d)/.exec(records ?? "")?.[1]);
  for (const [dimension, score] of scoresOf(pair).entries()) {
    await page.keyboard.press(otherwise?.(pair, dimension) ?? String(score));
  }
  await page.keyboard.press("Control+Enter");
}

test("from an archive of records to a release: gold, training, eight dimensions by keys and by a program", async ({
  page: annotator,
  desk: page,
}, testInfo) => {
  await page.setViewportSize(wide);
  await annotator.setViewportSize(wide);
  const slug = `museum-${testInfo.workerIndex}-${Date.now()}`;
  const look = (name: string) => expectNoViolations(annotator, `typed rating: ${name}`, ["light"]);
  const desk = await ProjectDesk.create(page, "sts-2013-typed", "Records of a museum", slug);

  await test.step("a draft with another name for a dimension", async () => {
    const qualification = { kind: "training", size: 2, needed: 1 } as const;
    await desk.update({ overlap: 2, qualification, whenGoldRunsOut: "continue", allowShortRunway: true });
    await desk.open("Scale");
    const label = page.locator("#dimensions").getByLabel("Label").nth(asked.indexOf("Location"));
    const saved = page.waitForResponse("**/project.setDimensions**");
    await label.fill("Place");
    await label.blur();
    expect((await saved).status()).toBe(200);
    await expectNoViolations(page, "the set-up of a draft", ["light"]);
  });

  await test.step("the archive, three of its pairs gold, with its picture", async () => {
    await page.goto(`/projects/${slug}/items/import`);
    const file = { name: "museum.zip", mimeType: "application/zip", buffer: Buffer.from(museum) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByText("5 lines are good.")).toBeVisible();
    await desk.takeFirstAsGold(3);
    await expectNoViolations(page, "records before the import", ["light"]);
    await desk.import(5);
    const picture = await page.request.get(`/p/${slug}/images/1a.png`);
    expect(picture.headers()).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(await picture.body()).toEqual(png);
    await desk.open("Overview");
    await desk.launch();
    await expect(desk.figure("Judged")).toContainText(
      "0 of 32 (0%) judgments on 8 dimensions, without gold items",
    );
  });

  await test.step("a training, first missed and then passed", async () => {
    await annotator.goto(`/p/${slug}?PROLIFIC_PID=5f1c&country=NZ`);
    await look("the way in");
    await agree(annotator);
    await look("instructions");
    const hit = await begin(annotator, "Start the training: 2 items, 50% of the answers right to pass");
    await expect(annotator.getByRole("group", { name: "Place", exact: true })).toBeAttached();
    await judgeByKeys(annotator, (pair, dimension) => (dimension === 0 ? String((pair + 3) % 6) : null));
    await expect(annotator.getByRole("heading", { name: /^Question 1 of 2: look again/ })).toBeFocused();
    await expectNoViolations(annotator, "typed rating: a question of the training");
    await annotator.getByRole("button", { name: "Continue" }).press("Enter");
    await expect(hit.pairs.first()).toBeVisible();
    await judgeByKeys(annotator);
    await expect(
      annotator.getByRole("heading", { name: /^Training passed: 15 of 16 right, 8 were needed/ }),
    ).toBeFocused();
    await annotator.getByRole("button", { name: "Start page 1" }).press("Enter");
  });

  await test.step("the work, with the gold that is left in between", async () => {
    expect((await annotator.request.get(`/p/${slug}/images/1a.png`)).status()).toBe(404);
    const next = annotator.getByRole("heading", { name: /^(Item \d|You have finished)/ });
    for (let number = 1; (await next.textContent()) !== "You have finished"; number += 1) {
      await judgeByKeys(annotator, (pair, dimension) => (pair === 5 && dimension === 7 ? "n" : null));
      await expect(next).not.toHaveText(new RegExp(`^Item ${number}\\b`));
    }
    await look("the end");
  });

  await test.step("agreement with somebody who works by a program", async () => {
    const works = workByProgram(
      page.request,
      slug,
      (item) => {
        if (item.type !== "typed-rating") throw new Error("This project has records.");
        const pair = Number(item.a.title.slice(-1));
        const values = item.dimensions.map(({ id }, at) => [id, scoresOf(pair)[at] ?? "NA"] as const);
        return {
          key: item.key,
          values: { ...Object.fromEntries(values), ...(pair === 4 && { general: 3 }) },
        };
      },
      { country: "NZ" },
    );
    expect(await works).toBeGreaterThanOrEqual(4);
    await desk.computeAgreement();
    await expect(page.getByRole("region", { name: /^Krippendorff’s α/ })).toBeVisible(whenCalculated);
    await expect(page.getByRole("region", { name: "general: Figures over all items" })).toBeVisible();
  });

  await test.step("the end, and a release with a column for each dimension", async () => {
    await page.goto(`/projects/${slug}`);
    await desk.act("Close project");
    await desk.open("Releases");
    await desk.release();
    const released = (await desk.download("STS.gs.museum.txt")).trimEnd().split("\n");
    expect(released.slice(3)).toEqual(["3.5\t5\t0\t1\t2\t3\t4\t5", "5\t0\t1\t2\t3\t4\t5\t0"]);
  });

  await expectAccessibleScreens(desk, [...screensAtWork, "/adjudication"]);
});

test("nobody else gets the pictures of a project", async ({ page, makeWorld }) => {
  const { slug } = await makeWorld({ ...records, items: 1 });
  expect((await page.request.get(`/p/${slug}/images/1a.png`)).status()).toBe(401);
});
