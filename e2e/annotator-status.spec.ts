import type { Page } from "@playwright/test";
import type { World } from "@/testing/world/world";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { objectToAnnotatorStatus } from "@/testing/object-to-annotator-status";
import { expectNoViolations } from "./pages/axe";
import { expect, test } from "./fixtures";
import { wide } from "./sizes";

test.use({ viewport: wide });

const discarding = {
  items: 12,
  gold: 3,
  annotators: 2,
  settings: { stopping: { accuracy: null, behaviour: [], onStop: "discard" as const } },
};

/** Lets the first annotator submit two pages and the second one, and gives them back. */
async function work({ deps, annotators }: World) {
  const [first, second] = annotators;
  if (first === undefined || second === undefined) throw new Error("There are two annotators.");
  const valueOf = (textA: string) => Number(/\d+/.exec(textA)?.[0] ?? 0) % 6;
  await answerAndSubmitHit(deps, first, valueOf);
  await answerAndSubmitHit(deps, first, valueOf);
  await answerAndSubmitHit(deps, second, 3);
  return { first, second };
}

async function act(desk: Page, name: string, reason: string): Promise<void> {
  await desk.getByRole("button", { name: `${name} …` }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("the list is filtered and ordered by its address", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject(discarding);
  await work(world);
  await desk.goto(`/projects/${world.slug}/annotators`);
  await expect(desk.getByRole("main").getByRole("status")).toHaveText("2 of 2 annotators");
  await desk.getByLabel("Order").selectOption("Most HITs first");
  await desk.getByLabel("State").selectOption("Working");
  await desk.getByRole("button", { name: "Apply" }).click();
  await expect(desk).toHaveURL(/state=working&sort=hits$/);
  await expect(desk.getByRole("row").nth(1)).toContainText("A-001");
  await desk.getByLabel("State").selectOption("Stopped");
  await desk.getByRole("button", { name: "Apply" }).click();
  await expect(desk.getByText("No annotator matches")).toBeVisible();
});

test("a stop says what leaves and what it costs again, and can be taken back", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject(discarding);
  await work(world);
  await desk.goto(`/projects/${world.slug}/annotators`);
  await desk.getByRole("link", { name: "A-001" }).click();
  await desk.getByRole("button", { name: "Stop …" }).click();
  const dialog = desk.getByRole("alertdialog");
  await expect(dialog).toContainText(
    "10 judgments stop counting, 2 HITs must be judged again (US$0.40). Their pay does not change.",
  );
  await dialog.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Reason").fill("Pasted the same answers");
  await dialog.getByRole("button", { name: "Stop", exact: true }).click();
  const change = desk.getByRole("row").filter({ hasText: "Pasted the same answers" });
  await expect(change).toContainText("Working → Stopped");
  await expect(change).toContainText("By hand");
  await desk.goto(`/projects/${world.slug}`);
  await expect(desk.getByText("A-001 stopped: By hand")).toBeVisible();
  await expect(desk.getByText("2 joined, 1 stopped")).toBeVisible();
  await desk.goto(`/projects/${world.slug}/annotators/A-001`);
  await act(desk, "Reinstate", "It was a slip of ours");
  await expect(desk.getByRole("row").filter({ hasText: "It was a slip of ours" })).toContainText(
    "Stopped → Working",
  );
  await expect(desk.getByRole("button", { name: "Stop …" })).toBeVisible();
});

test("an objection waits on the Overview until it is answered", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject(discarding);
  const { first } = await work(world);
  await desk.goto(`/projects/${world.slug}/annotators/A-001`);
  await act(desk, "Stop", "Too fast");
  await expect(desk.getByRole("button", { name: "Reinstate …" })).toBeVisible();
  await objectToAnnotatorStatus(world.deps, first, "I read every pair.");
  await desk.goto(`/projects/${world.slug}`);
  await desk.getByRole("link", { name: "1 annotator objects to being stopped" }).click();
  await expect(desk.getByRole("row").nth(1)).toContainText("Objects");
  await desk.getByRole("link", { name: "A-001" }).click();
  await expect(desk.getByText("I read every pair.")).toBeVisible();
  await desk.getByRole("button", { name: "Answer …" }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(dialog).toContainText("Enter an answer.");
  await dialog.getByRole("textbox", { name: "Answer" }).fill("You were right.");
  await dialog.getByRole("checkbox", { name: "Reinstate A-001" }).check();
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(desk.getByRole("button", { name: "Pause …" })).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "You were right." })).toContainText(
    "Stopped → Working",
  );
});

test("the list, one annotator, and the dialogs have no barrier", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject(discarding);
  const { first } = await work(world);
  await desk.goto(`/projects/${world.slug}/annotators`);
  await expectNoViolations(desk, "the list");
  await desk.goto(`/projects/${world.slug}/annotators/A-001`);
  await act(desk, "Pause", "Looking into it");
  await objectToAnnotatorStatus(world.deps, first, "Why?");
  await desk.reload();
  await expectNoViolations(desk, "one annotator");
  await desk.getByRole("button", { name: "Reinstate …" }).click();
  await expect(desk.getByRole("alertdialog")).toContainText("They get pages again.");
  await expectNoViolations(desk, "letting go on");
});

test("who is not in the project has no page", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject();
  const answer = await desk.goto(`/projects/${slug}/annotators/A-099`);
  expect(answer?.status()).toBe(404);
});
