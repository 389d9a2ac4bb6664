import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";

/** No two share a word, so that a twin is seen to be one. */
const wordsOf = (number: number) => Array.from({ length: 8 }, (_, at) => `w${number}x${at}`).join(" ");

const percent = (share: number) => Math.round(share * 100);

/** Bounds of the 95 % interval of a share whose every trial is a hit, after Wilson. */
const lowestOfAll = (n: number) => n / (n + 1.959964 ** 2);

test("an organizer reads on a person's page how many twins they rated lower, with the interval", async ({
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({
    ...{ items: 60, hitSize: 5, overlap: 1 },
    textsOf: (kind, number) => ({ textA: `${kind} ${number}`, textB: wordsOf(number) }),
    settings: { composition: "dynamic", twinShare: 0.4 },
  });
  const [person] = world.annotators;
  if (person === undefined) throw new Error("This world has an annotator.");
  const twins = desk
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: desk.getByText("Degraded twins") });
  await desk.goto(`/projects/${world.slug}/annotators/A-001`);
  await expect(twins).toContainText("0 of 0 rated lower than the item, — no answers yet; 0 twins answered");

  /** Text A of everything rated so far; whoever meets one again has its twin before them. */
  const rated = new Set<string>();
  let met = 0;
  const rate = (textA: string) => {
    const isTwin = rated.has(textA);
    rated.add(textA);
    if (isTwin) met += 1;
    return isTwin ? 1 : 5;
  };
  while (met < 8) await answerAndSubmitHit(world.deps, person, rate);
  await desk.reload();
  const interval = `100% [${percent(lowestOfAll(met))}, 100]`;
  await expect(twins).toContainText(`${met} of ${met} rated lower than the item, ${interval}`);
  await expect(twins).toContainText(`${met} twins answered`);
  await expectNoViolations(desk, "a person who met twins");
});
