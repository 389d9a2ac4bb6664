import { expect, test } from "./fixtures";
import { HitScreen } from "./pages/hit-screen";
import { setProjectState } from "@/testing/project-state";

const submissions = "**/work.submit**";
const notSentYet = /Not sent yet. Trying again in \d+ s/;

test("a submission that gets no answer is sent again after every reload", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 10 })).work(page);
  await hit.hydrated();
  await hit.answerAll(4);
  await page.route(submissions, (route) => route.abort());
  await hit.submit();
  for (let reload = 1; reload <= 3; reload += 1) {
    await expect(hit.line).toContainText(notSentYet);
    await page.reload();
  }
  await expect(hit.line).toContainText(notSentYet);
  await page.unroute(submissions);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
});

test("what a firewall answers in our place is no answer, and loses nothing", async ({ page, makeWorld }) => {
  const hit = await (await makeWorld({ items: 10 })).work(page);
  await hit.hydrated();
  await hit.answerAll(4);
  await page.route(submissions, (route) => route.fulfill({ status: 403, json: { message: "Forbidden" } }));
  await hit.submit();
  await expect(hit.line).toContainText(notSentYet);
  await page.unroute(submissions);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
  await expect(page.getByText("Earned so far: US$0.20", { exact: true })).toBeVisible();
});

test("a page that was submitted without an answer counts, though its tab was closed and the project paused", async ({
  page,
  context,
  makeWorld,
  store,
}) => {
  const world = await makeWorld({ items: 10 });
  const hit = await world.work(page);
  await hit.hydrated();
  await hit.answerAll(4);
  await page.route(submissions, (route) => route.abort());
  await hit.submit();
  await expect(hit.line).toContainText(notSentYet);
  await page.close();
  await setProjectState(store, world.projectId, "paused");
  const later = await context.newPage();
  await later.goto(`/p/${world.slug}/work`);
  await expect(later.getByRole("heading", { name: "This project is paused" })).toBeVisible();
  await expect(later.getByText("US$0.20")).toBeVisible();
  await setProjectState(store, world.projectId, "live");
  await later.goto(`/p/${world.slug}/work`);
  await new HitScreen(later).hydrated();
  await expect(later.getByRole("heading", { name: "Page 2" })).toBeVisible();
});
