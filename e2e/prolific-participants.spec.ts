import type { Page } from "@playwright/test";
import { loseBonusAnswers, workAs } from "@/testing/prolific/work-as";
import type { VendorAccount } from "@/testing/prolific/vendor-account";
import type { World } from "@/testing/world/world";
import { expectNoViolations } from "./pages/axe";
import { agree } from "./pages/join";
import { hasSidewaysScrolling } from "./pages/measures";
import { PeopleOfProlific, pasteToken, publishStudy } from "./pages/prolific-screens";
import { SentPerson } from "./pages/sent-person";
import { expect, test } from "./fixtures";
import { phone, wide } from "./sizes";

test.use({ viewport: wide });

const idOf = (nth: number) => `5f9a1c2e3b4d5e6f7081920${nth}`;
const settings = { contactEmail: "lab@example.org" };
const rowOf = (desk: Page, nth: number) => desk.getByRole("row").filter({ hasText: idOf(nth) });
const dialogOf = (desk: Page) => desk.getByRole("alertdialog");

interface StudyScreen {
  desk: Page;
  world: World;
  vendor: VendorAccount;
  /** By number, from 1. */
  submissions: Record<number, string>;
}

async function open({ desk, world: { slug } }: StudyScreen): Promise<void> {
  const screen = new PeopleOfProlific(desk, slug);
  await screen.open();
  await screen.compare();
}

async function more(desk: Page, nth: number, item: string): Promise<void> {
  await rowOf(desk, nth)
    .getByRole("button", { name: /^More for/ })
    .click();
  await desk.getByRole("menuitem", { name: item }).click();
}

/** Waits until what is done at a row has been answered; a page that is left before then may take it along. */
async function answered(desk: Page, act: () => Promise<void>): Promise<void> {
  const answer = desk.waitForResponse("**/prolific.act**");
  await act();
  await answer;
}

/**
 * A study with a finished person who waits for approval (1), one who gave the place back after a page (2), one who never
 * arrived here (3), one who submitted nothing and mistyped the code (4), and one who was stopped and entered their code (5).
 */
const withPeople = test.extend<{ people: StudyScreen }>({
  people: async ({ desk, makeOwnProject, openVendor }, use) => {
    const world = await makeOwnProject({ items: 40, annotators: 4, settings });
    const vendor = await openVendor({ workspace: { currency: "USD" } });
    await pasteToken(desk, world.slug, vendor);
    const study = await publishStudy(desk, vendor, {
      ...{ places: 9, pages: 1, minutes: 10, reward: "2.00" },
      abilities: ["Pays a part of the reward"],
    });
    const submissions: Record<number, string> = {};
    for (const nth of [1, 2, 3, 4, 5]) submissions[nth] = await vendor.arrive(study, idOf(nth));
    const [first, second, fourth, fifth] = world.annotators;
    const come = async (
      nth: number,
      annotator = first,
      pages = 1,
      how: Parameters<typeof workAs>[2]["how"] = {},
    ) => {
      if (annotator === undefined) throw new Error("The world has an annotator for each.");
      const submissionId = submissions[nth] ?? "";
      await workAs(world, annotator, { participantId: idOf(nth), submissionId, pages, how });
    };
    await come(1, first, 2, { endReason: "finished" });
    await come(2, second, 1, { endReason: "left" });
    await come(4, fourth, 0, { endReason: "nothing-left" });
    await come(5, fifth, 1, { state: "stopped" });
    const codes = (await vendor.studies())[0]?.draft.completion_codes ?? [];
    const codeOf = (stem: string) =>
      codes.find(({ code, actor }) => code.startsWith(stem) && actor === "participant")?.code ?? "";
    await vendor.enterCode(submissions[1] ?? "", codeOf("DONE"));
    await vendor.giveBack(submissions[2] ?? "");
    await vendor.enterCode(submissions[4] ?? "", "MISTYPED");
    await vendor.enterCode(submissions[5] ?? "", codeOf("ENDED"));
    await use({ desk, world, vendor, submissions });
  },
});

