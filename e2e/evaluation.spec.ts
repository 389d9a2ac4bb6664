import { readFile } from "node:fs/promises";
import type { Browser, Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { giveGenres, judgeAll, meanJudged } from "@/testing/evaluation";
import { writeJudgments } from "@/testing/world/judgments";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk } from "./pages/desk";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const count = 12;
const gold = Array.from({ length: count }, (_, at) => meanJudged(at));
const linesOf = (values: readonly (number | string)[]) => values.map((value) => `${value}\n`).join("");
const near = gold.map((value, at) => Math.min(5, value + (at % 3) / 2));
const judged = { items: count, annotators: 4, overlap: 3, hitSize: 3 };

/** Focuses a button and presses it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await (await hydrated(button)).focus();
  await page.keyboard.press("Enter");
}

/** Opens the evaluation of the only release of a judged project; the link for teams. */
async function openEvaluation(desk: Page, slug: string, shown: "at once" | "after closing"): Promise<string> {
  await desk.goto(`/projects/${slug}/releases`);
  await new ProjectDesk(desk, slug).release();
  await desk.goto(`/projects/${slug}/evaluation`);
  await press(desk, "Open the evaluation");
  await expect(desk.getByRole("heading", { name: "Evaluation on release v1" })).toBeVisible();
  const settings = desk.getByRole("region", { name: "Settings", exact: true });
  await (await hydrated(settings.getByLabel("Name", { exact: true }))).fill("STS headlines 2026");
  await settings.getByLabel("Terms").fill("Use no gold of earlier years.");
  if (shown === "at once") {
    await settings.getByRole("radio", { name: "Show scores as soon as a run is scored" }).focus();
    await desk.keyboard.press("Space");
  }
  await press(desk, "Save settings");
  await expect(desk.getByText("The settings are saved.")).toBeVisible();
  return desk.locator("code").first().innerText();
}

