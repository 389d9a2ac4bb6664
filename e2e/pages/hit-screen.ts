import type { Locator, Page } from "@playwright/test";
import { scriptsSettled } from "./await-scripts";

/** A HIT as it stands in the browser. Pairs are numbered from 1. */
export class HitScreen {
  readonly pairs: Locator;
  readonly submitButton: Locator;
  readonly nextButton: Locator;
  /** Where the answers are, and what needs attention. */
  readonly line: Locator;
  readonly progress: Locator;
  readonly summary: Locator;
  readonly bar: Locator;

  constructor(readonly page: Page) {
    this.pairs = page.locator("[data-pair]");
    this.submitButton = page.getByRole("button", { name: /^(Submit page|Sending …)$/ });
    this.nextButton = page.getByRole("button", { name: "Next unanswered pair" });
    this.line = page.locator(".hit-line");
    this.progress = page.locator("#progress");
    this.summary = page.locator("[data-summary]");
    this.bar = page.locator(".hit-bar");
  }

  pair(number: number): Locator {
    return this.pairs.nth(number - 1);
  }

  /** What takes the focus when the page goes on to a pair. */
  texts(number: number): Locator {
    return this.pair(number)
      .getByRole("group", { name: /^.*Pair \d+ of \d+/ })
      .first();
  }

  radio(number: number, value: number | "NA"): Locator {
    return this.pair(number).locator(`input[type=radio][value="${value}"]`);
  }

  /** What a finger or a pointer meets. */
  cell(number: number, value: number | "NA"): Locator {
    return this.pair(number).locator("label", { has: this.page.locator(`input[value="${value}"]`) });
  }

  async choose(number: number, value: number): Promise<void> {
    await this.cell(number, value).click();
  }

  async answerAll(value: number): Promise<void> {
    // A link may still be on its way to the page, which has no pairs until then.
    await this.pairs.first().waitFor();
    for (let number = 1; number <= (await this.pairs.count()); number += 1) await this.choose(number, value);
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** Values of the chosen radio buttons, in the order of the page; null where there is none. */
  chosen(): Promise<(string | null)[]> {
    return this.pairs.evaluateAll((pairs) =>
      pairs.map((pair) => pair.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value ?? null),
    );
  }

  /** Waits until scripts drive the page. */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(() => {
      const submit = document.querySelector("[data-submit]");
      return submit !== null && Object.keys(submit).some((key) => key.startsWith("__reactProps"));
    });
    // A busy machine may have given the button its properties, and not have come to where keys are heard.
    await scriptsSettled(this.page);
  }
}
