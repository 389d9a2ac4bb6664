import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const draft = { state: "draft", items: 60, gold: 8 } as const;

/** The cells of the row about people who are right this often. */
const oddsOf = (desk: Page, accuracy: string) =>
  desk
    .getByRole("region", { name: "What this rule does" })
    .getByRole("row")
    .filter({ has: desk.getByRole("cell", { name: accuracy, exact: true }).first() })
    .getByRole("cell");

/** Opens a screen and waits until scripts drive all of it. */
async function open(desk: Page, slug: string, screen: string): Promise<void> {
  await desk.goto(`/projects/${slug}/${screen}`);
  await desk.waitForFunction(() => {
    const fields = document.querySelectorAll("main section input, main section select");
    const isDriven = (field: Element) => Object.keys(field).some((key) => key.startsWith("__reactProps"));
    return fields.length > 0 && [...fields].every(isDriven);
  });
}

const saved = (desk: Page) => desk.waitForResponse("**/project.update**");

/** The answer to the save that sends these countries: on a busy machine saves of earlier ones may still be on their way. */
const savedCountries = (desk: Page, codes: readonly string[]) =>
  desk.waitForResponse(
    (answer) =>
      answer.url().includes("/project.update") &&
      (answer.request().postData() ?? "").includes(`"countries":${JSON.stringify(codes)}`),
  );

test("a stopping rule shows at once, in figures and words, whom it would stop, and is as it was left after a reload", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject(draft);
  await open(desk, slug, "rules");
  const chosen = saved(desk);
  await desk.getByLabel("Stop below a minimum accuracy").check();
  expect((await chosen).status()).toBe(200);
  await expect(oddsOf(desk, "90%")).toHaveText(["90%", "13%", "5, 9"]);
  await expect(desk.getByText("13 of 100 careful people (90 % right) would be stopped.")).toBeVisible();
  const sure = saved(desk);
  await desk.getByLabel(/^Stop only if the true accuracy is likely/).check();
  expect((await sure).status()).toBe(200);
  await expect(desk.getByText("0.5 of 100 careful people (90 % right) would be stopped")).toBeVisible();
  const back = saved(desk);
  await desk.getByLabel("Stop below a minimum accuracy").check();
  expect((await back).status()).toBe(200);
  const bar = desk.getByLabel("Minimum accuracy", { exact: true });
  const left = saved(desk);
  await bar.fill("50");
  await expect(oddsOf(desk, "90%").nth(1)).toHaveText("1%");
  await bar.blur();
  expect((await left).status()).toBe(200);
  await expect(desk.getByText(/^Saved at \d/)).toBeVisible();
  await desk.reload();
  await expect(bar).toHaveValue("50");
  await expect(desk.getByLabel("Stop below a minimum accuracy")).toBeChecked();
});

test("a policy that cannot be is refused at its field in the field’s own units, and the old one stays", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject(draft);
  await open(desk, slug, "rules");
  const chosen = saved(desk);
  await desk.getByLabel("Stop below a minimum accuracy").check();
  expect((await chosen).status()).toBe(200);
  const bar = desk.getByLabel("Minimum accuracy", { exact: true });
  await bar.fill("120");
  await bar.blur();
  await expect(desk.getByText("Enter 100 or less.")).toBeVisible();
  await expect(bar).toHaveAttribute("aria-invalid", "true");
  await desk.getByLabel("Check after", { exact: true }).fill("6");
  await desk.getByLabel("Check after", { exact: true }).blur();
  await expect(desk.getByText("Nothing was saved. Correct the marked fields.")).toBeVisible();
  await expect(desk.getByText("Enter 100 or less.")).toHaveCount(1);
  await desk.reload();
  await expect(bar).toHaveValue("70");
});

test("of two settings that contradict each other the field is named, and mending either saves both", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject(draft);
  await open(desk, slug, "people");
  const chosen = saved(desk);
  await desk.getByLabel("Kind").selectOption("quiz");
  expect((await chosen).status()).toBe(200);
  const needed = desk.getByLabel("Right answers needed");
  const asked = desk.getByLabel("Questions asked");
  const refused = saved(desk);
  await needed.fill("6");
  await needed.blur();
  expect((await refused).status()).toBe(422);
  await expect(desk.getByText("There are only 4 questions.")).toBeVisible();
  await expect(needed).toHaveAttribute("aria-invalid", "true");
  // The field before may still be refused once more, where more than a second went by before it was left.
  const mended = desk.waitForResponse(
    (answer) =>
      answer.url().includes("/project.update") && (answer.request().postData() ?? "").includes('"size":8'),
  );
  await asked.fill("8");
  await asked.blur();
  expect((await mended).status()).toBe(200);
  await expect(needed).not.toHaveAttribute("aria-invalid", "true");
  await desk.reload();
  await expect(needed).toHaveValue("6");
  await expect(asked).toHaveValue("8");
});

