import { expect, test } from "./fixtures";
import { ProjectDesk } from "./pages/desk";
import { dropFiles } from "./pages/drop-files";
import { wide } from "./sizes";

test.use({ viewport: wide });

const draft = { state: "draft", items: 6 } as const;

test("fields are saved when they are left, a value that cannot be is refused at its field, and annotators see a changed point", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject(draft);
  const fields = [
    ["basics", "Name", "Headlines of the year"],
    ["instructions", "Contact name", "Ana Lin"],
    ["page", "Items per HIT", "4"],
    ["limits", "Overlap", "3"],
    ["limits", "Pay per HIT", "0.35"],
  ] as const;
  for (const [screen, label, value] of fields) {
    await desk.goto(`/projects/${slug}/${screen}`);
    const field = desk.getByLabel(label, { exact: true }).first();
    const saved = desk.waitForResponse("**/project.update**");
    await field.fill(value);
    await field.blur();
    expect((await saved).status()).toBe(200);
  }
  await expect(desk.getByText(/^Saved/).first()).toBeVisible();
  for (const [screen, label, value] of fields) {
    await desk.goto(`/projects/${slug}/${screen}`);
    await expect(desk.getByLabel(label, { exact: true }).first()).toHaveValue(value);
  }

  const overlap = desk.getByLabel("Overlap", { exact: true });
  await overlap.fill("0");
  await overlap.blur();
  await expect(desk.getByText("Enter 1 or more.")).toBeVisible();
  await expect(overlap).toHaveAttribute("aria-invalid", "true");
  await desk.reload();
  await expect(overlap).toHaveValue("3");

  await desk.goto(`/projects/${slug}/scale`);
  const point = desk.getByRole("group", { name: "Point 0" });
  const saved = desk.waitForResponse("**/project.setScale**");
  await point.getByLabel("Label").fill("Nothing in common");
  await point.getByLabel("Label").blur();
  expect((await saved).status()).toBe(200);
  await desk.goto(`/projects/${slug}/preview`);
  const label = desk.frameLocator("iframe").locator(".cell-label", { hasText: "Nothing in common" });
  await expect(label.first()).toBeVisible();
});

test("any item can be marked as gold by hand, with answer, tolerance and explanation", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject(draft);
  await desk.goto(`/projects/${slug}/items`);
  await desk.getByRole("button", { name: "Mark item item 2 as gold" }).click();
  await desk.getByLabel("Answer", { exact: true }).fill("9");
  await desk.getByLabel("Tolerance", { exact: true }).fill("1");
  await desk.getByLabel("Explanation").fill("Both name the same thing.");
  await desk.getByRole("button", { name: "Mark as gold", exact: true }).click();
  await expect(desk.getByText("Enter a value from 0 to 5, in steps of 1.")).toBeVisible();
  await desk.getByLabel("Answer", { exact: true }).fill("4");
  await desk.getByRole("button", { name: "Mark as gold", exact: true }).click();
  await expect(desk.getByRole("button", { name: "Edit the gold answer of item item 2" })).toBeVisible();
  await desk.goto(`/projects/${slug}/gold`);
  await desk.getByRole("button", { name: "Open gold item item 2" }).click();
  await expect(desk.getByText("item 2 A")).toBeVisible();
});

test("a launch with three gaps lists all three, each with the way to mend it", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({
    ...draft,
    goldPerHit: 1,
    settings: { consent: "", instructions: "" },
  });
  const project = new ProjectDesk(desk, slug);
  await desk.goto(`/projects/${slug}`);
  await expect(desk.getByText("3 things are missing.")).toBeVisible();
  const gaps = {
    "Gold: 0 of 1 items needed.": "Gold",
    "The consent text is empty.": "Consent",
    "The instructions are empty.": "Instructions",
  };
  for (const [sentence, place] of Object.entries(gaps)) {
    const line = desk.getByRole("listitem").filter({ hasText: sentence });
    await expect(line.getByRole("link", { name: place })).toBeVisible();
  }
  await desk.getByRole("button", { name: "Launch", exact: true }).click();
  await desk.reload();
  await expect(project.figure("Judged")).toHaveCount(0);
  await expect(desk.getByText("3 things are missing.")).toBeVisible();
});

test("after the launch the fields it fixed show their value and why they stay", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5 });
  const reason = "Fixed since launch: answers from before and after a change could not be compared.";
  const frozen = {
    page: ["Items per HIT", "Direction of the scale"],
    gold: ["Gold items per HIT"],
    limits: ["Overlap"],
  };
  for (const [screen, labels] of Object.entries(frozen)) {
    await desk.goto(`/projects/${slug}/${screen}`);
    for (const label of labels) {
      await expect(desk.getByText(label, { exact: true })).toBeVisible();
      await expect(desk.getByLabel(label, { exact: true })).toHaveCount(0);
    }
    await expect.poll(() => desk.getByText(reason).count()).toBeGreaterThanOrEqual(labels.length);
  }
  const headers = { origin: new URL(desk.url()).origin };
  const data = { project: slug, settings: { overlap: 9 } };
  const answer = await desk.request.post("/api/trpc/project.update", { data, headers });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain("frozen");
});

const lines = [
  "id,text_a,text_b,score",
  "ok1,The first text.,The second text.,3",
  "a1,,A text.,2",
  "a2,A text.,Another.",
  "a3,A text.,Another.,2,too many",
  "a4,A text.,Another.,9",
  "a5,A text.,Another.,abc",
  "ok1,A text.,Another.,2",
  "a6,A text.,,2",
  "a7,A text.,Another.,-1",
  "ok2,The last text.,Its other.,1",
];

const problems: [line: number, column: string, problem: string][] = [
  [3, "2", "Text A is empty."],
  [4, "—", "This line has 3 columns, not 4."],
  [5, "—", "This line has 5 columns, not 4."],
  [6, "4", "9 is not on the scale 0 to 5."],
  [7, "4", "abc is not a number."],
  [8, "1", "The id ok1 is also in line 2."],
  [9, "3", "Text B is empty."],
  [10, "4", "-1 is not on the scale 0 to 5."],
];

test("of a file with 8 bad lines all 8 are named by line and column, nothing is saved, and they come as CSV", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/items/import`);
  await dropFiles(desk.getByText("Drop files here, or choose them"), [
    { name: "bad.csv", text: `${lines.join("\n")}\n` },
  ]);
  await expect(desk.getByText("2 lines are good, 8 are not.")).toBeVisible();
  const rows = desk.getByRole("region", { name: "Lines that cannot be imported" }).getByRole("row");
  await expect(rows).toHaveCount(1 + problems.length);
  for (const [at, [line, column, problem]] of problems.entries()) {
    const cells = rows.nth(at + 1).getByRole("cell");
    await expect(cells.nth(1)).toHaveText(String(line));
    await expect(cells.nth(2)).toHaveText(column);
    await expect(cells.nth(3)).toContainText(problem);
  }
  await expect(desk.getByRole("button", { name: /^Import \d+ items$/ })).toHaveCount(0);
  const started = desk.waitForEvent("download");
  await desk.getByRole("button", { name: "Errors as CSV" }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await started).createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString("utf8").trim().split("\n");
  expect(csv).toHaveLength(1 + problems.length);
  for (const [at, [line]] of problems.entries()) expect(csv[at + 1]).toContain(`,${line},`);
  await desk.goto(`/projects/${slug}/items`);
  await expect(desk.getByText("No items yet")).toBeVisible();
});
