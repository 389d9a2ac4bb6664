import type { WorldOptions } from "@/testing/world/world";
import { expect, test } from "./fixtures";
import { hostile } from "./hostile-texts";
import { expectNoViolations } from "./pages/axe";
import { hasSidewaysScrolling, textsCutOff } from "./pages/measures";
import { phone, wide } from "./sizes";

const [long = "", unbreakable = "", emoji = "", markup = "", marks = ""] = hostile;
const synset = { words: [unbreakable.slice(0, 190), "car"], gloss: markup };

/** Summaries one after the other in one text. */
const summaries = (all: string[]) => ({
  text: all.join("\n"),
  headerPattern: null,
  summaries: all.map((text, at) => {
    const start = all.slice(0, at).reduce((before, { length }) => before + length + 1, 0);
    return { heading: `Summary ${at + 1}`, start, end: start + text.length };
  }),
});

/** An item of each task type that consists of hostile texts, with those that must be read on its page. */
const items: Record<string, { world: WorldOptions; texts: string[] }> = {
  "typed rating": {
    world: {
      preset: "sts-2013-typed",
      contentOf: () => ({
        a: {
          fields: [
            { name: "dcTitle", values: [unbreakable] },
            { name: "dcDescription", values: [long, markup] },
          ],
          image: null,
          link: "https://example.org/record",
        },
        b: { fields: [{ name: "dcTitle", values: [emoji, marks] }], image: null, link: null },
      }),
    },
    texts: [unbreakable, long, markup, emoji, marks],
  },
  "target-group ranking": {
    world: {
      preset: "target-ranking-2016",
      textsOf: () => ({ textA: marks, textB: "" }),
      contentOf: () => ({ positives: [unbreakable, emoji, markup, "short"], distractors: [], randoms: [] }),
    },
    texts: [marks, unbreakable, emoji, markup],
  },
  "pair writing": {
    world: {
      preset: "clss-2014-writing",
      textsOf: () => ({ textA: `${long}\n${unbreakable}\n${markup}`, textB: "" }),
      contentOf: () => ({ requested: 3, form: "sentence", limits: { minimum: 5, maximum: 40 } }),
    },
    texts: [`${long}\n${unbreakable}\n${markup}`],
  },
  "word to sense": {
    world: {
      preset: "clss-2014-word-to-sense",
      textsOf: () => ({ textA: unbreakable, textB: "car" }),
      contentOf: () => ({
        pos: "n",
        meaning: { gloss: markup },
        comparison: {
          ...synset,
          pos: "n",
          family: { parents: [synset], siblings: [synset], siblingCount: 1 },
          dictionary: "WordNet 3.1",
          key: "car%1:06:00::",
          sense: "car#n#1",
        },
        requested: null,
      }),
    },
    texts: [unbreakable, markup],
  },
  choice: {
    world: {
      preset: "choice",
      textsOf: () => ({ textA: long, textB: "" }),
      contentOf: () => ({ form: "question", candidates: [unbreakable, emoji, markup, marks], right: null }),
    },
    texts: [long, unbreakable, emoji, markup, marks],
  },
  "direct rating": {
    world: {
      preset: "direct-rating",
      textsOf: () => ({ textA: `${long}\n${unbreakable}\n${markup}`, textB: emoji }),
    },
    texts: [`${long}\n${unbreakable}\n${markup}`, emoji],
  },
  "unit marking": {
    world: {
      preset: "pyramid-units",
      contentOf: () => summaries([`${unbreakable} ${markup}`, `${emoji} ${marks}`]),
    },
    texts: [unbreakable, markup],
  },
  "best–worst": {
    world: {
      preset: "best-worst",
      contentOf: () => ({
        pairs: [
          [unbreakable, emoji],
          [markup, marks],
          ["oak", "tree"],
          [long.slice(0, 400), "x"],
        ],
      }),
    },
    texts: [unbreakable, emoji, markup, marks],
  },
};

for (const [type, { world, texts }] of Object.entries(items)) {
  test(`every text of ${type} is whole and inert, on a phone and wide, in both directions`, async ({
    page,
    makeWorld,
  }) => {
    for (const language of ["en", "he"]) {
      await page.setViewportSize(wide);
      const hit = await (await makeWorld({ ...world, items: 1, hitSize: 1, language })).work(page);
      await hit.hydrated();
      const shown = await page.locator("#content").evaluate((main) => main.textContent);
      for (const text of texts) expect(shown).toContain(text);
      await expect(page.locator("#content script")).toHaveCount(0);
      await expect(page.locator("#content img[src=x]")).toHaveCount(0);
      expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport);
        await expect.poll(() => hasSidewaysScrolling(page), `${language}, ${viewport.width} px`).toBe(false);
        await expect.poll(() => textsCutOff(page)).toEqual([]);
      }
      if (language === "en") await expectNoViolations(page, type, ["light"]);
    }
  });
}