withPeople(
  "everyone is beside Prolific's state, and found by code, state, difference and who must act",
  async ({ people }) => {
    const { desk } = people;
    await open(people);
    await expect(desk.getByText("5 of 5 participants")).toBeVisible();
    await expect(desk.getByText("4 participants need you.")).toBeVisible();
    await expect(rowOf(desk, 1)).toContainText("Finished");
    await expect(rowOf(desk, 1)).toContainText("AWAITING REVIEW");
    await expect(rowOf(desk, 2)).toContainText("US$0.30 unpaid");
    await expect(rowOf(desk, 3)).toContainText("Not arrived");
    await desk.getByLabel("Search ids and codes").fill("mistyped");
    await desk.getByRole("button", { name: "Apply" }).click();
    await expect(desk.getByText("1 of 5 participants")).toBeVisible();
    await expect(rowOf(desk, 4)).toContainText("Another code entered");
    await desk.getByLabel("Search ids and codes").fill("");
    await desk.getByLabel("Differs").selectOption("Unpaid");
    await desk.getByRole("button", { name: "Apply" }).click();
    await expect(rowOf(desk, 2)).toBeVisible();
    await expect(desk).toHaveURL(/differs=unpaid/);
    await desk.getByLabel("State at Prolific").selectOption("ACTIVE");
    await desk.getByRole("button", { name: "Apply" }).click();
    await expect(desk.getByText("Nothing matches these filters.")).toBeVisible();
    await desk.getByRole("link", { name: "Clear filters" }).click();
    await expect(desk.getByText("5 of 5 participants")).toBeVisible();
    await desk.getByLabel("Who acts").selectOption("Prolific");
    await desk.getByRole("button", { name: "Apply" }).click();
    await expect(desk.getByText("1 of 5 participants")).toBeVisible();
    await expect(rowOf(desk, 3)).toContainText("Not arrived here");
  },
);

