import { addMember } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { expectNoViolations } from "./pages/axe";
import { hydrated } from "./pages/hydrated";
import { hasSidewaysScrolling } from "./pages/measures";
import { phone, wide } from "./sizes";

const screens = {
  Task: ["Basics", "Instructions", "Scale", "Page", "Languages", "Preview"],
  Items: ["Items", "Reported", "Sample", "Batches"],
  Quality: ["Gold", "Rules", "People", "Limits", "Rehearsal"],
  Annotators: ["Annotators", "Recruit", "Pay"],
  Results: ["Agreement", "Exclusions", "Adjudication", "Releases", "Evaluation"],
  Project: ["Members", "Jobs", "Activity", "Settings"],
};
const alone = ["Overview"];

test("from the overview every screen is at most two presses away, no row of links wraps, and no page is fetched ahead", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, gold: 1 });
  await desk.setViewportSize({ width: 1280, height: 800 });
  const fetchedAhead: string[] = [];
  desk.on("request", (request) => {
    if ("next-router-prefetch" in request.headers()) fetchedAhead.push(request.url());
  });
  const row = (name: string) => desk.getByRole("navigation", { name, exact: true });
  const expectOneLine = async (name: string) => {
    const bottoms = () =>
      row(name)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().bottom)));
    await expect.poll(async () => new Set(await bottoms()).size).toBe(1);
  };
  await desk.goto(`/projects/${slug}`);
  await expectOneLine("Project screens");
  await expect(row("Project screens").getByRole("link")).toHaveText([
    "Overview",
    "Task",
    "Items",
    "Quality",
    "Annotators",
    "Results",
    "Project",
  ]);
  for (const [group, names] of Object.entries(screens)) {
    for (const name of names) {
      await desk.goto(`/projects/${slug}`);
      await row("Project screens").getByRole("link", { name: group, exact: true }).click();
      await row(group).getByRole("link", { name, exact: true }).click();
      await expect(desk.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expect(row(group).locator("[aria-current=page]")).toHaveText(name);
      await expect(row("Project screens").locator("[aria-current]")).toHaveText(group);
      await expect(desk.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
    await expectOneLine(group);
  }
  for (const group of alone) {
    await row("Project screens").getByRole("link", { name: group, exact: true }).click();
    await expect(row("Project screens").locator("[aria-current=page]")).toHaveText(group);
  }
  expect(fetchedAhead).toEqual([]);
});

test("on a phone one button says where one is and opens all screens, the current one in focus", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ items: 5, gold: 1 });
  await desk.setViewportSize(phone);
  await desk.goto(`/projects/${slug}/limits`);
  await desk.getByRole("button", { name: "Screens. Now: Quality: Limits" }).click();
  const sheet = desk.getByRole("dialog", { name: "Project screens" });
  await expect(sheet.getByRole("link", { name: "Limits", exact: true })).toBeFocused();
  await expect(sheet.getByRole("link")).toHaveCount(Object.values(screens).flat().length + alone.length);
  await desk.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await desk.getByRole("button", { name: "Screens. Now: Quality: Limits" }).click();
  await sheet.getByRole("link", { name: "Agreement", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Agreement" })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect.poll(() => hasSidewaysScrolling(desk)).toBe(false);
  await desk.getByRole("button", { name: "Screens. Now: Results: Agreement" }).click();
  await expect(sheet).toBeVisible();
  await expectNoViolations(desk, "the sheet of screens");
});

