import { expect, type Locator, type Page, type Response } from "@playwright/test";
import type { PayBonusesResult } from "@/server/domain/recruiter/prolific/contracts";
import type { VendorAccount } from "@/testing/prolific/vendor-account";

const button = (desk: Page, name: string | RegExp) => desk.getByRole("button", { name, exact: true });

/** Presses a button that has the server do something, and waits until that is done. */
async function press(desk: Page, pressed: Locator, call: string): Promise<Response> {
  const answered = desk.waitForResponse((response) => response.url().includes(`prolific.${call}`));
  await pressed.click();
  const response = await answered;
  await response.finished();
  return response;
}

/** @returns what the server answered; null where it refused, as it does when the list has changed since it was shown */
async function resultOf<T>(response: Response): Promise<T | null> {
  const [answer] = (await response.json()) as [{ result?: { data: T } }];
  return answer.result?.data ?? null;
}

/** Connects a project with an account at Prolific. */
export async function pasteToken(desk: Page, slug: string, { token }: VendorAccount): Promise<void> {
  await desk.goto(`/projects/${slug}/recruit/prolific/study`);
  await desk.getByLabel("Token").fill(token);
  await button(desk, "Connect").click();
  await expect(desk.getByText(/^Connected as .*token …/)).toBeVisible();
}

interface Plan {
  places: number;
  pages: number;
  minutes: number;
  reward: string;
  /** What the workspace is said to be able to do. */
  abilities?: string[];
}

/** Plans a study whose completed work the organizer approves, makes its draft and publishes it. @returns its id there */
export async function publishStudy(
  desk: Page,
  vendor: VendorAccount,
  { places, pages, minutes, reward, abilities = [] }: Plan,
): Promise<string> {
  await desk.getByLabel("Places", { exact: true }).fill(String(places));
  await desk.getByLabel("Most places").fill(String(places));
  await desk.getByLabel("Pages a place").fill(String(pages));
  await desk.getByLabel("Planned minutes a place").fill(String(minutes));
  await desk.getByLabel("Reward in USD").fill(reward);
  await desk.getByRole("radio", { name: "You approve it" }).check();
  for (const name of abilities) await desk.getByRole("checkbox", { name }).check();
  await button(desk, "Save plan").click();
  await expect(desk.getByText("Plan saved. Nothing was sent to Prolific.")).toBeVisible();
  await button(desk, "Save draft on Prolific").click();
  await expect(desk.getByText("UNPUBLISHED at Prolific")).toBeVisible();
  await button(desk, "Publish").click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(desk.getByText("ACTIVE at Prolific")).toBeVisible();
  const [study] = await vendor.studies();
  if (study === undefined) throw new Error("The study is not at Prolific.");
  return study.id;
}

/** The screen of participants and bonuses. */
export class PeopleOfProlific {
  readonly rows: Locator;

  constructor(
    readonly desk: Page,
    private readonly slug: string,
  ) {
    this.rows = desk.getByRole("row");
  }

  async open(): Promise<void> {
    await this.desk.goto(`/projects/${this.slug}/recruit/prolific/participants`);
  }

  async compare(): Promise<void> {
    await press(this.desk, button(this.desk, "Compare now"), "compare");
    await this.open();
    // Where the server was comparing by itself, it compares once more.
    await expect(this.desk.getByText("Comparing with Prolific …")).toHaveCount(0);
  }

  row(participant: string): Locator {
    return this.rows.filter({ hasText: participant });
  }

  /** Presses the one button of every row that has one. @returns how many there were */
  async pressEach(): Promise<number> {
    const buttons = this.rows.getByRole("button", {
      name: /^(Complete it|Pay a part|Pay as bonus|Ask to return)/,
    });
    for (let pressed = 0; ; pressed += 1) {
      if ((await buttons.count()) === 0) return pressed;
      await press(this.desk, buttons.first(), "act");
      await this.open();
    }
  }

  /** Approves everybody who waits. @returns how many were approved; null where nobody waits */
  async approveAll(): Promise<number | null> {
    const approve = button(this.desk, /^Approve \d+ waiting, /);
    if ((await approve.count()) === 0) return null;
    await approve.click();
    const confirm = this.desk.getByRole("alertdialog").getByRole("button", { name: /^Approve/ });
    const done = await resultOf<{ people: number }>(await press(this.desk, confirm, "approveWaiting"));
    await this.open();
    return done?.people ?? 0;
  }

  /** Pays what is ready. @returns how many bonuses were sent; null where none is ready */
  async payAll(): Promise<number | null> {
    const pay = button(this.desk, /^Pay \d+ bonus(es)?, /);
    if ((await pay.count()) === 0) return null;
    await pay.click();
    const confirm = this.desk.getByRole("alertdialog").getByRole("button", { name: /^Pay \d+/ });
    const sent = await resultOf<PayBonusesResult>(await press(this.desk, confirm, "payBonuses"));
    await this.open();
    return sent === null || sent.state === "refused" ? 0 : sent.count;
  }
}
