import { expect, test } from "./fixtures";

const options = {
  ...{ items: 9, gold: 1, hitSize: 10 },
  settings: { sides: "random", feedback: true },
} as const;

/** Of a text with A and B of some items: whether B comes first, item by item in the order of the page. */
const swappedIn = (texts: string[]) =>
  texts.map((text) => /(?:item|gold) \d+ ([AB])(?!\w)/.exec(text)?.[1] === "B");

test("a person sees each pair the same way round, with and without scripts, and in feedback", async ({
  page,
  browser,
  makeWorld,
}) => {
  const world = await makeWorld(options);
  const hit = await world.work(page);
  await hit.hydrated();
  const sides = swappedIn(await hit.pairs.allInnerTexts());
  await page.reload();
  await hit.hydrated();
  expect(swappedIn(await hit.pairs.allInnerTexts())).toEqual(sides);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await world.work(plain);
  expect(swappedIn(await plain.locator("[data-pair]").allInnerTexts())).toEqual(sides);
  await context.close();

  const texts = await hit.pairs.allInnerTexts();
  const isGoldSwapped = sides[texts.findIndex((text) => text.includes("gold"))];
  await hit.answerAll(0);
  await hit.submit();
  await expect(page.getByRole("heading", { name: /had a known answer$/ })).toBeVisible();
  expect(swappedIn([await page.getByRole("main").innerText()])).toEqual([isGoldSwapped]);
});

test("an organizer has sides swapped before the launch, and not where they have roles of their own", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 6 });
  await desk.goto(`/projects/${slug}/page`);
  const sides = desk.getByLabel("Sides A and B");
  const saved = desk.waitForResponse("**/project.update**");
  await sides.selectOption("random");
  expect((await saved).status()).toBe(200);
  await desk.reload();
  await expect(sides).toHaveValue("random");
  const launched = await makeOwnProject({ items: 6, settings: { sides: "random" } });
  await desk.goto(`/projects/${launched.slug}/page`);
  await expect(desk.getByText("Swapped at random for each person")).toBeVisible();
  const directed = await makeOwnProject({ preset: "clss-2014-rating", state: "draft", items: 6 });
  await desk.goto(`/projects/${directed.slug}/page`);
  await expect(desk.getByText("Direction of the scale")).toBeVisible();
  await expect(desk.getByText("Sides A and B")).toHaveCount(0);
});
