import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { whenCalculated } from "./pages/desk";
import { hydrated } from "./pages/hydrated";
import { wide } from "./sizes";

test.use({ viewport: wide });

const items = 20;
const people = 4;

/** What somebody answers to an item, by its number: nearly the same, each a little in their own way. */
const answerOf = (item: number, annotator: number) =>
  Math.min(5, (item % 6) + ((item * (annotator + 2)) % 5 === 0 ? 1 : 0));

/** What the command line says about the same judgments. */
async function commandLine(): Promise<{
  alpha: { value: number };
  interTagger: { pearson: number };
}> {
  const folder = await mkdtemp(path.join(tmpdir(), "agreement-"));
  const file = path.join(folder, "judgments.csv");
  const lines = Array.from({ length: items }, (_, item) =>
    Array.from(
      { length: people },
      (_, annotator) => `${item + 1},${annotator},${answerOf(item + 1, annotator)}`,
    ),
  );
  await writeFile(file, ["item,annotator,value", ...lines.flat(), ""].join("\n"));
  const columns = ["--item", "item", "--annotator", "annotator", "--value", "value"];
  const command = ["server/cli/bin.mjs", "agreement", file, ...columns, "--level", "interval", "--json"];
  const { stdout } = await promisify(execFile)("node", command);
  await rm(folder, { recursive: true });
  return JSON.parse(stdout);
}

async function download(desk: Page, name: RegExp): Promise<{ name: string; text: string }> {
  const coming = desk.waitForEvent("download");
  await desk.getByRole("button", { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("agreement is computed, shown as the command line has it, read by keys and taken out as files", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items, annotators: people, overlap: people, hitSize: 5 });
  await desk.goto(`/projects/${world.slug}/agreement`);
  await expect(desk.getByText("Agreement needs 2 annotators on 2 items")).toBeVisible();
  for (const [annotator, actor] of world.annotators.entries()) {
    for (let page = 0; page < items / 5; page += 1) {
      await answerAndSubmitHit(world.deps, actor, (textA) =>
        answerOf(Number(/\d+/.exec(textA)?.[0]), annotator),
      );
    }
  }
  const expected = commandLine();
  await desk.reload();
  const compute = desk.getByRole("button", { name: "Compute agreement" });
  await (await hydrated(compute)).click();
  await expect(compute).toBeHidden();
  const { alpha, interTagger } = await expected;
  const title = `Krippendorff’s α (interval) is ${alpha.value.toFixed(2)} over 20 items`;
  const plot = desk.getByRole("region", { name: title });
  await expect(plot).toBeVisible(whenCalculated);
  await expect(desk.getByText("Interim", { exact: true })).toBeVisible();
  await expect(
    desk
      .getByRole("region", { name: "Figures over all items" })
      .getByRole("row", { name: /Inter-tagger, mean Pearson/ })
      .first(),
  ).toContainText(interTagger.pearson.toFixed(2));

  await plot.getByRole("slider").focus();
  await desk.keyboard.press("ArrowRight");
  await expect(plot.getByRole("slider")).toHaveAttribute("aria-valuetext", /All items/);
  const svg = await download(desk, new RegExp(`^SVG: Krippendorff`));
  expect(svg.name).toBe(`${world.slug}-alpha.svg`);
  expect(svg.text).toMatch(/^<svg[\s\S]+<\/svg>\s*$/);
  const csv = await download(desk, new RegExp(`^CSV: Krippendorff`));
  expect(csv.text).toContain(String(alpha.value));
  const [pairs] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: /^All pairs of annotators/ }).click(),
  ]);
  expect((await readFile(await pairs.path(), "utf8")).trim().split("\n")).toHaveLength(1 + 6);

  await desk.getByRole("button", { name: "Compare" }).scrollIntoViewIfNeeded();
  await desk.getByLabel("Method", { exact: true }).selectOption({ label: "Median" });
  await desk.getByRole("button", { name: "Compare" }).click();
  await expect(desk.getByText(/of 20 values? changes?/)).toBeVisible(whenCalculated);
  await expectNoViolations(desk, "agreement");
});

test("the live page tells agreement as it was computed last", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject({ items, annotators: 2, overlap: 2, hitSize: 5 });
  await desk.goto(`/projects/${world.slug}`);
  await expect(desk.getByText("Not enough yet: 0 of 20 items judged twice")).toBeVisible();
});

test("agreement that is asked for before the page knows of any is shown when it ends", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug, deps, annotators } = await makeOwnProject({ items: 5, annotators: 2, overlap: 2 });
  for (const [at, actor] of annotators.entries())
    await answerAndSubmitHit(deps, actor, (textA) => answerOf(Number(/\d+/.exec(textA)?.[0]), at));
  // What the page learnt when it was opened arrives only after the button was pressed.
  let deliver = () => {};
  const pressed = new Promise<void>((resolve) => (deliver = resolve));
  let looks = 0;
  await desk.route(/job\.latest/, async (route) => {
    looks += 1;
    if (looks > 1) return route.fallback();
    const early = await route.fetch();
    await pressed;
    await route.fulfill({ response: early }).catch(() => undefined);
  });
  await desk.goto(`/projects/${slug}/agreement`);
  const began = desk.waitForResponse((response) => response.request().method() === "POST");
  await (await hydrated(desk.getByRole("button", { name: "Compute agreement" }))).click();
  await began;
  deliver();
  await expect(desk.getByText("No agreement computed yet")).toHaveCount(0, whenCalculated);
});

test("agreement that ends while its page is on its way is shown", async ({ desk, makeOwnProject }) => {
  const { slug, deps, annotators } = await makeOwnProject({ items: 5, annotators: 2, overlap: 2 });
  for (const [at, actor] of annotators.entries())
    await answerAndSubmitHit(deps, actor, (textA) => answerOf(Number(/\d+/.exec(textA)?.[0]), at));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await desk.route(/job\.latest/, async (route) => {
    await asked;
    await route.continue();
  });
  await desk.goto(`/projects/${slug}/agreement`);
  await expect(desk.getByText("No agreement computed yet")).toBeVisible();
  const headers = { origin: new URL(desk.url()).origin };
  const begun = await desk.request.post("/api/trpc/agreement.compute", { data: { project: slug }, headers });
  expect(begun.status()).toBe(200);
  const input = encodeURIComponent(JSON.stringify({ project: slug, kind: "agreement" }));
  const stateOf = async () => (await desk.request.get(`/api/trpc/job.latest?input=${input}`)).text();
  await expect.poll(stateOf, whenCalculated).toContain('"state":"done"');
  ask();
  await expect(desk.getByText("No agreement computed yet")).toHaveCount(0);
});
