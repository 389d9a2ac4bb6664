import { noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import { contentsOfTypes } from "@/testing/adversary/worlds";
import { checkOfType } from "@/testing/checks-of-types";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { judgeAlike } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";

const check = (name: string) => ({
  id: `check-${name}`,
  textA: `Check ${name}: to show that you read this, choose 2.`,
  textB: "The same stands here: choose 2.",
  candidates: [],
  accepted: [2],
});
const attentionChecks = {
  ...{ ...noAttentionChecks, everyPages: 1, perAnnotator: 5, failures: 2, action: "stop" as const },
  checks: ["one", "two", "three"].map(check),
};
const settings = { attentionChecks, composition: "dynamic" as const, payPerHitMinor: 20 };

test("an organizer adds a check, switches checks on, and reads how people answered it", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 6 });
  await desk.goto(`/projects/${slug}/gold`);
  const card = desk.getByRole("region", { name: "Attention checks", exact: true });
  await expect(card.getByText("No checks yet, so none are asked.")).toBeVisible();
  await card.getByRole("button", { name: "Add check" }).click();
  const first = card.getByRole("group", { name: "Check 1" });
  await first.getByLabel("Text A").fill("To show that you read this, choose 2.");
  await first.getByLabel("Text B").fill("Choose 2.");
  await expect(card.getByText(/^Not saved yet/)).toBeVisible();
  const saved = desk.waitForResponse("**/project.update**");
  await first.getByRole("checkbox", { name: /^2/ }).check();
  expect((await saved).status()).toBe(200);
  const switchedOn = desk.waitForResponse("**/project.update**");
  await card.getByLabel("How often").selectOption({ label: "On one page in several" });
  expect((await switchedOn).status()).toBe(200);
  await desk.reload();
  await expect(first.getByLabel("Text A")).toHaveValue("To show that you read this, choose 2.");
  await expect(first.getByRole("checkbox", { name: /^2/ })).toBeChecked();
  await expect(card.getByLabel("One page in", { exact: true })).toHaveValue("5");
  await expect(card.getByText("Not shown to anyone yet.")).toBeVisible();
  await expectNoViolations(desk, "attention checks of a draft");
});

test("someone reads beforehand what checks end, is warned after one, and stopped after two", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 20, settings });
  await page.goto(`/p/${world.slug}`);
  await expect(page.getByText("They say themselves what to choose.")).toBeVisible();
  await expect(
    page.getByText("If you choose something else in 2 of them, your work here can end."),
  ).toBeVisible();
  const hit = await world.work(page);
  await expect(page.getByText(/^Check (one|two|three)/)).toHaveCount(1);
  await judgeAlike(hit, 3);
  const hint = page.getByRole("region", { name: "A note about your work" });
  await expect(hint).toContainText("An item said what to choose, and you chose something else. So far: 1.");
  await expect(hint).toContainText("If it happens once more, your work here ends.");
  await page.goto(`/p/${world.slug}/your-work`);
  await expect(page.getByRole("main")).toContainText("Answered differently: 1.");
  await expect(page.getByRole("main")).toContainText("At 2, your work here ends.");
  await expectNoViolations(page, "your work with a failed check");
  await page.getByRole("link", { name: "Continue" }).click();
  await judgeAlike(new HitScreen(page), 4);
  await expect(page.getByText("you chose something else in 2 of them")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("US$0.40");
});

/** How a check of a type whose items are more than their texts is written, and what of it stands on the page. */
const written = [
  {
    type: "typed-rating",
    preset: "sts-2013-typed",
    accepts: /^2/,
    shown: "choose 2 in every row.",
    fields: {
      "Record A": "A bridge",
      "Record B": "A bridge\nTo show that you read this, choose 2 in every row.",
    },
  },
  {
    type: "word-to-sense",
    preset: "clss-2014-word-to-sense",
    accepts: null,
    shown: "To show that you read this, choose 2.",
    fields: {
      Word: "chair",
      Sense: "bench, seat\nTo show that you read this, choose 2.",
      "Accepted answers": "2",
    },
  },
  {
    type: "best-worst",
    preset: "best-worst",
    accepts: null,
    shown: "as most similar",
    fields: { "Four pairs": "choose : as most similar\na : b\nc : d\nchoose : as least similar" },
  },
  {
    type: "target-ranking",
    preset: "target-ranking-2016",
    accepts: null,
    shown: "the order in the words",
    fields: { Target: "the order in the words", "Candidates in the right order": "first\nsecond\nthird" },
  },
] as const;

for (const { type, preset, accepts, shown, fields } of written) {
  test(`an organizer writes a check of type ${type} and previews it, and people meet one among the items`, async ({
    desk,
    page,
    makeOwnProject,
  }) => {
    const contentOf = contentsOfTypes[type] ?? (() => null);
    const options = { preset, items: 6, hitSize: 1, contentOf };
    const off = { ...attentionChecks, checks: [] };
    const draft = await makeOwnProject({
      ...options,
      state: "draft",
      settings: { ...settings, attentionChecks: off },
    });
    await desk.goto(`/projects/${draft.slug}/gold`);
    const card = desk.getByRole("region", { name: "Attention checks", exact: true });
    await card.getByRole("button", { name: "Add check" }).click();
    const first = card.getByRole("group", { name: "Check 1" });
    const saved = desk.waitForResponse("**/project.update**");
    for (const [name, text] of Object.entries(fields))
      await first.getByLabel(name, { exact: true }).fill(text);
    if (accepts !== null) await first.getByRole("checkbox", { name: accepts }).check();
    expect((await saved).status()).toBe(200);
    await desk.reload();
    await expect(card.getByText("Not shown to anyone yet.")).toBeVisible();
    await expectNoViolations(desk, `a check of type ${type}`, ["light"]);
    await desk.goto(`/projects/${draft.slug}/preview/frame`);
    // Groups are ranked one after another.
    if (type === "target-ranking") await desk.getByRole("button", { name: "Next group" }).click();
    await expect(desk.getByText(shown).first()).toBeVisible();

    const checks = [checkOfType(type)];
    const world = await makeOwnProject({
      ...options,
      settings: { ...settings, attentionChecks: { ...attentionChecks, checks } },
    });
    const hit = await world.work(page);
    await hit.hydrated();
    await expect(page.getByText(shown).first()).toBeVisible();
  });
}
