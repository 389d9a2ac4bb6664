import type { Locator, Page } from "@playwright/test";

type Tab = "Overview" | "Set-up" | "Items" | "Gold" | "Preview" | "Recruit" | "Annotators" | "Releases";

/** An organizer's screens of one project in a wide window. */
export class ProjectDesk {
  constructor(
    readonly page: Page,
    readonly slug: string,
  ) {}

  /** Opens a screen by its tab. */
  async tab(name: Tab): Promise<void> {
    await this.page
      .getByRole("navigation", { name: "Screens of this project" })
      .getByRole("link", { name, exact: true })
      .click();
    await this.page.waitForURL((url) => url.pathname.startsWith(`/projects/${this.slug}`));
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

  /** Makes a release on the page of releases and waits for it. */
  async release(version = 1): Promise<void> {
    await this.page.getByRole("button", { name: "New release" }).click();
    await this.page.getByRole("button", { name: "Write the release" }).click();
    const made = this.page.getByRole("region", { name: `v${version}`, exact: true });
    await made.waitFor({ timeout: 30_000 });
  }

  async download(file: string): Promise<string> {
    const started = this.page.waitForEvent("download");
    await this.page.getByRole("link", { name: file, exact: true }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await started).createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString("utf8");
  }
}
