import { expect, type Locator, type Page } from "@playwright/test";
import { presets, type PresetName } from "@/server/domain/preset/presets";
import type { ProjectSettings } from "@/server/domain/project/project";
import { dropFiles, type DroppedFile } from "./drop-files";
import { hydrated } from "./hydrated";

/** Calculations have the lowest priority, so on a crowded machine they wait long for their turn. */
export const whenCalculated = { timeout: 500_000 };

/** The screens of a project with more than one in their group, and the group's name. */
const groupOf = {
  Overview: null,
  Scale: "Task",
  Question: "Task",
  Preview: "Task",
  Items: null,
  Gold: "Quality",
  Recruit: "Annotators",
  Releases: "Results",
} as const;

/** An organizer's screens of one project in a wide window. */
export class ProjectDesk {
  constructor(
    readonly page: Page,
    readonly slug: string,
  ) {}

  /** Makes a draft from a preset on the page of a new project. */
  static async create(page: Page, preset: PresetName, name: string, slug: string): Promise<ProjectDesk> {
    await page.goto(`/projects/new/${presets[preset].taskType}?preset=${preset}`);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Address").fill(slug);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.waitForURL(`**/projects/${slug}`);
    return new ProjectDesk(page, slug);
  }

  /** Fills in a field of the set-up, leaves it, and waits until it is saved. */
  async set(label: string, value: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    const saved = this.page.waitForResponse("**/project.update**");
    await field.fill(value);
    await field.blur();
    expect((await saved).status()).toBe(200);
  }

  /** Changes settings as the screens do. */
  async update(settings: Partial<ProjectSettings>): Promise<void> {
    const answer = await this.page.request.post("/api/trpc/project.update", {
      data: { project: this.slug, settings },
      headers: { origin: new URL(this.page.url()).origin },
    });
    expect(answer.status()).toBe(200);
  }

  /** Drops files on the page of the import and waits until all their lines are good. */
  async drop(files: readonly DroppedFile[], lines: number): Promise<void> {
    await this.page.goto(`/projects/${this.slug}/items/import`);
    await dropFiles(this.page.getByText("Drop files here, or choose them"), files);
    await expect(
      this.page.getByText(lines === 1 ? "1 line is good." : `${lines} lines are good.`),
    ).toBeVisible();
  }

  /** Makes the first items of the files gold, and waits until the check says so. */
  async takeFirstAsGold(count: number): Promise<void> {
    await this.page.getByRole("radio", { name: "The first …" }).check();
    await this.page.getByLabel("How many").fill(String(count));
    await this.page.getByLabel("How many").blur();
    await expect(this.page.getByText(`${count} items become gold.`)).toBeVisible();
  }

  /** Imports what was dropped and waits for the list of items. */
  async import(items: number): Promise<void> {
    await this.page
      .getByRole("button", { name: items === 1 ? "Import 1 item" : `Import ${items} items` })
      .click();
    await this.page.waitForURL(`**/projects/${this.slug}/items`);
  }

  /** Opens a screen by its group and its link. */
  async open(name: keyof typeof groupOf): Promise<void> {
    const group = groupOf[name];
    const links = (nav: string, link: string) =>
      this.page
        .getByRole("navigation", { name: nav, exact: true })
        .getByRole("link", { name: new RegExp(`^${link}( \\d|$)`) });
    await links("Project screens", group ?? name).click();
    if (group !== null) await links(group, name).click();
    await expect(this.page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  }

  /** A figure of the overview, with what it says. */
  figure(name: string): Locator {
    return this.page
      .locator("dl > div")
      .filter({ has: this.page.getByRole("term").getByText(name, { exact: true }) });
  }

  async launch(): Promise<void> {
    await this.page.getByRole("button", { name: "Launch", exact: true }).click();
    await this.page
      .getByRole("alertdialog")
      .or(this.page.getByRole("dialog"))
      .getByRole("button", { name: "Launch" })
      .click();
  }

  /** Presses one of the project's actions and confirms it. */
  async act(name: "Pause" | "Resume" | "Close project"): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
    await this.page
      .getByRole("alertdialog")
      .or(this.page.getByRole("dialog"))
      .getByRole("button", { name })
      .click();
  }

  /** Computes agreement on its page. */
  async computeAgreement(): Promise<void> {
    await this.page.goto(`/projects/${this.slug}/agreement`);
    const compute = this.page.getByRole("button", { name: "Compute agreement" });
    await (await hydrated(compute)).click();
    await expect(compute).toBeHidden();
  }

  /** Makes a release on the page of releases and waits for it. */
  async release(version = 1): Promise<void> {
    await this.page.getByRole("button", { name: "New release" }).click();
    await this.page.getByRole("button", { name: "Write the release" }).click();
    const made = this.page.getByRole("region", { name: `v${version}`, exact: true });
    await made.waitFor(whenCalculated);
  }

  /** Scores word vectors by the newest release. */
  async scoreVectors(name: string, text: string): Promise<void> {
    const summary = this.page.locator("summary", { hasText: "Score word vectors" }).first();
    const input = this.page.getByLabel("Choose word vectors").first();
    if (!(await input.isVisible())) await summary.press("Enter");
    await (await hydrated(input)).setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  }

  async download(file: string): Promise<string> {
    return (await this.downloadBytes(file)).toString("utf8");
  }

  async downloadBytes(file: string): Promise<Buffer> {
    const started = this.page.waitForEvent("download");
    await this.page.getByRole("link", { name: file, exact: true }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await started).createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
}
