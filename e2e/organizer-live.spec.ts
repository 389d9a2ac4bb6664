import { expect, test } from "./fixtures";
import { ProjectDesk } from "./pages/desk";
import { wide } from "./sizes";

test.use({ viewport: wide });

const screens = ["", "/basics", "/limits", "/items", "/gold", "/recruit", "/annotators", "/releases"];
/** What a figure that went wrong looks like. */
const wentWrong = /\bNaN\b|Infinity|undefined|\bnull\b|\[object|organizer\.\w+\.\w+/;

test("before any answer every statistic is a dash or a sentence with its reason", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 8, gold: 2, annotators: 0 });
  const project = new ProjectDesk(desk, slug);
  await desk.goto(`/projects/${slug}`);
  await expect(project.figure("Judged")).toContainText("0 of 50 (0%)");
  await expect(project.figure("Rate")).toContainText("Not enough yet: 0 of 3 submissions");
  await expect(project.figure("Estimated finish")).toContainText("Not enough yet to tell");
  await expect(project.figure("Gold right")).toContainText(/— no answers yet/);
  await expect(project.figure("People")).toContainText("0 now, 0 joined");
  for (const screen of ["", "/gold", "/annotators", "/releases"]) {
    await desk.goto(`/projects/${slug}${screen}`);
    await expect(desk.getByRole("main")).not.toContainText(wentWrong);
  }
});

test("with answers every statistic shows its interval and n", async ({ desk, page, makeOwnProject }) => {
  const { slug, work } = await makeOwnProject({ items: 8, gold: 2, overlap: 1 });
  const hit = await work(page);
  await hit.hydrated();
  await hit.answerAll(3);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  const project = new ProjectDesk(desk, slug);
  await desk.goto(`/projects/${slug}`);
  await expect(project.figure("Judged")).toContainText("5 of 10 (50%)");
  await expect(project.figure("Gold right")).toContainText("100% [21, 100], n = 1");
  await expect(project.figure("People")).toContainText("1 now, 1 joined");
  await expect(project.figure("Pay")).toContainText("US$0.20 earned of US$0.40");
  await desk.goto(`/projects/${slug}/gold`);
  await expect(desk.getByRole("main")).toContainText("0 of 1 too few to rank");
  await desk.goto(`/projects/${slug}/annotators`);
  await expect(desk.getByRole("row").filter({ hasText: "A-001" })).toContainText("1 of 1");
  for (const screen of screens) {
    await desk.goto(`/projects/${slug}${screen}`);
    await expect(desk.getByRole("main")).not.toContainText(wentWrong);
  }
});

test("every plot gives the same numbers as a table", async ({ desk, page, makeOwnProject }) => {
  const { slug, work } = await makeOwnProject({ items: 5, overlap: 1 });
  const hit = await work(page);
  await hit.hydrated();
  for (const [at, value] of [0, 3, 3, 5, 5].entries()) await hit.choose(at + 1, value);
  await hit.submit();
  await expect(page.getByRole("heading", { name: "You have finished" })).toBeVisible();
  await desk.goto(`/projects/${slug}`);
  await desk.getByRole("button", { name: "Table: How 5 counted judgments use the scale" }).click();
  const rows = desk
    .getByRole("region", { name: "Table: How 5 counted judgments use the scale" })
    .or(desk.getByRole("region", { name: "How 5 counted judgments use the scale" }))
    .getByRole("row");
  const like = async (row: RegExp) =>
    (await rows.allInnerTexts()).filter((text) => row.test(text.trim())).length;
  for (const row of [/^0.*\t1$/, /^3.*\t2$/, /^5.*\t2$/]) await expect.poll(() => like(row)).toBe(1);
});

test("pausing, resuming and closing each say what they do, and do it", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug, work } = await makeOwnProject({ items: 10 });
  const project = new ProjectDesk(desk, slug);
  await work(page);
  await desk.goto(`/projects/${slug}`);
  await desk.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(desk.getByText("1 open page can still be submitted.")).toBeVisible();
  await desk.getByRole("button", { name: "Cancel" }).click();
  await project.act("Pause");
  await expect(desk.getByText("Paused", { exact: true }).first()).toBeVisible();
  await page.goto(`/p/${slug}/end`);
  await project.act("Resume");
  await expect(desk.getByText("Live", { exact: true }).first()).toBeVisible();
  await project.act("Close project");
  await expect(desk.getByText("Closed", { exact: true }).first()).toBeVisible();
  await expect(desk.getByRole("button", { name: /^(Pause|Resume|Close project)$/ })).toHaveCount(0);
  await expect(desk.getByText("The project was closed")).toBeVisible();
});

test("gold that is turned off counts neither as right nor as wrong any more", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug, work } = await makeOwnProject({ items: 4, gold: 1, overlap: 1 });
  const hit = await work(page);
  await hit.hydrated();
  await hit.answerAll(0);
  await hit.submit();
  await expect(page.getByRole("heading", { name: /You have finished|no more pages/ })).toBeVisible();
  await desk.goto(`/projects/${slug}/gold`);
  await expect(desk.getByRole("main")).toContainText("1 of 1 too few to rank");
  await desk.getByRole("button", { name: "Open gold item gold 1" }).click();
  await desk.getByRole("button", { name: "Turn this gold off" }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill("The texts are cut off.");
  await dialog.getByRole("button", { name: "Turn this gold off" }).click();
  await expect(desk.getByText("Gold, off")).toBeVisible();
  await desk.goto(`/projects/${slug}`);
  await expect(new ProjectDesk(desk, slug).figure("Gold right")).toContainText("— no answers yet");
});
