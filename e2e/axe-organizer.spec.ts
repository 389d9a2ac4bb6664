import { makeOrganizer, makeSetupLink } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { bothThemes, expectNoViolations } from "./pages/axe";
import { dropFiles } from "./pages/drop-files";
import { wide } from "./sizes";

test.use({ viewport: wide });

test("signing up and signing in have no barrier", async ({ page, store }) => {
  await page.goto(`/setup/${await makeSetupLink(store)}`);
  await page.getByRole("button", { name: /^Create the (owner )?account$/ }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expectNoViolations(page, "set-up with errors");
  await page.goto("/setup/no-such-link");
  await expectNoViolations(page, "an unknown set-up link");
  await page.goto("/sign-in");
  await expectNoViolations(page, "sign-in");
});

test("projects without any have no barrier", async ({ page, store }) => {
  const { email, password } = await makeOrganizer(store);
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("No projects yet")).toBeVisible();
  await expectNoViolations(page, "no projects");
});

test("the list of projects, a new one and what does not exist have no barrier", async ({
  desk,
  makeOwnProject,
}) => {
  await makeOwnProject({ items: 5 });
  await makeOwnProject({ state: "draft" });
  for (const path of ["/projects", "/projects/new", "/projects/not-there"]) {
    await desk.goto(path);
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(desk, path);
  }
});

const screens = [
  "",
  "/basics",
  "/instructions",
  "/scale",
  "/page",
  "/languages",
  "/items",
  "/gold",
  "/rules",
  "/people",
  "/limits",
  "/preview",
  "/preview/frame",
  "/recruit",
  "/annotators",
  "/pay",
  "/releases",
];

/** Those that say that there is nothing yet. */
const showsEmptiness = new Set(["", "/items", "/gold", "/annotators", "/releases"]);
/** Those on which a draft has other things than a live project. */
const showsDrafts = new Set([
  "",
  "/basics",
  "/instructions",
  "/scale",
  "/page",
  "/rules",
  "/people",
  "/limits",
]);

/** Some tests, so that all browsers have one; what is looked at is made once for all screens of a test. */
const parts = [0, 1, 2, 3].map((part) => screens.filter((_, at) => at % 4 === part));

for (const part of parts) {
  test(`no barrier in a draft, an empty one, and a live project with answers: ${part.join(" ")}`, async ({
    desk,
    page,
    makeOwnProject,
  }) => {
    const empty = await makeOwnProject({ state: "draft", items: 0 });
    const draft = await makeOwnProject({ state: "draft", items: 6, gold: 2 });
    const live = await makeOwnProject({ items: 8, gold: 2 });
    const hit = await live.work(page);
    await hit.hydrated();
    await hit.answerAll(0);
    await hit.submit();
    await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
    for (const screen of part) {
      const worlds = {
        ...(showsEmptiness.has(screen) && { empty }),
        ...(showsDrafts.has(screen) && { draft }),
        live,
      };
      for (const [state, { slug }] of Object.entries(worlds)) {
        await desk.goto(`/projects/${slug}${screen}`);
        await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
        // The colours of a draft are those of a live project, which has more of them.
        await expectNoViolations(desk, `${screen}, ${state}`, state === "live" ? bothThemes : ["light"]);
      }
    }
  });
}

test("importing has no barrier: before a file, with errors, and when all is well", async ({
  desk,
  makeOwnProject,
}) => {
  const { slug } = await makeOwnProject({ state: "draft", items: 0 });
  const importPage = `/projects/${slug}/items/import`;
  const zone = desk.getByText("Drop files here, or choose them");
  await desk.goto(importPage);
  await expectNoViolations(desk, "before a file");
  await dropFiles(zone, [{ name: "bad.csv", text: "id,text_a,text_b\n1,,B\n2,A\n" }]);
  await expect(desk.getByRole("button", { name: "Errors as CSV" })).toBeVisible();
  await expectNoViolations(desk, "a file with errors");
  await desk.goto(importPage);
  await dropFiles(zone, [
    { name: "STS.input.good.txt", text: "A text.\tAnother.\n" },
    { name: "STS.gs.good.txt", text: "3.5\n" },
  ]);
  await expect(desk.getByRole("button", { name: "Import 1 item" })).toBeVisible();
  await expectNoViolations(desk, "a good file");
});

test("what is asked before an act has no barrier", async ({ desk, makeOwnProject }) => {
  const live = await makeOwnProject({ items: 5, gold: 1 });
  await desk.goto(`/projects/${live.slug}`);
  await desk.getByRole("button", { name: "Close project" }).click();
  await expect(desk.getByRole("alertdialog")).toBeVisible();
  await expectNoViolations(desk, "closing");
  await desk.setViewportSize(wide);
  await desk.goto(`/projects/${live.slug}/gold`);
  await desk.getByRole("button", { name: "Open gold item gold 1" }).click();
  await expect(desk.getByLabel("Explanation")).toBeVisible();
  await expectNoViolations(desk, "the gold editor");
});
