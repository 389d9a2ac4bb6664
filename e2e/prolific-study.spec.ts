import type { Page } from "@playwright/test";
import type { VendorAccount } from "@/testing/prolific/vendor-account";
import { expectNoViolations } from "./pages/axe";
import { expect, test } from "./fixtures";
import { wide } from "./sizes";

test.use({ viewport: wide });

const settings = { contactEmail: "lab@example.org" };
const card = (desk: Page, name: string) => desk.getByRole("region", { name, exact: true });
const button = (desk: Page, name: string) => desk.getByRole("button", { name, exact: true });
const confirm = (desk: Page, name: string) =>
  desk.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

async function connect(desk: Page, slug: string, { token }: VendorAccount): Promise<void> {
  await desk.goto(`/projects/${slug}/recruit/prolific/study`);
  await desk.getByLabel("Token").fill(token);
  await button(desk, "Connect").click();
  await expect(card(desk, "1 Connect")).toContainText(`Connected as Lab (token …${token.slice(-4)}`);
}

async function savePlan(desk: Page): Promise<void> {
  await button(desk, "Save plan").click();
  await expect(desk.getByText("Plan saved. Nothing was sent to Prolific.")).toBeVisible();
}

async function saveDraft(desk: Page): Promise<void> {
  await button(desk, "Save draft on Prolific").click();
  await expect(card(desk, "4 Publish")).toContainText("UNPUBLISHED at Prolific");
}

test("a study goes from the token to places that are added later", async ({
  desk,
  makeOwnProject,
  openVendor,
}) => {
  const vendor = await openVendor({ workspace: { title: "Lab", currency: "USD" } });
  const { slug } = await makeOwnProject({ items: 40, settings });
  await connect(desk, slug, vendor);
  const plan = card(desk, "2 Study");
  await plan.getByLabel("Places", { exact: true }).fill("30");
  await plan.getByLabel("Most places").fill("30");
  await plan.getByLabel("Pages a place").fill("8");
  await plan.getByLabel("Planned minutes a place").fill("12");
  await plan.getByLabel("Reward in USD").fill("0.80");
  await expect(plan).toContainText("= US$4.00 an hour");
  await expect(button(desk, "Use US$1.60 for the reward").first()).toBeVisible();

  await button(desk, "Choose filters").click();
  await desk.getByLabel("Search Prolific’s filters").fill("languages speak");
  await button(desk, "Add filter Languages").click();
  await desk.getByRole("combobox", { name: "Languages" }).fill("English");
  await desk.getByRole("option", { name: "English" }).click();
  await desk.getByLabel("Search Prolific’s filters").fill("age");
  await button(desk, "Add filter Age").click();
  await desk.getByRole("group", { name: "Age" }).getByLabel("From").fill("18");
  await desk.getByRole("checkbox", { name: "Phone" }).uncheck();
  await desk.getByRole("radio", { name: "You approve it" }).check();
  await savePlan(desk);

  const figures = card(desk, "Ask Prolific");
  await expect(figures).toContainText("Not asked yet.");
  await figures.getByRole("button", { name: "Ask Prolific" }).click();
  await expect(figures).toContainText("rewards US$24.00, fee and tax");
  await expect(figures).toContainText("50,000, active at Prolific");
  await expect(figures).toContainText("US$10,000.00");
  await desk.reload();
  await expect(figures).toContainText("50,000, active at Prolific");

  const publish = card(desk, "4 Publish");
  await expect(publish).toContainText("US$4.00 an hour is below Prolific’s minimum of US$8.00.");
  await expect(publish.getByRole("link", { name: "Prolific’s payment principles" }).first()).toBeVisible();
  await saveDraft(desk);
  await expect(button(desk, "Publish")).toHaveCount(0);
  await button(desk, "Set the reward to US$1.60").first().click();
  await expect(publish).toContainText("no rule of Prolific stops this plan");
  await expect(publish).toContainText("The draft on Prolific is older than the plan.");
  await saveDraft(desk);
  await expect(publish.getByText("The draft on Prolific is older")).toHaveCount(0);

  await desk.getByLabel("Email of a new test participant").fill("me@example.org");
  await button(desk, "Make a test study").click();
  await expect(card(desk, "Try it as a test participant")).toContainText("The test study is ready.");

  await button(desk, "Publish").click();
  await expect(desk.getByRole("alertdialog")).toContainText("30 × US$1.60 = US$48.00");
  await confirm(desk, "Publish");
  await expect(publish).toContainText("ACTIVE at Prolific, 30 places.");
  const study = (await vendor.studies()).find(({ isTest }) => !isTest);
  expect(study?.draft).toMatchObject({
    reward: 160,
    device_compatibility: ["desktop", "tablet"],
    filters: [
      { filter_id: "fluent-languages", selected_values: ["0"] },
      { filter_id: "age", selected_range: { lower: 18 } },
    ],
  });

  await expect(plan.getByLabel("Reward in USD")).toHaveCount(0);
  await expect(plan).toContainText("Fixed since publication");
  await button(desk, "Pause").click();
  await expect(publish).toContainText("PAUSED at Prolific");
  await button(desk, "Start").click();
  await expect(publish).toContainText("ACTIVE at Prolific");

  await plan.getByLabel("Places", { exact: true }).fill("29");
  await button(desk, "Save plan").click();
  await expect(plan).toContainText("The study has 30 places at Prolific, and places only grow.");
  await plan.getByLabel("Places", { exact: true }).fill("32");
  await plan.getByLabel("Most places").fill("32");
  await savePlan(desk);
  await button(desk, "Add 2 places").click();
  await expect(desk.getByRole("alertdialog")).toContainText("New rewards: US$3.20");
  await confirm(desk, "Add 2 places");
  await expect(publish).toContainText("ACTIVE at Prolific, 32 places.");
});