test("countries are found by name and taken and removed by keyboard", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject(draft);
  await open(desk, slug, "people");
  const countries = desk.getByLabel("Countries", { exact: true });
  const codes: string[] = [];
  for (const [name, code] of [
    ["New Zeal", "NZ"],
    ["australia", "AU"],
    ["GB", "GB"],
  ] as const) {
    const taken = savedCountries(desk, [...codes, code]);
    codes.push(code);
    await countries.pressSequentially(name);
    // Enter takes what is highlighted, which follows what was typed.
    await expect(desk.locator("[role=option][data-highlighted]")).toHaveCount(1);
    await desk.keyboard.press("Enter");
    expect((await taken).status()).toBe(200);
  }
  await countries.press("Escape");
  await countries.press("Escape");
  await expect(desk.getByRole("button", { name: "Remove Australia" })).toBeVisible();
  await countries.fill("Atlantis");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("No match.")).toBeVisible();
  await countries.fill("");
  const removed = savedCountries(desk, ["NZ", "GB"]);
  await desk.getByRole("button", { name: "Remove Australia" }).press("Enter");
  expect((await removed).status()).toBe(200);
  await expect(countries).toBeFocused();
  await desk.reload();
  await expect(desk.getByRole("button", { name: "Remove New Zealand" })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Remove United Kingdom" })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Remove Australia" })).toHaveCount(0);
});

test("on a phone a language is tapped in a list that stays on the screen", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject(draft);
  await desk.setViewportSize(phone);
  await open(desk, slug, "people");
  const languages = desk.getByLabel("Languages", { exact: true });
  await languages.pressSequentially("Portu");
  const entry = desk.getByRole("option", { name: "Portuguese" });
  // The list finds its place after it is drawn.
  const isOnScreen = async () => {
    const box = await entry.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
  };
  await expect.poll(isOnScreen).toBe(true);
  const taken = saved(desk);
  await entry.click();
  expect((await taken).status()).toBe(200);
  await expect(desk.getByRole("button", { name: "Remove Portuguese" })).toBeVisible();
  await expect(languages).toHaveValue("");
  await languages.press("Escape");
  await expectNoViolations(desk, "languages that were chosen from a list");
  await languages.pressSequentially("Dutch");
  const left = saved(desk);
  await languages.press("Tab");
  expect((await left).status()).toBe(200);
  await expect(desk.getByRole("button", { name: /^Remove Dutch/ })).toBeVisible();
});

test("the gold says how far it carries the people who are planned, and the budget what it lacks", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject(draft);
  await open(desk, slug, "gold");
  const runway = desk.getByRole("region", { name: "Runway" });
  await expect(runway).toContainText("8 gold items: 8 HITs a person.");
  await expect(runway).toContainText("Enough gold for everyone.");
  await desk.getByLabel("People planned").fill("5");
  await expect(runway).toContainText("5 planned people need 15 HITs each, and 15 gold items.");
  await expect(runway).toContainText("7 gold items are missing.");
  await open(desk, slug, "limits");
  await desk.getByLabel("Budget").fill("10");
  await expect(desk.getByRole("region", { name: "What the campaign costs" })).toContainText("US$5.00 more");
});

test("after the launch the way pages are made shows its value and why it stays; the rules can be changed", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 8, gold: 2 });
  await open(desk, slug, "page");
  await expect(desk.getByText("Fixed at launch")).toBeVisible();
  await expect(desk.getByLabel("Pages", { exact: true })).toHaveCount(0);
  await open(desk, slug, "rules");
  const rule = saved(desk);
  await desk.getByLabel("Too fast", { exact: true }).check();
  expect((await rule).status()).toBe(200);
  await desk.reload();
  await expect(desk.getByLabel("Too fast", { exact: true })).toBeChecked();
  await expect(desk.getByLabel("Too fast: action")).toHaveValue("warn");
});

for (const [name, viewport] of Object.entries({ phone, wide })) {
  test(`the quality policy has no barrier and nothing is cut, ${name}`, async ({ desk, makeOwnProject }) => {
    const { slug } = await makeOwnProject({
      ...draft,
      settings: {
        stopping: {
          accuracy: { bar: 0.7, minGold: 4, certainty: 0.95, asInQuiz: true },
          behaviour: [{ figure: "seconds", bound: 3, minItems: 20, action: "warn" }],
          onStop: "keep",
        },
        qualification: { kind: "quiz", size: 4, needed: 3, tries: 1, delayMinutes: 0 },
      },
    });
    await desk.setViewportSize(viewport);
    await open(desk, slug, "rules");
    await desk.getByLabel("Minimum accuracy", { exact: true }).fill("120");
    await desk.getByLabel("Minimum accuracy", { exact: true }).blur();
    await expect(desk.getByText("Enter 100 or less.")).toBeVisible();
    await expectNoViolations(desk, `quality, ${name}`);
    const beyond = () => desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBe(0);
  });
}
