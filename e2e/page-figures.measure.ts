import type { Page } from "@playwright/test";
import type { WorldOptions } from "@/testing/world/world";
import { expect, test } from "./fixtures";
import { answerByKeys, type KeyedPage } from "./pages/answer-by-keys";
import { keyboardOf } from "./pages/demo-page";
import { HitScreen } from "./pages/hit-screen";
import { interactiveAfter, layoutShift, loadDuring } from "./pages/page-load";
import { typesWithoutGold, typeWorlds } from "./pages/type-worlds";
import { phone, wide } from "./sizes";

const slowdown = 4;
/** Odd, for the one in the middle. */
const runs = 5;

const pages: Record<string, WorldOptions> = {
  ...typeWorlds((_kind, number, part) => `Text ${100 + number} ${part} that is read.`),
  ...typesWithoutGold,
};

const head = [
  "Task type",
  "Items a page",
  "Keys a page",
  "First page: requests",
  "kB",
  "of these JavaScript",
  "Next page: requests",
  "kB",
  "Layout shift",
  "Interactive after, ms",
];
const rows: string[][] = [];

/** Counts keys; letters that are written as an answer are none. */
function counting(page: Page): { keys: () => number; keyboard: KeyedPage } {
  const keyboard = keyboardOf(page);
  let keys = 0;
  return {
    keys: () => keys,
    keyboard: {
      ...keyboard,
      press: (key) => {
        keys += 1;
        return keyboard.press(key);
      },
      pressWith: (held, ...others) => {
        keys += 1 + others.length;
        return keyboard.pressWith(held, ...others);
      },
    },
  };
}

/** Answers a page by keys from where its focus begins, until Submit has it. */
async function answerByShortcuts(page: Page, keyboard: KeyedPage, keys: readonly string[]): Promise<void> {
  const isDone = () => page.evaluate(() => document.activeElement?.matches("[data-submit]") === true);
  for (let at = 0; at < 100 && !(await isDone()); at += 1) {
    await keyboard.press(keys[at % keys.length] ?? "");
    // What a key leads to is drawn before the next one is pressed.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  }
  expect(await isDone()).toBe(true);
}

/** The keys that answer one question after the other; where a number can go on after its first digit, Enter ends it. */
const shortcuts: Record<string, string[]> = {
  "quarter steps": ["Digit2", "Enter"],
  "word to sense": ["Digit2", "Enter"],
  "best–worst": ["Digit1", "Digit2"],
};
/** Types answered as their demos are; a written text counts as no key. */
const likeDemos: Record<string, string> = {
  ranking: "demo-ranking",
  "pair writing": "demo-pair-writing",
  "unit marking": "demo-units",
};

async function answer(page: Page, type: string, keyboard: KeyedPage): Promise<void> {
  const demo = likeDemos[type];
  if (demo === undefined) return answerByShortcuts(page, keyboard, shortcuts[type] ?? ["Digit2"]);
  await answerByKeys(keyboard, demo);
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

const visit = async (page: Page, address: string) => void (await page.goto(address));

interface Measured {
  page: Page;
  type: string;
  address: string;
}

/** Of five visits one after the other, what the browser has loaded at hand. */
async function medianInteractive({ page, address }: Measured): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await interactiveAfter(page, address, slowdown));
  return times.toSorted((a, b) => a - b)[(runs - 1) / 2] ?? Number.NaN;
}

/** Keys to answer a page and submit it, and what comes over the network for the next one. */
async function workByKeys({ page, type }: Measured) {
  await page.setViewportSize(wide);
  await page.reload();
  await new HitScreen(page).hydrated();
  const { keys, keyboard } = counting(page);
  await answer(page, type, keyboard);
  const submit = async () => {
    // Where the last answer leads to Submit, Enter presses it.
    if (type in likeDemos) await keyboard.pressWith("Control", "Enter");
    else await keyboard.press("Enter");
    await expect(page.getByText("We received page 1.")).toBeVisible();
  };
  const next = await loadDuring(page, submit, { cold: false });
  return { keys: keys(), next };
}

for (const [type, world] of Object.entries(pages)) {
  test(`figures of a page of ${type}`, async ({ page, makeWorld }) => {
    const { hitSize = 5 } = world;
    await page.setViewportSize(phone);
    const { slug, enter } = await makeWorld({ ...world, items: 2 * hitSize, gold: 0, goldPerHit: 0 });
    const measured = { page, type, address: `/p/${slug}/work` };
    await enter(page);
    const first = await loadDuring(page, () => visit(page, measured.address), { cold: true });
    // Everybody comes here from pages with the same font, which a browser then has.
    await page.reload({ waitUntil: "networkidle" });
    const shift = await layoutShift(page);
    const interactive = await medianInteractive(measured);
    const { keys, next } = await workByKeys(measured);
    const counts = [hitSize, keys, first.requests].map(String);
    const weights = [kilobytes(first.bytes), kilobytes(first.scriptBytes)];
    const later = [String(next.requests), kilobytes(next.bytes), shift.toFixed(3)];
    rows.push([type, ...counts, ...weights, ...later, String(Math.round(interactive))]);
  });
}

/** What is read in a language that has a font of its own. */
const read = { en: "The children play.", he: "הילדים משחקים בגן", ar: "الأطفال يلعبون في الحديقة" };
const fonts: string[] = [];

for (const [language, text] of Object.entries(read)) {
  test(`fonts of a page in ${language}`, async ({ page, makeWorld }) => {
    const textsOf = () => ({ textA: text, textB: text });
    const { slug, enter } = await makeWorld({ items: 5, language, textsOf });
    await enter(page);
    const { fontBytes } = await loadDuring(page, () => visit(page, `/p/${slug}/work`), { cold: true });
    expect(fontBytes).toBeGreaterThan(0);
    fonts.push(`${language} ${kilobytes(fontBytes)} kB`);
  });
}

test.afterAll(() => {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "--:"));
  const table = [head, rule, ...rows].map(line).join("\n");
  console.log(`\n${table}\n\nFonts of a first page of pair rating: ${fonts.join(", ")}.`);
});
