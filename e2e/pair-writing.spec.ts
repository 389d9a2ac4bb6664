import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk } from "./pages/desk";
import { dropFiles } from "./pages/drop-files";
import { HitScreen } from "./pages/hit-screen";
import { wide } from "./sizes";

test.use({ viewport: wide });

const larger = "The harbour was closed for two days because a crane had fallen across its entrance.";
const settings = { contactName: "Ana Lin", contactEmail: "ana@example.org", composition: "dynamic" as const };

test("larger texts are imported, written for, reviewed, and become a rating project without its authors", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  test.setTimeout(90_000);
  const { slug } = await makeOwnProject({
    ...{ preset: "clss-2014-writing", items: 0, state: "draft", settings, hitSize: 1, overlap: 1 },
  });
  const desk = new ProjectDesk(page, slug);
  const rating = `rate-${slug}`.slice(0, 60);

  await test.step("import and launch", async () => {
    await page.goto(`/projects/${slug}/items/import`);
    await dropFiles(page.getByText("Drop files here, or choose them"), [
      { name: "sentence2phrase.csv", text: `id,text,requested\ns1,${larger},3\ns2,A second text.,1\n` },
    ]);
    await expect(page.getByText("2 lines are good.")).toBeVisible();
    await page.getByRole("button", { name: "Import 2 items" }).click();
    await expect(page.getByText("2 items", { exact: true })).toBeVisible();
    await desk.tab("Overview");
    await desk.launch();
    await expect(desk.figure("Judged")).toContainText("0 of 2");
  });

  await test.step("writing", async () => {
    await annotator.goto(`/p/${slug}`);
    await annotator.getByRole("button", { name: "I agree, start" }).click();
    await annotator.goto(`/p/${slug}/work`);
    const hit = new HitScreen(annotator);
    for (let pages = 0; pages < 2; pages += 1) {
      await hit.hydrated();
      const field = annotator.getByLabel("Your phrase");
      await expect(field).toHaveValue("");
      const isFirst = await annotator.getByText(larger).isVisible();
      if (isFirst) {
        await expect(annotator.locator(".writing-ask")).toHaveText("Write a phrase rated 3 for this text");
        await expect(annotator.locator(".writing-meaning")).toContainText("3 Somewhat similar");
        await hit.submit();
        await expect(hit.summary).toContainText("1 text is not written yet.");
        await field.fill(larger.toUpperCase());
        await expect(
          annotator.getByText("This holds the whole text above. Write one of your own."),
        ).toBeVisible();
        await expectNoViolations(annotator, "a text that does not fit");
        await annotator.setViewportSize(wide);
        await field.fill("a harbour that a crane closed");
        await expect(annotator.getByText("Words: 6. 2 to 12 fit.")).toBeVisible();
        await annotator.reload();
        await hit.hydrated();
        await expect(field).toHaveValue("a harbour that a crane closed");
      } else {
        await annotator.getByRole("button", { name: "I leave this one blank" }).click();
        await expectNoViolations(annotator, "a blank with its reasons");
        await annotator.setViewportSize(wide);
        await annotator.getByRole("radio", { name: "There is nothing that would be rated so" }).check();
      }
      const [submitted] = await Promise.all([
        annotator.waitForResponse((response) => response.url().includes("work.submit")),
        hit.submit(),
      ]);
      expect(submitted.ok()).toBe(true);
      if (pages === 0) await expect(hit.pairs.first()).toBeVisible();
    }
    await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();
  });

  await test.step("review", async () => {
    await desk.tab("Items");
    await page.getByRole("link", { name: "Review texts" }).click();
    await expect(page.getByText("a harbour that a crane closed")).toBeVisible();
    await expectNoViolations(page, "the review of texts");
    await page.setViewportSize(wide);
    await page.getByRole("button", { name: /^Accept the text for item s1/ }).click();
    await expect(page.getByRole("link", { name: "Accepted (1)" })).toBeVisible();
    await page.getByRole("button", { name: /^Reject the text for item s2/ }).click();
    await expect(page.getByText("Fill this in.")).toBeVisible();
    await page.getByLabel("Why it is rejected").fill("Somebody else may try.");
    await page.getByRole("button", { name: /^Reject the text for item s2/ }).click();
    await expect(page.getByRole("link", { name: "Rejected (1)" })).toBeVisible();
  });

  await test.step("the rating project", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Ratings of what was written");
    await page.getByLabel("Address").fill(rating);
    await page.getByRole("button", { name: "Make the draft" }).click();
    await page.waitForURL(`**/projects/${rating}/items`);
    await expect(page.getByRole("cell", { name: "a harbour that a crane closed" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "3", exact: true })).toBeVisible();
    await page.goto(`/projects/${rating}`);
    await new ProjectDesk(page, rating).launch();
    await expect(page.getByText("Live", { exact: true }).first()).toBeVisible();
    await annotator.goto(`/p/${rating}`);
    await annotator.getByRole("button", { name: "I agree, start" }).click();
    await annotator.goto(`/p/${rating}/work`);
    await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();
  });
});
