import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

/** Presses something that saves a file. @returns what the file holds. */
async function savedBy(desk: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const saved = desk.waitForEvent("download");
  await press();
  const download = await saved;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

const choose = async (desk: Page, text: string | Buffer) => {
  const chooser = await hydrated(desk.getByLabel("Choose a file"));
  await chooser.setInputFiles({
    name: "protocol.yaml",
    mimeType: "application/yaml",
    buffer: Buffer.from(text),
  });
};

test("a protocol is downloaded, loaded after a look at its differences, and found in Activity and its files", async ({
  desk,
  makeOwnProject,
  organizer,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 5 });
  await desk.goto(`/projects/${slug}/settings`);
  const { name, text } = await savedBy(desk, () =>
    desk.getByRole("link", { name: "Download protocol" }).click(),
  );
  expect(name).toBe(`${slug}-protocol.yaml`);

  await choose(desk, text);
  await expect(desk.getByText("This file says what the project says already.")).toBeVisible();
  await choose(desk, text.replace("overlap:", "overlapp:"));
  const faults = desk.getByRole("region", { name: /^Lines|^Errors/ }).or(desk.getByRole("table"));
  await expect(faults.first()).toContainText("settings.overlapp is not a setting. Did you mean overlap?");
  await choose(desk, Buffer.from([0xff, 0xfe, 0x41, 0x00]));
  await expect(desk.getByText("The file is not UTF-8. Save it as UTF-8 in your editor.")).toBeVisible();

  const changed = text
    .replace(/overlap: \d+/, "overlap: 9")
    .replace(/(instructions: \|-?\n)( +)/, "$1$2Not the words.\n$2");
  await choose(desk, changed);
  const differences = desk.getByRole("region", { name: "What this file changes" });
  await expect(differences).toContainText("2 settings change:");
  await expect(differences.getByText("overlap", { exact: true })).toBeVisible();
  await expectNoViolations(desk, "the settings of a project");
  await differences.getByRole("button", { name: "Load these settings" }).click();
  await expect(desk.getByText("The settings are loaded. Activity lists them.")).toBeVisible();

  await desk.goto(`/projects/${slug}/activity`);
  const entries = desk.getByRole("list", { name: "Entries, newest first" }).getByRole("listitem");
  const newest = entries.filter({ hasText: "overlap" }).first();
  await expect(newest).toContainText("Settings were changed");
  await expect(newest).toContainText(organizer.name);
  await expect(newest.locator("ins", { hasText: "Not the words." })).toBeVisible();
  await expect(newest.locator("ins", { hasText: /^9$/ })).toBeVisible();
  await expectNoViolations(desk, "activity");
  await desk.getByLabel("Search").fill("overlap");
  await desk.getByLabel("What").selectOption("Settings");
  await desk.getByRole("button", { name: "Show", exact: true }).click();
  await desk.waitForURL(/search=overlap/);
  await expect(desk.getByText("1 entry, newest first")).toBeVisible();
  const file = await savedBy(desk, () => desk.getByRole("link", { name: "JSON lines" }).click());
  expect(file.name).toBe(`${slug}-activity.jsonl`);
  expect(file.text.trimEnd().split("\n")).toHaveLength(1);
  await desk.goto(`/projects/${slug}/activity?from=2001-01-01&until=2001-01-02`);
  await expect(desk.getByText("No entries match. Change the filters.")).toBeVisible();
});

test("a project starts from a file, and from a copy of another", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 5 });
  await desk.goto(`/projects/${slug}/settings`);
  const { text } = await savedBy(desk, () => desk.getByRole("link", { name: "Download protocol" }).click());

  await desk.goto("/projects/new");
  await desk.getByRole("link", { name: "A protocol file" }).click();
  await choose(desk, "format: 1\nname: No\n");
  await expect(desk.getByText(/^This file has .*Correct/)).toBeVisible();
  await choose(desk, text);
  await expectNoViolations(desk, "a new project from a file");
  await desk.getByLabel("Name").fill(`Pilot ${slug}`);
  await desk.getByRole("button", { name: "Create draft" }).click();
  await desk.waitForURL(`**/projects/pilot-${slug}`);

  await desk.setViewportSize(phone);
  await desk.goto(`/projects/pilot-${slug}/settings`);
  await desk.getByRole("link", { name: "Copy project" }).click();
  await expect(desk.getByLabel("Copy of")).toHaveValue(`pilot-${slug}`);
  await expect(await hydrated(desk.getByLabel("Name"))).toHaveValue(`Copy of Pilot ${slug}`);
  await desk.getByLabel("Address").fill(slug);
  await desk.getByRole("button", { name: "Create draft" }).click();
  await expect(desk.getByText(/^Another project has this address/).first()).toBeVisible();
  await desk.getByLabel("Address").fill(`copy-${slug}`);
  await desk.getByRole("button", { name: "Create draft" }).click();
  await desk.waitForURL(`**/projects/copy-${slug}`);
  const copied = await desk.request.get(`/api/projects/copy-${slug}/protocol`);
  expect(await copied.text()).toBe(text.replace(/^name: .*$/m, `name: Copy of Pilot ${slug}`));
});
