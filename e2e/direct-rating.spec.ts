import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk, whenCalculated } from "./pages/desk";
import { agree, begin } from "./pages/join";
import { hasSidewaysScrolling, smallTargets } from "./pages/measures";
import { workByProgram } from "./pages/program";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

/** As pandas writes it: columns in any order, empty cells for what is not there. */
const table = [
  "segment,source,translation,gold,explanation",
  "t1,Die Fähre fährt um zwölf.,The ferry leaves at noon.,,",
  "t2,Es regnete den ganzen Tag.,It the whole day rained.,,",
  "t3,,A text that stands alone.,,",
  "g1,Guten Morgen!,Good morning!,5,Nothing is missing.",
  "",
].join("\n");

test("single texts with context are imported, rated by keyboard, told about where gold was missed, and released", async ({
  desk: page,
  page: annotator,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({
    ...{ preset: "direct-rating", items: 0, state: "draft", overlap: 2, goldPerHit: 1, hitSize: 4 },
    settings: { contactName: "Ana Lin", contactEmail: "ana@example.org", feedback: true },
  });
  const desk = new ProjectDesk(page, slug);
  const look = (name: string) => expectNoViolations(annotator, `direct rating: ${name}`);
  await desk.drop([{ name: "mt.csv", text: table }], 4);
  await expect(page.getByRole("columnheader", { name: "Context" })).toBeVisible();
  await desk.import(4);
  await desk.open("Overview");
  await desk.launch();
  await expect(desk.figure("Judged")).toContainText("0 of 8");

  await annotator.goto(`/p/${slug}`);
  await expect(annotator.getByText("You rate each text on a scale, 4 texts a page.")).toBeVisible();
  await agree(annotator);
  const hit = await begin(annotator);
  await hit.hydrated();
  await expect(annotator.getByText("Context: Die Fähre fährt um zwölf.")).toBeVisible();
  await expect(annotator.getByText("Context:")).toHaveCount(3);
  await look("a page");
  await annotator.setViewportSize(phone);
  await expect.poll(() => hasSidewaysScrolling(annotator)).toBe(false);
  await expect.poll(() => smallTargets(annotator, 44)).toEqual([]);
  await annotator.setViewportSize(wide);
  for (let number = 1; number <= 4; number += 1) await annotator.keyboard.press("2");
  await expect(hit.progress).toHaveText("4 of 4 answered");
  await annotator.keyboard.press("Control+Enter");
  await expect(annotator.getByRole("heading", { name: /^Text \d of 4 had a known answer/ })).toBeFocused();
  await expect(annotator.getByText("Good morning!", { exact: true })).toBeVisible();
  await expect(annotator.getByText("Nothing is missing.")).toBeVisible();
  await look("gold missed");

  expect(
    await workByProgram(page.request, slug, (item) => {
      if (item.type !== "direct-rating") throw new Error("This project has single texts.");
      const value = item.textB === "Guten Morgen!" ? 5 : 4;
      return { key: item.key, values: Object.fromEntries(item.dimensions.map(({ id }) => [id, value])) };
    }),
  ).toBe(1);
  await desk.computeAgreement();
  await expect(page.getByText(/^Krippendorff’s α \(interval\) is/).first()).toBeVisible(whenCalculated);
  await page.goto(`/projects/${slug}`);
  await desk.act("Close project");
  await page.goto(`/projects/${slug}/adjudication`);
  await expect(page.getByText(/^mt, item t\d$/)).toBeVisible();
  await expectNoViolations(page, "direct rating: adjudication", ["light"]);
  await page.goto(`/projects/${slug}`);
  await desk.open("Releases");
  await desk.release();
  const gold = await desk.download("gold.csv");
  expect(gold).toContain("t1,mt,,,The ferry leaves at noon.,Die Fähre fährt um zwölf.,quality,3,2,");
  expect(gold).toContain("t3,mt,,,A text that stands alone.,,quality,3,2,");
});
