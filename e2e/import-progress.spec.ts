import { expect, test } from "./fixtures";
import { answerCalls } from "./pages/answer-calls";
import { dropFiles } from "./pages/drop-files";

const running = (stage: "checking" | "saving", done: number, total: number | null) => ({
  state: "running",
  task: "held",
  progress: { stage, done, total },
});

test("a check that takes long says how far it is, and can be cancelled", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  let cancelled = 0;
  await answerCalls(desk, {
    "import.check": () => running("checking", 0, 163e6),
    "import.follow": () => running("checking", 12.3e6, 163e6),
    "import.cancel": () => {
      cancelled += 1;
    },
  });
  await desk.goto(`/projects/${slug}/items/import`);
  const zone = desk.getByText("Drop files here, or choose them");
  await dropFiles(zone, [{ name: "pairs.csv", text: "id,text_a,text_b\n1,a,b\n" }]);
  await expect(desk.getByRole("progressbar", { name: "12.3 of 163 MB checked" })).toBeVisible();
  const sent = desk.waitForRequest(/import\.cancel/);
  await desk.getByRole("button", { name: "Cancel" }).click();
  await expect(zone).toBeVisible();
  expect((await sent).postData()).toContain("held");
  await expect.poll(() => cancelled).toBe(1);
});

test("a saving that was cancelled leaves the checked file, which can be saved then", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/items/import`);
  const zone = desk.getByText("Drop files here, or choose them");
  await dropFiles(zone, [{ name: "pairs.csv", text: "id,text_a,text_b\n1,a,b\n2,c,d\n" }]);
  const save = desk.getByRole("button", { name: "Import 2 items" });
  await expect(save).toBeVisible();
  const saving = () => running("saving", 1, 2);
  const goOn = await answerCalls(desk, { "import.save": saving, "import.follow": saving });
  await save.click();
  await expect(desk.getByRole("progressbar", { name: "1 of 2 items saved" })).toBeVisible();
  await desk.getByRole("button", { name: "Cancel" }).click();
  goOn();
  await save.click();
  await desk.waitForURL(`**/projects/${slug}/items`);
  await expect(desk.getByText("pairs.csv").first()).toBeVisible();
});

test("a saving goes on when one leaves its page, and the screen one went to shows what it changed", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  await desk.goto(`/projects/${slug}/items/import`);
  const zone = desk.getByText("Drop files here, or choose them");
  await dropFiles(zone, [{ name: "pairs.csv", text: "id,text_a,text_b\n1,a,b\n2,c,d\n" }]);
  let cancelled = 0;
  desk.on("request", (request) => (cancelled += request.url().includes("import.cancel") ? 1 : 0));
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await desk.route(/import\.save/, async (route) => {
    await held;
    await route.continue();
  });
  await desk.getByRole("button", { name: "Import 2 items" }).click();
  const screens = desk.getByRole("navigation", { name: "Project screens" });
  await screens.getByRole("link", { name: "Overview" }).click();
  await desk.waitForURL(`**/projects/${slug}`);
  const gap = desk.getByText("There are no items.");
  await expect(gap).toBeVisible();
  letGo();
  await expect(gap).toBeHidden();
  expect(new URL(desk.url()).pathname).toBe(`/projects/${slug}`);
  expect(cancelled).toBe(0);
});
