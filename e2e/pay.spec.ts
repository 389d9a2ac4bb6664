import type { Page } from "@playwright/test";
import type { World } from "@/testing/world/world";
import { earnPay } from "@/testing/earn-pay";
import { expectNoViolations } from "./pages/axe";
import { ProjectDesk } from "./pages/desk";
import { expect, test } from "./fixtures";
import { wide } from "./sizes";

test.use({ viewport: wide });

/** Lets the first annotator earn US$0.60 and the second US$0.20, and opens the ledger. */
async function openLedger(desk: Page, { deps, annotators, slug }: World): Promise<void> {
  for (const [at, annotator] of annotators.entries()) {
    await earnPay(deps, annotator, { pages: at === 0 ? 3 : 1 });
  }
  await desk.goto(`/projects/${slug}/pay`);
}

const rowOf = (desk: Page, name: string) => desk.getByRole("row").filter({ hasText: name });
const confirm = (desk: Page, name: string) =>
  desk.getByRole("alertdialog").getByRole("button", { name }).click();

test("pay is approved and then marked as paid, each sum shown before", async ({ desk, makeOwnProject }) => {
  await openLedger(desk, await makeOwnProject({ annotators: 2 }));
  await expect(rowOf(desk, "All")).toContainText("US$0.80");
  await desk.getByRole("button", { name: "Approve US$0.80" }).click();
  await expect(desk.getByRole("alertdialog")).toContainText("2 people have earned it.");
  await confirm(desk, "Approve");
  await expect(desk.getByText("Approved US$0.80 for 4 pages of 2 people.")).toBeVisible();
  await desk.getByRole("button", { name: "Mark US$0.80 as paid" }).click();
  await confirm(desk, "Mark as paid");
  await expect(desk.getByText("Marked US$0.80 for 4 pages of 2 people as paid.")).toBeVisible();
  await expect(desk.getByRole("button", { name: /as paid$/ })).toHaveCount(0);
});

test("only the people chosen are approved", async ({ desk, makeOwnProject }) => {
  await openLedger(desk, await makeOwnProject({ annotators: 2 }));
  await desk.getByRole("checkbox", { name: "A-002" }).check();
  await expect(desk.getByText("1 person selected")).toBeVisible();
  await desk.getByRole("button", { name: "Approve US$0.20" }).click();
  await confirm(desk, "Approve");
  await expect(desk.getByRole("button", { name: "Approve US$0.60" })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Mark US$0.20 as paid" })).toBeVisible();
});

test("a sum that has changed since it was shown is not approved", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject({ annotators: 1 });
  await openLedger(desk, world);
  await desk.getByRole("button", { name: "Approve US$0.60" }).click();
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There is an annotator.");
  await earnPay(world.deps, annotator);
  await confirm(desk, "Approve");
  await expect(desk.getByRole("alertdialog").getByRole("alert")).toContainText("changed");
});

test("a bonus needs an amount and a reason, and shows what is unpaid then", async ({
  desk,
  makeOwnProject,
}) => {
  await openLedger(desk, await makeOwnProject({ annotators: 1 }));
  await desk.getByRole("button", { name: "Give A-001 a bonus" }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Give bonus" }).click();
  await expect(dialog.getByLabel("Amount in USD")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog).toContainText("Enter what the bonus is for.");
  await dialog.getByLabel("Amount in USD").fill("0.505");
  await expect(dialog).toContainText("Unpaid so far: US$0.60.");
  await dialog.getByLabel("Amount in USD").fill("0.50");
  await expect(dialog).toContainText("then US$1.10.");
  await dialog.getByLabel("Reason").fill("Told us of a slip");
  await dialog.getByRole("button", { name: "Give bonus" }).click();
  await expect(desk.getByText("A-001 gets a bonus of US$0.50.")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Approve US$1.10" })).toBeVisible();
});

test("the ledger is a file for the recruiter", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject({ annotators: 2 });
  await openLedger(desk, world);
  const file = await new ProjectDesk(desk, world.slug).download("One line a person (CSV)");
  expect(file.split("\n")).toHaveLength(4);
  expect(file).toContain("A-001,link,,,TS-TEST1,3,0.60,0.00,0.00,0.00,0.00,USD");
});

test("the ledger, empty and full, and its dialogs have no barrier", async ({ desk, makeOwnProject }) => {
  const world = await makeOwnProject({ annotators: 2 });
  await desk.goto(`/projects/${world.slug}/pay`);
  await expect(desk.getByText("Nobody has earned anything yet")).toBeVisible();
  await expectNoViolations(desk, "an empty ledger");
  await openLedger(desk, world);
  await expectNoViolations(desk, "the ledger");
  await desk.getByRole("button", { name: "Give A-001 a bonus" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Give bonus" }).click();
  await expectNoViolations(desk, "a bonus");
});
