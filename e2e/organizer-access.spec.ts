import { addMember, makeSetupLink } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { hydrated } from "./pages/hydrated";

test("an organizer signs in, sees the projects and signs out", async ({
  page,
  organizer,
  makeOwnProject,
}) => {
  const world = await makeOwnProject();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill(organizer.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("No account has this email and password. Check both.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(organizer.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("link", { name: world.slug })).toBeVisible();
  await (await hydrated(page.getByRole("button", { name: /^Your account/ }))).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goto(`/projects/${world.slug}`);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a set-up link makes one account; used again it says whom to ask", async ({ page, store }) => {
  const link = `/setup/${await makeSetupLink(store)}`;
  await page.goto(link);
  await page.getByLabel("Your name").fill("Ben Ito");
  await page.getByLabel("Email").fill(`ben-${Date.now()}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill("too short");
  await page.getByRole("button", { name: /^Create the (owner )?account$/ }).click();
  await expect(page.getByText("Enter at least 12 characters.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("twelve letters or more");
  await page.getByRole("button", { name: /^Create the (owner )?account$/ }).click();
  await expect(page.getByRole("heading", { name: "Projects" })).toBeVisible();
  await expect(page.getByText("No projects yet")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This link was used already, or it has expired")).toBeVisible();
  await expect(page.getByText("Ask an owner for a new one.")).toBeVisible();
});

const screens = [
  "",
  "/setup",
  "/basics",
  "/languages",
  "/rules",
  "/items",
  "/items/import",
  "/gold",
  "/preview",
  "/recruit",
  "/annotators",
  "/releases",
];

test("another organizer's project is not found, by any door", async ({ desk, makeWorld }) => {
  const foreign = await makeWorld({ items: 5, gold: 1 });
  for (const screen of screens) {
    await desk.goto(`/projects/${foreign.slug}${screen}`);
    await expect(desk.getByText("This page does not exist, or you have no access to it")).toBeVisible();
    await expect(desk.getByText("item 1 A")).toHaveCount(0);
  }
  const origin = { origin: new URL(desk.url()).origin };
  const input = encodeURIComponent(JSON.stringify({ project: foreign.slug }));
  const doors = await Promise.all([
    desk.request.get(`/api/projects/${foreign.slug}/releases/v1/judgments.csv`),
    desk.request.get(`/api/trpc/project.get?input=${input}`),
    desk.request.post(`/api/uploads?project=${foreign.slug}&name=a.csv`, { data: "a,b", headers: origin }),
    desk.request.post("/api/trpc/project.close", { data: { project: foreign.slug }, headers: origin }),
  ]);
  expect(doors.map((answer) => answer.status())).toEqual([404, 404, 404, 404]);
});

test("without signing in no organizer's door opens", async ({ request, makeOwnProject }) => {
  const { slug } = await makeOwnProject();
  const input = encodeURIComponent(JSON.stringify({ project: slug }));
  const doors = await Promise.all([
    request.get(`/api/projects/${slug}/releases/v1/judgments.csv`),
    request.get(`/api/trpc/project.get?input=${input}`),
    request.post(`/api/uploads?project=${slug}&name=a.csv`, { data: "a,b" }),
    request.post("/api/trpc/project.close", { data: { project: slug } }),
  ]);
  expect(doors.map((answer) => answer.status())).toEqual([401, 401, 401, 401]);
});

test("a viewer may look at a project but finds nothing to change", async ({
  desk,
  makeWorld,
  store,
  organizer,
}) => {
  const world = await makeWorld({ items: 5, gold: 1 });
  await addMember(store, world.projectId, organizer, "viewer");
  await desk.goto(`/projects/${world.slug}`);
  await expect(desk.getByText("Judged", { exact: true }).first()).toBeVisible();
  await expect(desk.getByRole("button", { name: /^(Pause|Close project)$/ })).toHaveCount(0);
  const origin = { origin: new URL(desk.url()).origin };
  const data = { project: world.slug };
  const answer = await desk.request.post("/api/trpc/project.pause", { data, headers: origin });
  expect(answer.status()).toBe(403);
});