/** A browser of its own, in which nobody signed in. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Registers a team by keyboard and opens its page. */
async function register(page: Page, name: string): Promise<void> {
  await (await hydrated(page.getByLabel("Team name"))).focus();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${name.toLowerCase()}@example.org`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ana Lin, Ben Ode");
  await press(page, "Register");
  await expect(page.getByText("Accept the terms to register.")).toBeVisible();
  await page.getByRole("checkbox", { name: "I accept the terms of this evaluation" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} is registered`)).toBeVisible();
  await page.getByRole("link", { name: "Open the team’s page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Your team: ${name}` })).toBeVisible();
}

/** Takes the inputs, which starts the clock. */
async function takeInputs(page: Page): Promise<Download> {
  const started = page.waitForEvent("download");
  await press(page, `Download ${count} pairs`);
  const download = await started;
  await expect(page.getByText(/^Your clock started/)).toBeVisible();
  return download;
}

async function sendRun(page: Page, name: string, text: string, button = "Check and submit"): Promise<void> {
  const file = { name: "run.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
  await (await hydrated(page.getByLabel("File for pairs"))).setInputFiles(file);
  await page.getByLabel("Name of the run").fill(name);
  await press(page, button);
}

test("teams register, send runs that are checked line by line, and stand on the leaderboard", async ({
  desk,
  browser,
  makeOwnProject,
}) => {
  const world = await makeOwnProject(judged);
  await giveGenres(world, (at) => (at % 2 === 0 ? "news" : "travel"));
  await judgeAll(world);
  const link = await openEvaluation(desk, world.slug, "at once");

  const first = await visit(browser, link);
  await expect(first.getByRole("heading", { level: 1, name: "STS headlines 2026" })).toBeVisible();
  await expect(first.getByText("Release v1: 12 pairs in 1 dataset")).toBeVisible();
  await register(first, "UMBC");
  await expect(first.getByText("Download the inputs before you send a run.")).toBeVisible();
  const archive = unzipSync(await readFile(await (await takeInputs(first)).path()));
  expect(Buffer.from(archive["STS.input.pairs.txt"] ?? []).toString()).toMatch(/^item 1 A\titem 1 B\n/);

  const bad: (number | string)[] = [...gold];
  [bad[1], bad[3], bad[5], bad[7]] = ["NaN", "2,5", "7", "3\t120"];
  await sendRun(first, "ours", linesOf(bad.slice(0, -1)));
  const faults = first.getByRole("alert").filter({ hasText: "The run was not accepted" });
  await expect(faults).toContainText("pairs, line 2: “NaN” is not a score. Write a number such as 3.5.");
  await expect(faults).toContainText("pairs, line 4: “2,5” has a decimal comma. Write a point.");
  await expect(faults).toContainText("pairs, line 6: “7” is not from 0 to 5.");
  await expect(faults).toContainText("pairs, line 8: The confidence “120” is not from 0 to 100.");
  await expect(faults).toContainText("pairs, line 12: The file has 11 of 12 lines.");
  await expect(faults).toContainText("This run is not counted.");
  await expect(first.getByText("0 of 3 used")).toBeVisible();
  await expectNoViolations(first, "a refused run");
  await expect.poll(() => hasSidewaysScrolling(first)).toBe(false);
  await first.setViewportSize(wide);
  await first.getByLabel("What the system does").fill("Cosines of word vectors");
  await press(first, "Add a resource");
  await first.getByLabel("Resource 1", { exact: true }).fill("WordNet");
  await sendRun(first, "ours", `\uFEFF${linesOf(near).replaceAll("\n", "\r\n")}`);
  await expect(first.getByText("ours is received and scored.")).toBeVisible();
  await expect(first.getByText("1 of 3 used")).toBeVisible();

  const second = await visit(browser, link);
  await register(second, "Takelab");
  await takeInputs(second);
  await sendRun(second, "flipped", linesOf(gold.map((value) => 5 - value)));
  await expect(second.getByText("flipped is received and scored.")).toBeVisible();
  await sendRun(second, "exact", linesOf(gold));
  await expect(second.getByText("exact is received and scored.")).toBeVisible();
  await expectNoViolations(second, "a team with runs");
  await second.setViewportSize(wide);

  await second.getByRole("link", { name: "Leaderboard", exact: true }).focus();
  await second.keyboard.press("Enter");
  const runs = second.getByRole("row").filter({ hasText: "·" });
  await expect(runs).toHaveCount(3);
  await expect(runs.nth(0)).toContainText("Takelab · exact");
  await expect(runs.nth(0)).toContainText("1.00");
  await expect(runs.nth(1)).toContainText("UMBC · ours");
  await expect(runs.nth(1)).toContainText("WordNet");
  await expect(runs.nth(2)).toContainText("Takelab · flipped");
  await expect(runs.nth(2)).toContainText("−1.00");
  await expect(second.getByRole("row").filter({ hasText: "People, inter-tagger" })).toBeVisible();
  await expect(second.getByRole("row").filter({ hasText: "Token overlap, baseline" })).toBeVisible();
  await second.getByRole("columnheader", { name: "Mean" }).getByRole("link").focus();
  await second.keyboard.press("Enter");
  await second.keyboard.press("Enter");
  await second.waitForURL(/sort=mean/);
  await expect(second.getByRole("columnheader", { name: "Mean" })).toHaveAttribute("aria-sort", /ending/);
  await second.getByRole("columnheader", { name: "Run" }).getByRole("link").press("Enter");
  await second.waitForURL(/sort=run/);
  await expect(runs.nth(1)).toContainText("Takelab · flipped");
  await expect(runs.nth(1).getByRole("cell").first()).toHaveText("3");
  await second.getByLabel("Plot and genres of").selectOption("pairs");
  await press(second, "Show");
  await expect(second.getByRole("columnheader", { name: "travel" })).toBeVisible();
  const started = second.waitForEvent("download");
  await second.getByRole("link", { name: "Download CSV" }).click();
  const csv = await readFile(await (await started).path(), "utf8");
  expect(csv.split("\n")[0]).toContain("pairs.news.pearson");
  expect(csv).toContain("1,Takelab,exact,false,false,");
  await expectNoViolations(second, "a leaderboard");
  await expect.poll(() => hasSidewaysScrolling(second)).toBe(false);
  await Promise.all([first, second].map((page) => page.context().close()));
});

test("organizers send runs of their own, extend a clock, close, and score again after a release", async ({
  desk,
  browser,
  makeOwnProject,
}) => {
  const world = await makeOwnProject(judged);
  await desk.goto(`/projects/${world.slug}/evaluation`);
  await expect(desk.getByText("Make a release first")).toBeVisible();
  await judgeAll(world);
  const link = await openEvaluation(desk, world.slug, "after closing");
  await expect(desk.getByText("No team yet")).toBeVisible();
  const team = await visit(browser, link);
  await expectNoViolations(team, "registering");
  await team.setViewportSize(wide);
  await register(team, "UMBC");
  await takeInputs(team);
  await sendRun(team, "theirs", linesOf(near));
  await expect(team.getByText("theirs is received and scored.")).toBeVisible();
  await expect(team.getByRole("row").filter({ hasText: "theirs" })).toContainText("After closing");
  await team.getByRole("link", { name: "Leaderboard", exact: true }).focus();
  await team.keyboard.press("Enter");
  await team.waitForURL("**/leaderboard");
  await expect(team.getByText("Scores are shown when the evaluation is closed.")).toBeVisible();
  await expect(team.getByRole("table")).toHaveCount(0);
  await team.goBack();

  await desk.reload();
  await sendRun(desk, "ours", linesOf(gold));
  await expect(desk.getByText("ours is received and scored.")).toBeVisible();
  const row = desk.getByRole("row").filter({ hasText: "UMBC" });
  await expect(row).toContainText("1 of 3");
  await expect(row.getByRole("link", { name: "Write to umbc@example.org" })).toBeVisible();
  await press(desk, "Extend the clock of UMBC");
  await expectNoViolations(desk, "extending a clock", ["light"]);
  await desk.setViewportSize(wide);
  await press(desk, "Extend the clock");
  await expect(desk.getByRole("dialog")).toBeHidden();

  await desk.goto(`/projects/${world.slug}/releases`);
  const changed = world.itemIds.map((itemId, at) => ({ itemId, annotator: 3, value: at < 3 ? 5 : at % 6 }));
  await writeJudgments(world, changed);
  await new ProjectDesk(desk, world.slug).release(2);
  await desk.goto(`/projects/${world.slug}/evaluation`);
  await press(desk, "Score all runs against v2");
  await expect(desk.getByRole("heading", { name: "Evaluation on release v2" })).toBeVisible();
  await press(desk, "Close the evaluation");
  await expect(desk.getByRole("status").getByText("Closed")).toBeVisible();
  await expectNoViolations(desk, "an evaluation");
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await team.reload();
  await expect(team.getByText("The evaluation is closed.", { exact: true })).toBeVisible();
  await expect(team.getByRole("row").filter({ hasText: "theirs" })).not.toContainText("After closing");

  await desk.setViewportSize(wide);
  await desk.getByRole("link", { name: "Leaderboard", exact: true }).focus();
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("row").filter({ hasText: "ours" })).toContainText("‡ own");
  await expect(desk.getByRole("row").filter({ hasText: "ours" })).not.toContainText("1.00");
  await desk.getByRole("link", { name: "Scores on v1" }).click();
  await expect(desk.getByRole("row").filter({ hasText: "ours" })).toContainText("1.00");
  await desk.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await team.context().close();
});
