import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
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
    .getByRole("region", { name: dimension, exact: true })
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
  expect((await hit.chosen()).every((value) => value === null)).toBe(true);
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
  expect((await hit.chosen()).slice(0, 3)).toEqual(["4", "NA", null]);
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
  await expect(page.getByRole("heading", { name: /^Look again/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "General" })).toBeVisible();
  await expect(page.getByText("2, 3 or 4")).toBeVisible();
  await expectNoViolations(page, "missed gold of records");
});

test("an archive of records is imported with its pictures and previewed", async ({
  desk,
  makeOwnProject,
}) => {
  await desk.setViewportSize(wide);
  const { slug } = await makeOwnProject({ ...records, state: "draft", items: 1 });
  const archive = zipSync({
    "STS.input.museum.txt": strToU8("https://example.org/1\thttps://example.org/2\n"),
    "STS.gs.museum.txt": strToU8("3\t1\t0\t5\t2\t4\t4\t3\n"),
    "text/1a.txt": strToU8("dcTitle:\tBridge\n"),
    "text/1b.txt": strToU8("dcTitle:\tTower\ndcDate:\t1894\n"),
    "images/1a.png": new Uint8Array(png),
  });
  await desk.goto(`/projects/${slug}/items/import`);
  const file = { name: "museum.zip", mimeType: "application/zip", buffer: Buffer.from(archive) };
  await desk.locator("input[type=file]").setInputFiles(file);
  await desk.getByRole("button", { name: "Import 1 item" }).click();
  // The check names the record too; only the list of items tells that it is saved.
  await expect(desk).toHaveURL(/\/items$/);
  await expect(desk.getByText("Bridge").first()).toBeVisible();
  const picture = await desk.request.get(`/p/${slug}/images/1a.png`);
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(await picture.body()).toEqual(png);

  await desk.goto(`/projects/${slug}/setup`);
  const label = desk.locator("#dimensions").getByLabel("Label").nth(asked.indexOf("Location"));
  const saved = desk.waitForResponse("**/project.setDimensions**");
  await label.fill("Place");
  await label.blur();
  expect((await saved).status()).toBe(200);
  await desk.reload();
  const frame = desk.frameLocator("iframe").first();
  await expect(frame.locator(`section[aria-label="Place"]`)).toBeAttached();
});

test("nobody else gets the pictures of a project", async ({ page, makeWorld }) => {
  const { slug } = await makeWorld({ ...records, items: 1 });
  expect((await page.request.get(`/p/${slug}/images/1a.png`)).status()).toBe(401);
});
