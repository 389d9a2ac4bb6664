import { expect, test } from "./fixtures";
import { ProjectDesk } from "./pages/desk";
import { hydrated } from "./pages/hydrated";
import { wide } from "./sizes";

test.use({ viewport: wide });

test("invited people come by their own link and are known by it", async ({
  desk,
  browser,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ annotators: 0, items: 8 });
  await desk.goto(`/projects/${slug}/recruit`);
  const card = desk.getByRole("region", { name: "Invitations", exact: true }).first();
  await card.getByRole("button", { name: "Invite" }).click();
  await expect(card.getByText("Enter at least one name.")).toBeVisible();
  await card.getByLabel("Names").fill("Ana Lin\nBen\n\nAna Lin");
  await card.getByRole("button", { name: "Invite" }).click();
  await expect(card.getByRole("status")).toHaveText("2 people invited.");
  await expect(card.getByText("2 people are invited, nobody has joined yet.")).toBeVisible();

  const row = card.getByRole("row").filter({ hasText: "Ana Lin" });
  const link = await row.getByRole("code").innerText();
  for (let browsers = 0; browsers < 2; browsers += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole("button", { name: "I agree, start" }).click();
    await expect(page).toHaveURL(new RegExp(`/p/${slug}/instructions`));
    await context.close();
  }

  await desk.reload();
  await expect(card.getByText("2 people are invited, 1 has joined.")).toBeVisible();
  await expect(row).toContainText("A-001");
  await expect(row.getByRole("button", { name: "Remove" })).toHaveCount(0);
  const question = desk.getByRole("alertdialog");
  await (await hydrated(card.getByRole("button", { name: "Remove the invitation of Ben" }))).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Remove the invitation" }).click();
  await expect(card.getByText("1 person is invited, 1 has joined.")).toBeVisible();

  const csv = await new ProjectDesk(desk, slug).download("Links as CSV");
  expect(csv.split("\n")[1]).toContain(`Ana Lin,${link},0,A-001,`);
});

test("a list of items for named people is taken whole or refused by line", async ({
  desk,
  makeOwnProject,
}) => {
  const settings = { composition: "dynamic", overlap: 2 } as const;
  const { slug } = await makeOwnProject({ state: "draft", annotators: 0, items: 4, settings });
  await desk.goto(`/projects/${slug}/recruit`);
  const card = desk.getByRole("region", { name: "Items for named people" });
  const list = card.getByLabel("List of people and items");
  await list.fill("person,item\nAna,item 1\nBen,item 9\nBen,item 2");
  await card.getByRole("button", { name: "Assign items" }).click();
  await expect(card.getByRole("alert")).toContainText("1 line has an error");
  await expect(card.getByRole("row").filter({ hasText: "no item with the id item 9" })).toContainText("3");
  await expect(list).toHaveValue(/item 9/);

  await list.fill("person,item\nAna,item 1\nBen,item 1\nBen,item 2");
  await card.getByRole("button", { name: "Assign items" }).click();
  await expect(card.getByRole("status")).toHaveText("2 items assigned to 2 people, 2 of them newly invited.");
  await expect(card.getByText("1 item is for 1 named person each, and 1 more from anyone")).toBeVisible();
  await expect(card.getByText("1 item is for 2 named people each")).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "Ben" })).toContainText("2");

  await card.getByRole("button", { name: "Remove all lists" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Remove all lists" }).click();
  await expect(card.getByText("1 item is for 2 named people each")).toHaveCount(0);
});

test("where pages are laid out at the launch, the lists say what they need", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", annotators: 0 });
  await desk.goto(`/projects/${slug}/recruit`);
  const card = desk.getByRole("region", { name: "Items for named people" });
  await expect(card.getByText("The pages of this project are fixed at launch.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Assign items" })).toHaveCount(0);
});

test("without a mail server, the page for mail says what to set", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ annotators: 0 });
  await desk.goto(`/projects/${slug}/recruit/mail`);
  await expect(desk.getByText("This server sends no mail")).toBeVisible();
  await expect(desk.getByText("TOUCHSTONE_SMTP_URL")).toBeVisible();
  await expect(desk.getByRole("button", { name: /Send \d/ })).toHaveCount(0);
});
