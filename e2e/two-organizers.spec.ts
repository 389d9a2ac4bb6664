import type { Page } from "@playwright/test";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { deskOf } from "./pages/desk-of";
import { hydrated } from "./pages/hydrated";
import { wide } from "./sizes";

test.use({ viewport: wide });

test("two organizers who change the same setting both see it, who did it, and neither is lost unseen", async ({
  makeOwnProject,
  browser,
  desk,
  store,
  organizer,
  workerURL,
}) => {
  const world = await makeOwnProject({ state: "draft", items: 0 });
  const ben = await makeOrganizer(store, "Ben Ode");
  await addMember(store, world.projectId, ben, "organizer");
  const bens = await deskOf(browser, workerURL, ben);
  const limits = `/projects/${world.slug}/limits`;
  await Promise.all([desk.goto(limits), bens.goto(limits)]);
  const overlap = (page: Page) => page.getByRole("textbox", { name: "Overlap" });
  await hydrated(overlap(desk));
  await hydrated(overlap(bens));
  await overlap(bens).fill("7");
  await overlap(bens).blur();
  await expect(bens.getByText(/^Saved at \d/)).toBeVisible();
  // What his page fetches after saving must not bring hers: he has to change what he still sees as his.
  await hydrated(overlap(bens));
  await overlap(desk).fill("4");
  await overlap(desk).blur();
  await expect(desk.getByText(/^Ben Ode changed this at .* to 7\./)).toBeVisible();
  await desk.getByRole("button", { name: "Use 4" }).click();
  await expect(desk.getByText(/^Saved at \d/)).toBeVisible();
  await overlap(bens).fill("6");
  await overlap(bens).blur();
  await expect(
    bens.getByText(new RegExp(`^${organizer.name} changed this at .*, from 7 to 4\\.`)),
  ).toBeVisible();
  await bens.getByRole("button", { name: "Keep 4" }).click();
  await expect(overlap(bens)).toHaveValue("4");

  await bens.goto(`/projects/${world.slug}/activity`);
  await expect(bens.getByRole("term").filter({ hasText: "overlap" }).first()).toBeVisible();
  await expect(bens.locator("main")).toContainText(ben.name);
  await expect(bens.locator("main")).toContainText(organizer.name);

  // Somebody who is removed while at work finds nothing any more.
  await bens.goto(limits);
  await hydrated(overlap(bens));
  await desk.goto(`/projects/${world.slug}/members`);
  const row = desk.getByRole("row").filter({ hasText: ben.email });
  await (await hydrated(row.getByRole("button", { name: "Remove Ben Ode" }))).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Remove the member" }).click();
  // While it asks, what lies behind has no role that could be counted.
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await bens.reload();
  await expect(bens.getByText("This page does not exist, or you have no access to it")).toBeVisible();
  await desk.goto(limits);
  await expect(overlap(desk)).toHaveValue("4");
  await bens.context().close();
});