test("Go to finds screens, projects, items and annotators by keyboard", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  await desk.setViewportSize(wide);
  const { slug, work } = await makeOwnProject({ items: 8, gold: 2 });
  const hit = await work(page);
  await hit.hydrated();
  await desk.goto(`/projects/${slug}`);
  const field = desk.getByRole("combobox", { name: "Screen, project, item or annotator" });
  const goTo = async (text: string, found: string) => {
    await desk.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await desk.keyboard.type(text);
    // What was found for the letters before may still be there, and is not what Enter would open.
    const highlighted = desk.locator("[role=option][data-highlighted]");
    await expect(highlighted).toHaveAccessibleName(new RegExp(`^${found}`));
  };
  await goTo("adj", "Adjudication");
  await expectNoViolations(desk, "Go to");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { level: 1, name: "Adjudication" })).toBeVisible();
  await goTo("item 3", "item 3");
  await desk.keyboard.press("Enter");
  await desk.waitForURL("**/items?search=item%203");
  await goTo("A-001", "A-001");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { level: 1, name: "A-001" })).toBeVisible();
  await desk.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await desk.keyboard.type("nothing is called so");
  await expect(desk.getByText("No match")).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

const moved = {
  "/setup": "/basics",
  "/setup#scale": "/scale",
  "/setup#consent": "/instructions#consent",
  "/setup#hits": "/page",
  "/quality": "/rules",
  "/quality#limits": "/limits#limits",
  "/quality#eligibility": "/people#eligibility",
};

test("addresses of the screens that were divided lead on to where each part is now", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 5 });
  for (const [from, to] of Object.entries(moved)) {
    await desk.goto("about:blank");
    await desk.goto(`/projects/${slug}${from}`);
    await desk.waitForURL(`**/projects/${slug}${to}`);
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

/** The addresses of a project's screens, by the least that a role must be allowed to do there. */
const addresses = {
  view: [
    ...["", "/preview", "/items", "/gold", "/agreement", "/releases", "/evaluation"],
    ...["/items/reported", "/batches", "/jobs", "/activity"],
  ],
  adjudicate: ["/adjudication"],
  organize: [
    ...[
      "/basics",
      "/instructions",
      "/scale",
      "/page",
      "/languages",
      "/rules",
      "/people",
      "/limits",
      "/rehearsal",
    ],
    ...["/sample", "/annotators", "/recruit", "/pay", "/exclusion", "/members", "/settings"],
  ],
};
const ofRole = {
  viewer: addresses.view,
  adjudicator: [...addresses.view, ...addresses.adjudicate],
  organizer: Object.values(addresses).flat(),
  owner: Object.values(addresses).flat(),
} as const;

for (const [role, admitted] of Object.entries(ofRole)) {
  test(`as ${role} the screens that answer are those with a link`, async ({
    desk,
    organizer,
    makeWorld,
    store,
  }) => {
    const { slug, projectId } = await makeWorld({ items: 5, gold: 1 });
    await addMember(store, projectId, organizer, role as keyof typeof ofRole);
    await desk.setViewportSize(phone);
    await desk.goto(`/projects/${slug}`);
    await (await hydrated(desk.getByRole("button", { name: "Screens. Now: Overview" }))).click();
    const links = desk.getByRole("dialog", { name: "Project screens" }).getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.map((href) => href.replace(`/projects/${slug}`, "")).sort()).toEqual([...admitted].sort());
    for (const address of Object.values(addresses).flat()) {
      await desk.goto(`/projects/${slug}${address}`);
      await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
      const refused = desk.getByText("This page does not exist");
      await expect(refused, address).toHaveCount(admitted.includes(address) ? 0 : 1);
    }
  });
}

test("at 320 px, which is 400 % of 1280, no screen scrolls sideways", async ({
  desk,
  page,
  makeOwnProject,
}) => {
  const { slug, work } = await makeOwnProject({ items: 8, gold: 2, overlap: 1 });
  const hit = await work(page);
  await hit.hydrated();
  await hit.answerAll(3);
  await hit.submit();
  await desk.setViewportSize({ width: 320, height: 640 });
  const elsewhere = [
    "/projects",
    "/projects/new",
    "/projects/new/typed-rating",
    "/projects/new/file",
    "/projects/new/copy",
    "/account",
    "/help",
  ];
  const own = Object.values(addresses).flat();
  for (const address of [...elsewhere, ...own.map((each) => `/projects/${slug}${each}`)]) {
    await desk.goto(address);
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => hasSidewaysScrolling(desk), address).toBe(false);
  }
});
