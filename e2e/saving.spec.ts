import { test, expect } from "./fixtures";
import { dropFiles } from "./pages/drop-files";
import { hydrated } from "./pages/hydrated";

test("what is typed in a setting survives a reload in the middle of it and is then saved", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/instructions`);
  const contact = desk.getByLabel("Contact name", { exact: true });
  await hydrated(contact);
  // No answer comes until the page is gone, as when somebody reloads within the second.
  await desk.route("**/api/trpc/project.update**", (route) => route.abort());
  await contact.pressSequentially("The desk");
  const typed = await contact.inputValue();
  await expect(desk.getByText("This browser keeps what you type.").first()).toBeVisible();
  // Between the two a save that waits could still arrive from the page that goes.
  const address = desk.url();
  await desk.goto("about:blank");
  await desk.unroute("**/api/trpc/project.update**");
  await desk.goto(address);
  await expect(contact).toHaveValue(typed);
  await expect(desk.getByText(/^Saved at \d/).first()).toBeVisible();
  await desk.evaluate(() => localStorage.clear());
  await desk.reload();
  await expect(contact).toHaveValue(typed);
});

test("what is saved while a reload is on its way stands on the page that comes", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  const address = `/projects/${slug}/instructions`;
  await desk.goto(address);
  const contact = desk.getByLabel("Contact name", { exact: true });
  const saved = desk.waitForResponse(/project\.update/);
  // The page is drawn before the save, and comes after it.
  await desk.route(
    (url) => url.pathname === address,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const drawn = await route.fetch();
      await (await saved).finished();
      await route.fulfill({ response: drawn });
    },
  );
  await contact.fill("The desk");
  await desk.reload();
  await expect(contact).toHaveValue("The desk");
});

test("text is saved while one types, without leaving the field", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/basics`);
  const name = desk.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("A name that is being typed");
  await expect(desk.getByText(/^Saved at \d/)).toBeVisible();
  await expect(name).toBeFocused();
});

test("pay below a cent is refused, not stored as nothing", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/limits`);
  const pay = desk.getByRole("textbox", { name: "Pay per HIT" });
  const before = await pay.inputValue();
  await pay.fill("0.001");
  await pay.blur();
  await expect(desk.getByText("Enter 0.01 or more. Pay is in whole cents.")).toBeVisible();
  await desk.reload();
  await expect(pay).toHaveValue(before);
});

test("a stale window shows both values before either is lost", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/limits`);
  const other = await desk.context().newPage();
  await other.goto(`/projects/${slug}/limits`);
  const overlap = (page: typeof desk) => page.getByRole("textbox", { name: "Overlap" });
  const was = await overlap(desk).inputValue();
  await hydrated(overlap(desk));
  await hydrated(overlap(other));
  await overlap(other).fill("7");
  await overlap(other).blur();
  await expect(other.getByText(/^Saved at \d/)).toBeVisible();
  await overlap(desk).fill("4");
  await overlap(desk).blur();
  await expect(desk.getByText(new RegExp(`changed this at .*, from ${was} to 7\\.`))).toBeVisible();
  await desk.getByRole("button", { name: "Use 4" }).click();
  await expect(desk.getByText(/^Saved at \d/)).toBeVisible();
  await overlap(other).fill("6");
  await overlap(other).blur();
  await other.getByRole("button", { name: "Keep 4" }).click();
  await expect(overlap(other)).toHaveValue("4");
  await other.reload();
  await expect(overlap(other)).toHaveValue("4");
});

test("a value that somebody else has changed since can be chosen once more", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  const address = `/projects/${slug}/limits`;
  await desk.goto(address);
  const other = await desk.context().newPage();
  const minutes = (page: typeof desk) => page.getByRole("textbox", { name: "Time to correct a page" });
  const choose = async (page: typeof desk, value: string) => {
    const saved = page.waitForResponse(/project\.update/);
    await minutes(page).fill(value);
    await minutes(page).blur();
    await saved;
  };
  await choose(desk, "7");
  await other.goto(address);
  await expect(minutes(other)).toHaveValue("7");
  await hydrated(minutes(other));
  await choose(other, "9");
  // What is saved in another section brings the page up to date.
  await desk.getByRole("textbox", { name: "Pay per HIT" }).fill("0.31");
  await desk.getByRole("textbox", { name: "Pay per HIT" }).blur();
  await expect(minutes(desk)).toHaveValue("9");
  await choose(desk, "7");
  await other.goto(address);
  await expect(minutes(other)).toHaveValue("7");
});

const files: [what: string, name: string, text: string, press: string][] = [
  [
    "an unnamed index column",
    "pandas.csv",
    ",text_a,text_b\n0,A cat,A dog\n1,A cow,A pig\n",
    "Ignore column 1",
  ],
  [
    "decimal commas",
    "excel.csv",
    "text_a;text_b;score\nA cat;A dog;4,4\nA cow;A pig;1,2\n",
    "Read commas as decimal points",
  ],
];

for (const [what, name, text, press] of files) {
  test(`a file with ${what} is mended at one press`, async ({ desk, makeOwnProject }) => {
    const { slug } = await makeOwnProject({ state: "draft", items: 0 });
    await desk.goto(`/projects/${slug}/items/import`);
    await dropFiles(desk.getByText("Drop files here, or choose them"), [{ name, text }]);
    await desk.getByRole("button", { name: press }).click();
    await desk.getByRole("button", { name: "Import 2 items" }).click();
    await expect(desk.getByText("A cow")).toBeVisible();
  });
}

test("a table without a header is read once its columns are named", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/items/import`);
  await dropFiles(desk.getByText("Drop files here, or choose them"), [
    { name: "plain.csv", text: "A cat,A dog\nA cow,A pig\n" },
  ]);
  await desk.getByRole("button", { name: "No header: name the columns" }).click();
  await desk.getByLabel("Text A", { exact: true }).selectOption("1: A cat");
  await desk.getByLabel("Text B", { exact: true }).selectOption("2: A dog");
  await desk.getByRole("button", { name: "Import 2 items" }).click();
  await expect(desk.getByText("A cow")).toBeVisible();
});

test("a workbook is named for what it is", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/items/import`);
  await dropFiles(desk.getByText("Drop files here, or choose them"), [
    { name: "pairs.xlsx", text: "PK\u0003\u0004....xl/workbook.xml" },
  ]);
  await expect(
    desk.getByText("pairs.xlsx is an Excel file. In Excel, save it as CSV (UTF-8)."),
  ).toBeVisible();
});
