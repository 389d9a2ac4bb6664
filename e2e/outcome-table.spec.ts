import { languageTags } from "@/server/domain/language/interface-languages";
import { outcomeRows } from "@/server/domain/recruiter/outcome-rows";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { contact } from "./pages/end-screen";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { editEnd, usedRecruiters } from "./pages/recruiter-screen";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const buttons = {
  prolific: "Return to Prolific",
  panel: "Return to the panel",
  sona: "Get your credit on SONA",
  mturk: "Submit on Mechanical Turk",
  link: "Return to where you came from",
};
const returnUrl = "https://lab.example.org/thanks";

for (const settings of [...usedRecruiters, null]) {
  const name = settings?.name ?? "link";
  test(`each row of ${name} leads to a page with its one button and its own code`, async ({
    desk,
    makeOwnProject,
  }) => {
    const { slug } = await makeOwnProject({
      items: 5,
      settings: { ...contact, returnUrl, recruiters: usedRecruiters },
    });
    await desk.setViewportSize(phone);
    await desk.goto(`/projects/${slug}/recruit/${name}`);
    await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
    const rows = outcomeRows({ settings, returnUrl });
    await expect(desk.getByRole("link", { name: /^Try: / })).toHaveCount(rows.length);
    for (const [at, { reason, pages, way }] of rows.entries()) {
      const href = await desk
        .getByRole("link", { name: /^Try: / })
        .nth(at)
        .getAttribute("href");
      expect(href).toBe(`/projects/${slug}/preview/end/${name}/${reason}?pages=${pages}`);
      const end = await desk.context().newPage();
      await end.setViewportSize(phone);
      await end.emulateMedia({ colorScheme: at % 2 === 0 ? "light" : "dark" });
      await end.goto(href ?? "");
      await expect(end.getByRole("complementary", { name: "Simulated page" })).toBeVisible();
      await expect(end).toHaveTitle(/^Simulated: /);
      const button = end.locator("main summary.button");
      await expect(button).toHaveCount(way === null ? 0 : 1);
      await expect(end.locator("main form[action^=http]")).toHaveCount(0);
      const codes = (await end.locator("main").innerText()).match(/CODE-\d/g) ?? [];
      if (way !== null) {
        await expect(button).toHaveText(buttons[name]);
        await button.click();
        expect(new URL(end.url()).pathname).toContain("/preview/end/");
        const target = way.kind === "link" ? way.href : way.action;
        await expect(end.locator("main details")).toContainText(target);
        if (way.kind === "link" && way.code !== null) expect(new Set(codes)).toEqual(new Set([way.code]));
      } else expect(codes).toEqual([]);
      await expect.poll(() => hasSidewaysScrolling(end)).toBe(false);
      await end.screenshot({
        path: test.info().outputPath(`${name}-${reason}-${pages}.png`),
        fullPage: true,
      });
      await end.close();
    }
  });
}

test("an end page can be looked at in every language, and by nobody who is not of the project", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: usedRecruiters } });
  await desk.setViewportSize(phone);
  for (const language of languageTags) {
    await desk.goto(`/projects/${slug}/preview/end/prolific/stopped?pages=some&language=${language}`);
    await expect(desk.locator("html")).toHaveAttribute("lang", language);
    await expect(desk.locator("main summary.button")).toHaveCount(1);
    await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
    await desk.screenshot({ path: test.info().outputPath(`stopped-${language}.png`), fullPage: true });
  }
  await expectNoViolations(desk, "a simulated end page");
  await page.goto(`/projects/${slug}/preview/end/prolific/stopped?pages=some`);
  await expect(page.locator("main summary.button")).toHaveCount(0);
});

test("a stop that would not be paid is warned of where it is set", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ items: 5, settings: { ...contact, recruiters: usedRecruiters } });
  await desk.goto(`/projects/${slug}/recruit/panel`);
  const row = "A rule or an organizer stopped them, with pages";
  await hydrated(desk.getByRole("button", { name: `Edit: ${row}`, exact: true }));
  await expect(desk.getByText("no ground for rejection", { exact: false })).toHaveCount(0);
  await editEnd(desk, row);
  await desk.getByLabel("Outcome: A rule or an organizer stopped them").selectOption("Screened out");
  await expect(desk.getByText("no ground for rejection", { exact: false })).toBeVisible();
  await desk.getByRole("button", { name: "Use defaults" }).click();
  await expect(desk.getByText("no ground for rejection", { exact: false })).toHaveCount(0);
});
