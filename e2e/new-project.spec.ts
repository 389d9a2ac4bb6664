import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";
import { taskTypes } from "@/server/domain/task/task-types";

test("a new project begins with what people judge, shown as they will see it", async ({ desk }, testInfo) => {
  await desk.setViewportSize(wide);
  await desk.goto("/projects");
  await desk.getByRole("link", { name: "New project" }).first().click();
  await expect(desk.getByRole("heading", { name: "What do people judge?" })).toBeVisible();
  await expectNoViolations(desk, "what people judge");
  await desk.getByRole("link", { name: "How similar are two texts?" }).click();
  const frame = desk.frameLocator("iframe");
  await expect(frame.locator("[data-pair]")).toHaveCount(5);
  await expect(desk.getByRole("radio", { name: "SemEval-2012, STS" })).toBeChecked();
  const name = desk.getByLabel("Name", { exact: true });
  await (await hydrated(name)).fill(`Headlines ${testInfo.workerIndex} ${Date.now()}`);
  await expect(desk.getByLabel("Address")).toHaveValue(/^headlines-/);
  await expectNoViolations(desk, "name and settings of a new project");
  await desk.getByRole("button", { name: "Create draft" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(desk.getByText("There are no items.")).toBeVisible();
});

test("every task type shows a page of its own, on a phone as well, and a wrong one is not found", async ({
  desk,
}) => {
  await desk.setViewportSize(phone);
  for (const type of taskTypes) {
    await desk.goto(`/projects/new/${type}`);
    await expect(desk.frameLocator("iframe").getByRole("button", { name: /^Submit/ })).toBeVisible();
    await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  }
  expect((await desk.goto("/projects/new/no-such-type"))?.status()).toBe(404);
});
