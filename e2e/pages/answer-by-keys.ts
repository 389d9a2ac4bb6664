import { expect } from "@playwright/test";

/** What presses keys and reads the page, whichever browser it is and whatever drives it. */
export interface KeyedPage {
  press: (key: string) => Promise<void>;
  /** Presses a key while another is held down. */
  pressWith: (held: string, ...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  evaluate: <Result>(read: () => Result) => Promise<Result>;
}

/** What has the focus. */
interface Focused {
  kind: string;
  /** Whether it waits for an answer: a radio button of an empty group, or an empty field. */
  isOpen: boolean;
  name: string;
}

const focused = (page: KeyedPage): Promise<Focused> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement && at.type === "radio") {
      const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
      const isOpen = !group.some((each) => each.name === at.name && each.checked);
      return { kind: "radio", isOpen, name: at.name };
    }
    if (at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement) {
      return { kind: "text", isOpen: at.value === "", name: at.name };
    }
    const kind = at?.getAttribute("role") ?? at?.tagName.toLowerCase() ?? "";
    return { kind, isOpen: false, name: at?.textContent ?? "" };
  });

async function tabTo(page: KeyedPage, is: (at: Focused) => boolean): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (is(await focused(page))) return;
    await page.press("Tab");
  }
  throw new Error("The focus never came there.");
}

const press = async (page: KeyedPage, ...keys: string[]) => {
  for (const key of keys) await page.press(key);
};

/** As many words as a text on the page needs at least, and the full stop of a sentence. */
const fittingText = (page: KeyedPage): Promise<string> =>
  page.evaluate(() => {
    const asked = document.body.innerText;
    const least = Number(/Write (\d+) to \d+/.exec(asked)?.[1] ?? 1);
    const words = Array.from({ length: least }, () => "lantern").join(" ");
    return /Write a (?:sentence|paragraph)/.test(asked) ? `${words}.` : words;
  });

/** Every group of radio buttons and every field that is empty, in the order of Tab. */
async function answerByTab(page: KeyedPage): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    const { kind, isOpen, name } = await focused(page);
    if (kind === "button" && /^Submit/.test(name)) return;
    if (isOpen && kind === "radio") await press(page, " ");
    if (isOpen && kind === "text") await page.type(await fittingText(page));
    await press(page, "Tab");
  }
  throw new Error("Tab never came to Submit.");
}

/** Of each question the first pair is the most similar, the second the least; numbers lead from one to the next. */
async function answerBestWorst(page: KeyedPage): Promise<void> {
  const questions = await page.evaluate(() => document.querySelectorAll("[data-pair]").length);
  await tabTo(page, ({ kind }) => kind === "radio");
  for (let question = 0; question < questions; question += 1) await press(page, "1", "2");
}

/** Each word of a group gets the next place, by its number; the last one leads to the next group, and at the end to Submit. */
async function answerRanking(page: KeyedPage): Promise<void> {
  for (let group = 0; group < 20; group += 1) {
    await tabTo(page, ({ kind, name }) => kind === "radio" || /^Submit/.test(name));
    if ((await focused(page)).kind !== "radio") return;
    const words = await page.evaluate(
      () =>
        [...document.querySelectorAll("fieldset.ranking-row")].filter((row) => row.checkVisibility()).length,
    );
    for (let place = 1; place <= words; place += 1) await press(page, String(place));
  }
}

/** One unit with a label, of three words of the first summary. */
async function answerUnits(page: KeyedPage): Promise<void> {
  await tabTo(page, ({ kind }) => kind === "listbox");
  await press(page, "ArrowRight");
  await page.pressWith("Shift", "ArrowRight", "ArrowRight");
  await press(page, "u");
  await expect.poll(async () => (await focused(page)).kind).toBe("text");
  await page.type("What the summary says");
  await press(page, "Enter");
}

/** How the page of a demo is answered by keys alone, where Tab and Space are not all. */
const ways: Record<string, (page: KeyedPage) => Promise<void>> = {
  "demo-best-worst": answerBestWorst,
  "demo-ranking": answerRanking,
  "demo-units": answerUnits,
};

/** Answers everything on the page of a demo by keys alone. */
export const answerByKeys = (page: KeyedPage, slug: string): Promise<void> =>
  (ways[slug] ?? answerByTab)(page);

/** Everything that was answered: values of fields, and which radio buttons are chosen. */
export const answersIn = (page: KeyedPage): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        "main input[type=radio], main textarea, main input[type=text]",
      ),
    ].flatMap((field) =>
      field.type === "radio" ? (field.checked ? [`${field.name}=${field.value}`] : []) : [field.value],
    ),
  );

export const submitByKeys = (page: KeyedPage): Promise<void> => page.pressWith("Control", "Enter");