withPeople(
  "who waits is approved together, with Prolific's fee shown before, and paid once",
  async ({ people }) => {
    const { desk, vendor, submissions } = people;
    await open(people);
    await desk.getByRole("button", { name: "Approve 1 waiting, US$2.00" }).click();
    await expect(dialogOf(desk)).toContainText("The fee is Prolific’s figure.");
    await dialogOf(desk).getByRole("button", { name: "Approve 1 person" }).click();
    await expect(dialogOf(desk)).toHaveCount(0);
    await expect(desk.getByRole("button", { name: /waiting/ })).toHaveCount(0);
    await open(people);
    await vendor.settle();
    await open(people);
    await expect(rowOf(desk, 1)).toContainText("APPROVED");
    const paid = (await vendor.ledger()).filter(({ submissionId }) => submissionId === submissions[1]);
    expect(paid.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([["reward", 200]]);
  },
);

withPeople(
  "a rejection is held against the rules before it is sent, and its message is counted",
  async ({ people }) => {
    const { desk, vendor, submissions } = people;
    await open(people);
    await more(desk, 1, "Reject …");
    await expect(dialogOf(desk)).toContainText("the project promises to pay each page");
    await expect(dialogOf(desk).getByRole("button", { name: "Reject" })).toHaveCount(0);
    await dialogOf(desk).getByRole("button", { name: "Cancel" }).click();
    await more(desk, 4, "Reject …");
    await dialogOf(desk).getByLabel("Prolific’s category").selectOption("Little effort");
    await expect(dialogOf(desk)).toContainText("Choose another category.");
    await dialogOf(desk).getByLabel("Prolific’s category").selectOption("No answers");
    const message = dialogOf(desk).getByLabel("Message to the participant");
    await message.fill("Too short.");
    await expect(dialogOf(desk)).toContainText("10 of at least 100 characters");
    await dialogOf(desk).getByRole("button", { name: "Reject" }).click();
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await message.fill(
      "You did not submit any page of the study, and the code that you entered is none of the study’s codes. Sorry.",
    );
    await dialogOf(desk).getByRole("button", { name: "Reject" }).click();
    await expect(dialogOf(desk)).toHaveCount(0);
    await open(people);
    await expect(rowOf(desk, 4)).toContainText("REJECTED");
    expect((await vendor.submissions()).find(({ id }) => id === submissions[4])?.status).toBe("REJECTED");
  },
);

withPeople("one person is asked about without comparing the others", async ({ people }) => {
  const { desk, vendor, submissions } = people;
  await open(people);
  await vendor.giveBack(submissions[3] ?? "");
  await vendor.giveBack(submissions[4] ?? "");
  await more(desk, 3, "Ask Prolific");
  await expect(rowOf(desk, 3)).toContainText("RETURNED");
  await expect(rowOf(desk, 4)).toContainText("AWAITING REVIEW");
});

withPeople("what Prolific refuses is said in its words, and another way is offered", async ({ people }) => {
  const { desk, vendor, submissions } = people;
  await open(people);
  const partly = rowOf(desk, 5).getByRole("button", { name: /^Pay a part, US\$0.30/ });
  await answered(desk, () => partly.click());
  await open(people);
  await expect(rowOf(desk, 5)).toContainText("Prolific refused to pay a part: “");
  await answered(desk, () => more(desk, 5, "Ask to return"));
  await open(people);
  await expect(rowOf(desk, 5)).toContainText("Asked to return");
  const asked = (await vendor.submissions()).find(({ id }) => id === submissions[5]);
  expect(asked?.returnReasons).toHaveLength(1);
});

withPeople(
  "a bonus is paid once, at the sum that was shown, and an unknown one has no button that pays",
  async ({ people }) => {
    const { desk, vendor, world, submissions } = people;
    await open(people);
    await rowOf(desk, 2)
      .getByRole("button", { name: /^Pay as bonus, US\$0.30/ })
      .click();
    await desk.getByRole("button", { name: "Pay 1 bonus, US$0.30" }).click();
    await expect(dialogOf(desk)).toContainText("The fee is Prolific’s figure.");
    const confirm = dialogOf(desk).getByRole("button", { name: "Pay 1 bonus, US$0.30" });
    await confirm.dblclick();
    await expect(desk.getByText("Prolific accepted the payment.")).toBeVisible();
    await vendor.settle();
    await open(people);
    await expect(desk.getByText("No bonus is open.")).toBeVisible();
    const paid = (await vendor.ledger()).filter(({ submissionId }) => submissionId === submissions[2]);
    expect(paid.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([["bonus", 30]]);
    await vendor.giveBack(submissions[5] ?? "");
    await open(people);
    await rowOf(desk, 5)
      .getByRole("button", { name: /^Pay as bonus/ })
      .click();
    await expect(desk.getByRole("button", { name: /^Pay 1 bonus/ })).toBeVisible();
    await loseBonusAnswers(world);
    await desk.reload();
    await expect(desk.getByText(/Unknown: Prolific did not answer/)).toBeVisible();
    await expect(desk.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
    await expect(desk.getByRole("button", { name: /It was not paid/ })).toHaveCount(0);
    await desk.getByRole("button", { name: /^It was paid/ }).click();
    await dialogOf(desk).getByLabel("Reason").fill("It is in the list at Prolific.");
    await dialogOf(desk).getByRole("button", { name: "It was paid" }).click();
    await expect(desk.getByText("No bonus is open.")).toBeVisible();
  },
);

withPeople(
  "the screen is free of accessibility faults, and nothing hangs over a phone's edge",
  async ({ people }) => {
    const { desk } = people;
    await open(people);
    await rowOf(desk, 2)
      .getByRole("button", { name: /^Pay as bonus/ })
      .click();
    await expect(desk.getByRole("button", { name: /^Pay 1 bonus/ })).toBeVisible();
    await expectNoViolations(desk, "participants");
    await desk.setViewportSize(phone);
    await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
    await more(desk, 4, "Reject …");
    await expectNoViolations(desk, "the rejection");
  },
);

test("a signed link is the browser's that opens it first, and the organizer reads of another", async ({
  desk,
  page,
  browser,
  makeOwnProject,
  openVendor,
}) => {
  const { slug } = await makeOwnProject({ items: 10, settings });
  const vendor = await openVendor({ workspace: { currency: "USD" } });
  await pasteToken(desk, slug, vendor);
  const study = await publishStudy(desk, vendor, {
    ...{ places: 3, pages: 1, minutes: 10, reward: "2.00" },
    abilities: ["Signs the links by which people come"],
  });
  const { link } = await SentPerson.start(vendor, study);
  const start = (there: Page) => there.getByRole("button", { name: "I agree, start" });
  await page.goto(link.href);
  await page.reload();
  await expect(start(page)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link.href);
  await expect(other.getByRole("main")).toContainText("This link was opened in another browser first");
  await expect(start(other)).toHaveCount(0);
  await other.context().close();
  await agree(page);
  await page.goto(link.href);
  await expect(page.getByText("opened in another browser")).toHaveCount(0);
  const screen = new PeopleOfProlific(desk, slug);
  await screen.open();
  await screen.compare();
  await expect(screen.row("Link opened in another browser, too")).toHaveCount(1);
  await desk.getByLabel("Differs").selectOption("Probable doubles");
  await desk.getByRole("button", { name: "Apply" }).click();
  await expect(desk.getByText("1 of 1 participants")).toBeVisible();
});
