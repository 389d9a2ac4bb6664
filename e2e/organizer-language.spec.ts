import { expect, test } from "./fixtures";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone } from "./sizes";

test("an organizer with a German browser reads German on a phone, and English after choosing it in the menu", async ({
  browser,
  session,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 6, gold: 2 });
  const context = await browser.newContext({ locale: "de-AT", storageState: session, viewport: phone });
  const page = await context.newPage();
  const screens = [
    ["/projects", "Projekte"],
    [`/projects/${slug}/basics`, "Grundlagen"],
    [`/projects/${slug}/gold`, "Gold in der Arbeit"],
  ] as const;
  for (const [address, title] of screens) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();
    await expect.poll(() => hasSidewaysScrolling(page), address).toBe(false);
  }

  await page.goto("/help/organize/gold");
  await expect(page.getByRole("heading", { level: 1, name: "Gold", exact: true })).toHaveAttribute(
    "lang",
    "de",
  );
  await expect(page.getByRole("heading", { level: 2, name: "Aufmerksamkeitsfragen" })).toBeVisible();
  await page.goto("/help/statistics");
  await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toHaveAttribute("lang", "en");
  await page.goto(`/projects/${slug}/gold`);

  await page.getByRole("button", { name: /^Ihr Konto/ }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { name: "Gold in the work" }).first()).toBeVisible();
  await context.close();
});

test("an organizer whose browser asks for a language that is not shipped for organizers reads English", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  await page.goto("/sign-in");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await context.close();
});
