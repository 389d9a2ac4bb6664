import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk } from "./pages/desk";
import { expectAccessibleScreens, screensAtWork } from "./pages/axe-screens";
import { agree, begin } from "./pages/join";
import { wide } from "./sizes";

test.use({ viewport: wide });

const larger = "The harbour was closed for two days because a crane had fallen across its entrance.";
/** What is written has no known answer, and nothing that could agree. */
const withoutGold = screensAtWork.filter((screen) => !["/gold", "/agreement", "/exclusion"].includes(screen));
const settings = { contactName: "Ana Lin", contactEmail: "ana@example.org", composition: "dynamic" as const };

test("larger texts are imported, written for, reviewed, and become a rating project without its authors", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({
    ...{ preset: "clss-2014-writing", items: 0, state: "draft", settings, hitSize: 1, overlap: 1 },
  });
  const desk = new ProjectDesk(page, slug);
  const look = (name: string) => expectNoViolations(annotator, `pair writing: ${name}`, ["light"]);
  const rating = `rate-${slug}`.slice(0, 60);

  await test.step("import and launch", async () => {
    const text = `id,text,requested\ns1,${larger},3\ns2,A second text.,1\n`;
    await desk.drop([{ name: "sentence2phrase.csv", text }], 2);
    await expectNoViolations(page, "texts before the import", ["light"]);
    await desk.import(2);
    await desk.open("Overview");
    await desk.launch();
    await expect(desk.figure("Judged")).toContainText("0 of 2");
  });

  await test.step("writing", async () => {
    await annotator.goto(`/p/${slug}`);
    await look("the way in");
    await agree(annotator);
    await look("instructions");
    const hit = await begin(annotator);
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
          annotator.getByText("This contains the whole text above. Write your own."),
        ).toBeVisible();
        await expectNoViolations(annotator, "pair writing: a text that does not fit");
        await field.clear();
        await annotator.keyboard.type("a harbour that a crane closed");
        await expect(annotator.getByText("Words: 6. Write 2 to 12.")).toBeVisible();
        await annotator.reload();
        await hit.hydrated();
        await expect(field).toHaveValue("a harbour that a crane closed");
      } else {
        await annotator.getByRole("button", { name: "I leave this one blank" }).click();
        await look("a blank with its reasons");
        await annotator.getByRole("radio", { name: "No text would get this rating" }).check();
      }
      const [submitted] = await Promise.all([
        annotator.waitForResponse((response) => response.url().includes("work.submit")),
        annotator.keyboard.press("Control+Enter"),
      ]);
      expect(submitted.ok()).toBe(true);
      if (pages === 0) await expect(hit.pairs.first()).toBeVisible();
    }
    await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();
    await look("the end");
  });

  await test.step("review", async () => {
    await desk.open("Items");
    await page.getByRole("link", { name: "Review texts" }).click();
    await expect(page.getByText("a harbour that a crane closed")).toBeVisible();
    await expectNoViolations(page, "the review of texts");
    await page.getByRole("button", { name: /^Accept the text for item s1/ }).click();
    await expect(page.getByRole("link", { name: "Accepted (1)" })).toBeVisible();
    await page.getByRole("button", { name: /^Reject the text for item s2/ }).click();
    await expect(page.getByText("Fill in this field.")).toBeVisible();
    await page.getByLabel("Why it is rejected").fill("Somebody else may try.");
    await page.getByRole("button", { name: /^Reject the text for item s2/ }).click();
    await expect(page.getByRole("link", { name: "Rejected (1)" })).toBeVisible();
  });

  await test.step("the rating project", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Ratings of what was written");
    await page.getByLabel("Address").fill(rating);
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.waitForURL(`**/projects/${rating}/items`);
    await expect(page.getByRole("cell", { name: "a harbour that a crane closed" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "3", exact: true })).toBeVisible();
    await page.goto(`/projects/${rating}`);
    await new ProjectDesk(page, rating).launch();
    await expect(page.getByText("Live", { exact: true }).first()).toBeVisible();
    await annotator.goto(`/p/${rating}`);
    await annotator.getByRole("button", { name: "I agree, start" }).click();
    await annotator.waitForURL((url) => url.pathname !== `/p/${rating}`);
    await annotator.goto(`/p/${rating}/work`);
    await expect(annotator.getByRole("heading", { name: "You have finished" })).toBeVisible();
  });

  await test.step("a release of what was written", async () => {
    await page.goto(`/projects/${slug}`);
    await desk.act("Close project");
    await desk.open("Releases");
    await desk.release();
    const written = `${larger}\ta harbour that a crane closed\ts1\n`;
    expect(await desk.download("sentence2phrase.input.tsv")).toBe(written);
  });

  await expectAccessibleScreens(desk, withoutGold);
});
