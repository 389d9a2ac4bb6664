import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import type { World } from "@/testing/world/world";
import { plantReleaseAtWork } from "@/testing/jobs";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import { expect, test } from "./fixtures";
import { wide } from "./sizes";

test.use({ viewport: wide });

async function judge({ deps, annotators }: World, at: number, value: number): Promise<void> {
  const annotator = annotators[at];
  if (annotator === undefined) throw new Error(`There is no annotator ${at}.`);
  await answerAndSubmitHit(deps, annotator, value);
}

const card = (page: Page, version: number) => page.getByRole("region", { name: `v${version}`, exact: true });

test("a release is written while its organizer is elsewhere, and its files are what they say", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items: 4, hitSize: 4, annotators: 2 });
  await judge(world, 0, 4);
  await desk.goto(`/projects/${world.slug}/releases`);
  await expect(desk.getByText("No release yet")).toBeVisible();
  await expectNoViolations(desk, "no release");
  await desk.getByRole("button", { name: "New release" }).click();
  await expect(desk.getByRole("alertdialog")).toContainText("4 items have fewer judgments than the overlap.");
  await expectNoViolations(desk, "a new release");
  await desk.getByRole("button", { name: "Write the release" }).click();
  await expect(desk.getByRole("region", { name: "Writing v1" })).toBeVisible();
  const project = new ProjectDesk(desk, world.slug);
  await project.open("Items");
  await expect(desk.getByText(/^The release of .* is finished\.$/).first()).toBeVisible(whenCalculated);
  await expect(desk).toHaveTitle(/^The release of .* is finished\. · /);
  await desk.getByRole("link", { name: "View result", exact: true }).click();
  await expect(card(desk, 1)).toContainText("4 judgments (4 counted) by 1 annotator");
  const gold = await project.download("gold.csv");
  const row = card(desk, 1).getByRole("row").filter({ hasText: "gold.csv" });
  const sha256 = createHash("sha256").update(gold).digest("hex");
  await expect(row.locator("code")).toHaveAttribute("title", sha256);
  await desk.getByRole("button", { name: "Verify v1" }).click();
  await expect(card(desk, 1)).toContainText("Verified: every file is unchanged");
  await expectNoViolations(desk, "a release");
});

test("what has not changed is the same release, and what has makes the next", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items: 4, hitSize: 4, annotators: 2 });
  await judge(world, 0, 4);
  await desk.goto(`/projects/${world.slug}/releases`);
  const project = new ProjectDesk(desk, world.slug);
  await project.release();
  await desk.getByRole("button", { name: "New release" }).click();
  await desk.getByRole("button", { name: "Write the release" }).click();
  await expect(desk.getByText("Nothing changed since v1, so no new release was written")).toBeVisible(
    whenCalculated,
  );
  await judge(world, 1, 2);
  await project.release(2);
  await desk.getByRole("button", { name: "Compare v1 and v2" }).click();
  await expect(
    desk.getByText("4 gold values changed. Over all values in both releases: mean change 1"),
  ).toBeVisible();
  await desk.goto(`/projects/${world.slug}/jobs`);
  await expect(desk.getByRole("row").filter({ hasText: "v2 was written." })).toHaveCount(1);
  await expect(desk.getByRole("row").filter({ hasText: "Nothing changed since v1" })).toHaveCount(1);
  await expectNoViolations(desk, "jobs");
});

test("a job of another server shows how far it is, and stopping it is asked about", async ({
  desk,
  makeOwnProject,
  organizer,
}) => {
  const world = await makeOwnProject({ items: 4, hitSize: 4 });
  const { slug } = world;
  await plantReleaseAtWork(world, { userId: organizer.userId, takenMs: 40_000 });
  await desk.goto(`/projects/${slug}/releases`);
  const job = desk.getByRole("region", { name: "Writing v1" });
  await expect(job).toContainText("Writing the judgments");
  await expect(job).toContainText("61%");
  await expect(job).toContainText("Resumed at 41%");
  await expect(desk.getByRole("link", { name: /jobs? running$/ })).toBeVisible();
  await expectNoViolations(desk, "a job at work");
  await job.getByRole("button", { name: "Cancel: Writing v1" }).click();
  await expect(desk.getByRole("alertdialog")).toContainText("The files so far are deleted.");
  await desk.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(desk.getByText(/^Writing the release was stopped .* No release was made\.$/)).toBeVisible();
});
