import { expect, type Page } from "@playwright/test";
import { answerByKeys } from "./answer-by-keys";
import { keyboardOf } from "./demo-page";

/** What is chosen, by a part of its text. */
interface Wanted {
  /** Also what is the most; where no such text can be chosen, the lowest value is. */
  text: string;
  /** What is the least; where no such text can be chosen, the highest value is. */
  least: string;
  /** In the first group of the page, by text or value. */
  first: { text: string; value: string } | null;
}

/** Chooses in every group of radio buttons of the page at once. */
const chooseEverywhere = (page: Page, wanted: Wanted): Promise<void> =>
  page.locator("main").evaluate((main, { text, least, first }) => {
    const radios = [...main.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const textOf = (radio: HTMLInputElement) =>
      `${radio.getAttribute("aria-label") ?? ""} ${radio.closest("label")?.textContent ?? ""}`;
    const names = [...new Set(radios.map(({ name }) => name))];
    for (const [at, name] of names.entries()) {
      const group = radios.filter((radio) => radio.name === name);
      const isLeast = name.endsWith("-least");
      const here = at === 0 && first !== null ? first : { text: isLeast ? least : text, value: null };
      const found =
        group.find((radio) => textOf(radio).includes(here.text)) ??
        group.find(({ value }) => value === here.value) ??
        group.toSorted((a, b) => Number(a.value) - Number(b.value)).at(isLeast ? -1 : 0);
      found?.click();
    }
  }, wanted);

/** Places the candidates of every group in the order of their texts, or as `firstOrder` says in the first one. */
async function rankEverywhere(page: Page, firstOrder: readonly number[] | null): Promise<void> {
  const heading = page.getByText(/^Group \d+ of \d+/).first();
  const count = Number(/of (\d+)/.exec(await heading.innerText())?.[1]);
  for (let group = 1; group <= count; group += 1) {
    await expect(page.getByText(`Group ${group} of ${count}`).first()).toBeVisible();
    const rows = page.locator("fieldset.ranking-row:visible");
    const texts = await rows.locator(".ranking-name").allInnerTexts();
    const byText = texts.map((_, at) => at).sort((a, b) => ((texts[a] ?? "") < (texts[b] ?? "") ? -1 : 1));
    const order = group === 1 && firstOrder !== null ? firstOrder : byText.map((_, at) => at);
    for (const [place, at] of order.entries()) {
      const row = rows.nth(byText[at] ?? 0);
      await row.locator('input[tabindex="0"]').press(String(place + 1));
    }
  }
}

/** Writes a phrase in every field for one. */
async function writeEverywhere(page: Page): Promise<void> {
  for (const field of await page.getByLabel("Your phrase").all()) await field.fill("lantern light");
}

/**
 * Answers everything on a page of `typeWorlds`, whose items have the parts A to D and K to N, so that known answers are
 * missed, but for the first item where it is to be right.
 */
export async function answerWrongly(page: Page, type: string, { firstRight = false } = {}): Promise<void> {
  if (type === "pair writing") return writeEverywhere(page);
  if (type === "unit marking") return answerByKeys(keyboardOf(page), "demo-units");
  if (type === "ranking") return rankEverywhere(page, firstRight ? [1, 2, 0] : null);
  const first = firstRight ? { text: " K that", value: "3" } : null;
  return chooseEverywhere(page, { text: " L that", least: " M that", first });
}
