import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { dropFiles } from "./pages/drop-files";

const running = (stage: "checking" | "saving", done: number, total: number | null) => ({
  json: [{ result: { data: { state: "running", task: "held", progress: { stage, done, total } } } }],
});

test("a check that takes long says how far it is, and can be cancelled", async ({ desk, makeOwnProject }) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  const cancelled: string[] = [];
  await desk.route("**/api/trpc/import.check**", (route) => route.fulfill(running("checking", 0, 163e6)));
  await desk.route("**/api/trpc/import.follow**", async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.fulfill(running("checking", 12.3e6, 163e6));
  });
  await desk.route("**/api/trpc/import.cancel**", (route) => {
    cancelled.push(route.request().postData() ?? "");
    return route.fulfill({ json: [{ result: {} }] });
  });
  await desk.goto(`/projects/${slug}/items/import`);
  const zone = desk.getByText("Drop files here, or choose them");
  await dropFiles(zone, [{ name: "pairs.csv", text: "id,text_a,text_b\n1,a,b\n" }]);
  await expect(desk.getByRole("progressbar", { name: "12.3 of 163 MB checked" })).toBeVisible();
  await desk.getByRole("button", { name: "Cancel" }).click();
  await expect(zone).toBeVisible();
  await expect.poll(() => cancelled.length).toBe(1);
  expect(cancelled[0]).toContain("held");
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
  await desk.route("**/api/trpc/import.save**", (route) => route.fulfill(running("saving", 1, 2)));
  await desk.route("**/api/trpc/import.follow**", (route) => route.fulfill(running("saving", 1, 2)));
  await save.click();
  await expect(desk.getByRole("progressbar", { name: "1 of 2 items saved" })).toBeVisible();
  await desk.getByRole("button", { name: "Cancel" }).click();
  await desk.unroute("**/api/trpc/import.save**");
  await desk.unroute("**/api/trpc/import.follow**");
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
  await desk.route("**/api/trpc/import.save**", async (route) => {
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