test("each refusal says what it is about, in Prolific's words where they are its", async ({
  desk,
  makeOwnProject,
  openVendor,
}) => {
  const abilities = { signedLinks: false, screenOutPay: false, partPay: false, testStudies: false };
  const workspace = { title: "Lab", currency: "USD" as const, totalMinor: 500, abilities };
  const vendor = await openVendor({ workspace });
  const { slug } = await makeOwnProject({ items: 40, settings, state: "draft" });
  await desk.goto(`/projects/${slug}/recruit/prolific/study`);
  await desk.getByLabel("Token").fill("no token of anyone");
  await button(desk, "Connect").click();
  await expect(card(desk, "1 Connect")).toContainText("Prolific no longer takes the token.");
  await connect(desk, slug, vendor);

  const plan = card(desk, "2 Study");
  await plan.getByLabel("Places", { exact: true }).fill("9");
  await plan.getByLabel("Most places").fill("8");
  await button(desk, "Save plan").click();
  await expect(plan).toContainText("The plan has 9 places. Enter 9 or more.");
  await plan.getByLabel("Most places").fill("9");
  await desk.getByRole("checkbox", { name: "Signs the links" }).check();
  await savePlan(desk);
  await button(desk, "Save draft on Prolific").click();
  await expect(card(desk, "4 Publish")).toContainText("is_external_study_url_secure is not enabled");
  await desk.getByRole("checkbox", { name: "Signs the links" }).uncheck();
  await savePlan(desk);
  await saveDraft(desk);

  await card(desk, "Ask Prolific").getByRole("button", { name: "Ask Prolific" }).click();
  await expect(card(desk, "Ask Prolific")).toContainText("is missing. Add money at Prolific");
  await button(desk, "Make a test study").click();
  await expect(card(desk, "Try it as a test participant")).toContainText(
    "Test studies are not enabled for this workspace.",
  );
  await expect(card(desk, "4 Publish")).toContainText("The project is not live.");
  await expect(button(desk, "Publish")).toHaveCount(0);
});

test("disconnecting is confirmed first, and says what stays", async ({
  desk,
  makeOwnProject,
  openVendor,
}) => {
  const vendor = await openVendor({ workspace: { title: "Lab", currency: "USD" } });
  const { slug } = await makeOwnProject({ items: 5, settings });
  await connect(desk, slug, vendor);
  await savePlan(desk);
  await button(desk, "Disconnect").click();
  await expect(desk.getByRole("alertdialog")).toContainText("The plan, the codes and everything known");
  await confirm(desk, "Disconnect");
  await expect(card(desk, "1 Connect")).toContainText("Not connected.");
  await expect(card(desk, "2 Study").getByLabel("Title")).toBeVisible();
});

test("the screen of a study has no barrier, from its first visit to a draft", async ({
  desk,
  makeOwnProject,
  openVendor,
}) => {
  const vendor = await openVendor({ workspace: { title: "Lab", currency: "USD" } });
  const { slug } = await makeOwnProject({ items: 5 });
  await desk.goto(`/projects/${slug}/recruit/prolific/study`);
  await expectNoViolations(desk, "not connected");
  await connect(desk, slug, vendor);
  await savePlan(desk);
  await saveDraft(desk);
  await button(desk, "Choose filters").click();
  await desk.getByLabel("Search Prolific’s filters").fill("age");
  await button(desk, "Add filter Age").click();
  await card(desk, "Ask Prolific").getByRole("button", { name: "Ask Prolific" }).click();
  await expect(card(desk, "Ask Prolific")).toContainText("Prolific’s figures,");
  await expectNoViolations(desk, "a draft with figures");
});
