import type { Locator } from "@playwright/test";
import { makeOrganizer } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { hydrated } from "./pages/hydrated";
import { wide } from "./sizes";

/** As pandas writes a table: an index without a name; every fourth pair has a known answer. */
const table = [
  ",sentence1,sentence2,score,gold",
  ...Array.from({ length: 16 }, (_, at) => {
    const score = at % 6;
    return `${at},The ${at}th text says this.,The ${at}th text says that.,${score},${at % 4 === 0 ? score : ""}`;
  }),
  "",
].join("\n");

test("from a fresh account to a live campaign on one's own file: at most 12 presses and 4 fields", async ({
  page,
  store,
}, testInfo) => {
  await page.setViewportSize(wide);
  const { email, password } = await makeOrganizer(store);
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("No projects yet")).toBeVisible();

  let presses = 0;
  let fields = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await (await hydrated(target)).click();
  };
  await press(page.getByRole("link", { name: "New project" }).first());
  await press(page.getByRole("link", { name: "How similar are two texts?" }));
  const name = page.getByLabel("Name", { exact: true });
  await (await hydrated(name)).fill(`My first campaign ${testInfo.workerIndex} ${Date.now()}`);
  fields += 1;
  await press(page.getByRole("button", { name: "Create draft" }));
  await press(page.getByRole("listitem").getByRole("link", { name: "Items" }).first());
  await press(page.getByRole("link", { name: "Import a file" }));
  const chooser = page.waitForEvent("filechooser");
  await press(page.locator("label", { hasText: "Choose files" }));
  await (await chooser).setFiles({ name: "pairs.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await press(page.getByRole("button", { name: "Ignore column 1" }));
  await press(page.getByRole("button", { name: "Import 16 items" }));
  await page.waitForURL("**/items");
  await press(
    page.getByRole("navigation", { name: "Project screens" }).getByRole("link", { name: "Overview" }),
  );
  await expect(page.getByText("The project is ready to launch.")).toBeVisible();
  await press(page.getByRole("button", { name: "Launch", exact: true }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Launch" }));
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(page.getByText("Judged", { exact: true }).first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(12);
  expect(fields).toBeLessThanOrEqual(4);
});
