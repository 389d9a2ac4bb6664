import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import { expectAccessibleScreens, screensAtWork } from "./pages/axe-screens";
import { workByProgram } from "./pages/program";
import { agree, begin } from "./pages/join";
import { wide } from "./sizes";

test.use({ viewport: wide });

test("an organizer picks a sense near a word's own, for a word of WordNet and for one outside it", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ preset: "clss-2014-word-to-sense", items: 0, state: "draft" });
  await desk.goto(`/projects/${world.slug}/items`);
  await desk.getByRole("link", { name: "Pick senses" }).click();
  await desk.getByRole("textbox", { name: "Word", exact: true }).fill("cars");
  await desk.getByRole("button", { name: "Look up" }).click();
  await desk.getByRole("radio", { name: /^car#n#1:/ }).check();
  await expect(desk.getByText("76 senses one edge away, 146 two and 1,898 three edges away.")).toBeVisible();
  await desk.getByLabel("Words or meanings that contain").fill("motorcycle");
  await desk.getByRole("radio", { name: "Pick motorcycle, bike" }).check();
  await expectNoViolations(desk, "the sense picker");
  await desk.setViewportSize(wide);
  await desk.getByLabel("Rating you want").selectOption("2");
  await desk.getByRole("button", { name: "Add to the items" }).click();
  await expect(desk.getByText("Added as picked-1.")).toBeVisible();

  await desk.getByRole("textbox", { name: "Word", exact: true }).fill("selfieing");
  await desk.getByRole("button", { name: "Look up" }).click();
  await expect(desk.getByText("WordNet has no word selfieing.")).toBeVisible();
  await desk.getByLabel("Start from the senses of").fill("photograph");
  await desk.getByRole("button", { name: "Look up" }).click();
  await desk.getByRole("radio", { name: /^photograph#v#1:/ }).check();
  await desk.getByRole("radio", { name: "Another meaning, in your own words" }).check();
  await desk.getByRole("button", { name: "Add to the items" }).click();
  await expect(desk.getByText("Enter the meaning.")).toBeVisible();
  await desk.getByLabel("Meaning of selfieing").fill("take a picture of oneself");
  await desk.getByRole("radio", { name: /^Pick/ }).first().check();
  await desk.getByRole("button", { name: "Add to the items" }).click();
  await expect(desk.getByText("Added as picked-2.")).toBeVisible();
  await desk.goto(`/projects/${world.slug}/items`);
  await expect(desk.getByRole("cell", { name: "selfieing" })).toBeVisible();
});

const lines = [
  "bike#n\tcar%1:06:00::\tcar#n#1\tw-1\tbike%1:06:02::",
  "zombify#v\twalk%2:38:00::\twalk#v#1\tw-2\tmake a zombie of somebody",
];

test("words are imported, launched, judged by keyboard with both meanings in view, and released as they came", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({
    ...{ preset: "clss-2014-word-to-sense", items: 0, state: "draft", overlap: 2 },
    settings: { contactName: "Ana Lin", contactEmail: "ana@example.org", composition: "dynamic" },
  });
  const desk = new ProjectDesk(page, slug);
  const look = (name: string) => expectNoViolations(annotator, `word to sense: ${name}`, ["light"]);
  await desk.drop([{ name: "word2sense.input.tsv", text: `${lines.join("\n")}\n` }], 2);
  await expectNoViolations(page, "words before the import", ["light"]);
  await desk.import(2);
  await desk.open("Overview");
  await desk.launch();
  await expect(desk.figure("Judged")).toContainText("0 of 4");

  await annotator.goto(`/p/${slug}`);
  await look("the way in");
  await agree(annotator);
  await look("instructions");
  const hit = await begin(annotator);
  await expect(hit.pairs).toHaveCount(2);
  const bike = hit.pairs.filter({ hasText: "a motor vehicle with two wheels and a strong frame" });
  await expect(bike).toContainText("a motor vehicle with four wheels");
  await expect(bike.getByText("Definitions of bike: 2")).toBeVisible();
  const families = bike.locator("details").filter({ hasNotText: "Definitions of" });
  await expect(families).toHaveCount(2);
  await families.nth(1).locator("summary").click();
  await expect(families.nth(1)).toContainText("motor vehicle, automotive vehicle");
  const zombify = hit.pairs.filter({ hasText: "make a zombie of somebody" });
  const unknown = zombify.locator("details").filter({ hasText: "not in the dictionary" });
  await unknown.locator("summary").click();
  await expect(unknown.getByText("not in the dictionary")).toBeVisible();
  await hit.submit();
  await expect(hit.summary).toBeVisible();
  await expectNoViolations(annotator, "word to sense: a page with gaps");
  // On a scale of quarters the same digit again climbs a step.
  for (const [pair, keys] of [
    [bike, "22"],
    [zombify, "0"],
  ] as const) {
    await pair.getByRole("radio").first().focus();
    for (const key of keys) await annotator.keyboard.press(key);
  }
  await expect(hit.progress).toHaveText("2 of 2 answered");
  await look("a page answered");
  await annotator.keyboard.press("Control+Enter");
  await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();
  await look("the end");

  const somebody = workByProgram(page.request, slug, (item) => {
    if (item.type !== "word-to-sense") throw new Error("This project has words.");
    const value = item.textA.startsWith("bike") ? 2.25 : 2;
    return { key: item.key, values: Object.fromEntries(item.dimensions.map(({ id }) => [id, value])) };
  });
  expect(await somebody).toBe(1);
  await desk.computeAgreement();
  const alpha = page.getByRole("region", {
    name: /^Krippendorff’s α \(interval\) is .* over 2 items judged at least twice$/,
  });
  await expect(alpha).toBeVisible(whenCalculated);
  await page.goto(`/projects/${slug}/adjudication`);
  await expect(page.getByRole("heading", { name: "0 of 1 value decided" })).toBeVisible();
  await expect(page.getByText("make a zombie of somebody")).toBeVisible();
  await page.goto(`/projects/${slug}`);
  await expect(desk.figure("Judged")).toContainText("4 of 4");
  await desk.act("Close project");
  await desk.open("Releases");
  await desk.release();
  expect(await desk.download("word2sense.meanings.tsv")).toBe(lines.map((line) => `${line}\t\n`).join(""));
  expect(await desk.download("word2sense.gs.tsv")).toBe("2.25\n1\n");
  await expectAccessibleScreens(desk, [...screensAtWork, "/adjudication"]);
});
