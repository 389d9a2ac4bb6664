import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import type { ProjectDesk } from "./desk";

/** The organizer's screens that a project at work fills, each by its path. */
export const screensAtWork = [
  "",
  "/basics",
  "/instructions",
  "/scale",
  "/page",
  "/items",
  "/gold",
  "/rules",
  "/people",
  "/limits",
  "/agreement",
  "/exclusion",
  "/annotators/A-001",
  "/releases",
];

/** Opens screens of a project one after the other and holds each against axe's rules. */
export async function expectAccessibleScreens(
  { page, slug }: ProjectDesk,
  screens: readonly string[],
): Promise<void> {
  for (const screen of screens) {
    await page.goto(`/projects/${slug}${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(page, `${slug}${screen}`, ["light"]);
  }
}
