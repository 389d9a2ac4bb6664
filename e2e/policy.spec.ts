import { finishedDemoSlug } from "@/server/domain/project/finished-demo";
import { addMemberOf } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { wide } from "./sizes";

// Every other test, too, fails if one of its pages does something against its policy; these visit what few others do.
const slug = "demo";

test.use({ viewport: wide });

test("annotators' pages do nothing against their policy", async ({ page, policyViolations }) => {
  for (const path of ["", "/return", "/return?PROLIFIC_PID=1&refused=wrong", "/declined", "/not-eligible"]) {
    const answer = await page.goto(`/p/${slug}${path}`);
    expect(answer?.headers()["content-security-policy"]).toContain("script-src 'nonce-");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(`/p/${slug}`);
  await page.getByRole("button", { name: "I agree, start" }).click();
  await page.waitForURL("**/instructions");
  for (const path of ["/work", "/end", "/left"]) {
    await page.goto(`/p/${slug}${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  expect(policyViolations).toEqual([]);
});

/** What differs from answer to answer, and what says how it was sent. */
const ofOneAnswer = [
  "date",
  "x-request-id",
  "vary",
  "content-length",
  "content-encoding",
  "transfer-encoding",
];

test("a call that is answered in front of Next is as guarded as one that Next answers", async ({
  request,
}) => {
  const guardsOf = async (procedure: string) => {
    const input = encodeURIComponent(JSON.stringify({ project: slug }));
    const headers = (await request.get(`/api/trpc/${procedure}?input=${input}`)).headers();
    const kept = Object.entries(headers).filter(([name]) => !ofOneAnswer.includes(name));
    return Object.fromEntries(kept.map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce'")]));
  };
  const inFront = await guardsOf("work.terms");
  expect(inFront["content-security-policy"]).toContain("'nonce'");
  expect(inFront).toEqual(await guardsOf("project.get"));
});

/** Every screen of an organizer, by the folder of its page. */
const screens = [
  "",
  "/setup",
  "/basics",
  "/instructions",
  "/scale",
  "/page",
  "/languages",
  "/items",
  "/items/import",
  "/items/senses",
  "/items/texts",
  "/gold",
  "/quality",
  "/rules",
  "/people",
  "/limits",
  "/preview",
  "/preview/frame",
  "/recruit",
  "/annotators",
  "/annotators/A-001",
  "/agreement",
  "/adjudication",
  "/adjudication/decided",
  "/exclusion",
  "/pay",
  "/members",
  "/jobs",
  "/activity",
  "/settings",
  "/releases",
];

for (const project of [slug, finishedDemoSlug]) {
  test(`organizers' pages of ${project} do nothing against their policy`, async ({
    desk,
    store,
    organizer,
    policyViolations,
  }) => {
    await addMemberOf(store, project, organizer);
    for (const screen of screens) {
      const answer = await desk.goto(`/projects/${project}${screen}`);
      // What a task type has no screen for is not found, on a page of its own.
      expect([200, 404]).toContain(answer?.status());
      await expect(desk.locator("main, h1").first()).toBeVisible();
    }
    expect(policyViolations).toEqual([]);
  });
}

test("the list of projects leads to the finished demo, where agreement stands", async ({
  desk,
  store,
  organizer,
}) => {
  await addMemberOf(store, finishedDemoSlug, organizer);
  await desk.goto("/projects");
  await desk.getByRole("paragraph").getByRole("link", { name: "Demo: a finished campaign" }).click();
  await desk.getByRole("link", { name: /^Results/ }).click();
  await expect(desk.getByRole("heading", { name: "Figures over all items" })).toBeVisible();
});

test("what stands outside projects does nothing against its policy", async ({ desk, page }) => {
  for (const path of [
    "/projects",
    "/projects/new",
    "/account",
    "/no/such/page",
    "/projects/no-such-project",
  ]) {
    const answer = await desk.goto(path);
    expect(answer?.headers()["content-security-policy"]).toContain("script-src 'nonce-");
    await expect(desk.locator("h1").first()).toBeVisible();
  }
  for (const path of ["/sign-in", "/setup/no-such-link", "/p/no-such-project", "/p/no-such-project/work"]) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
  }
});

test("a script that somebody smuggles into a page does not run, nor does a picture from elsewhere load", async ({
  page,
  desk,
  makeOwnProject,
  policyViolations,
}) => {
  const world = await makeOwnProject({ items: 5 });
  await world.work(page);
  await desk.goto(`/projects/${world.slug}/annotators`);
  for (const victim of [page, desk]) {
    await victim.evaluate(() => {
      const holder = document.createElement("div");
      holder.innerHTML =
        `<img src="/no-such-picture" onerror="document.title = 'ran'">` +
        `<img src="https://images.example.org/spy.png"><a id="jump" href="javascript:document.title='ran'">x</a>`;
      document.body.append(holder);
      // A script of the parser's, without the nonce, as an injected one has it.
      const doc = `<script>parent.document.title = "ran"</` + `script>`;
      const frame = document.createElement("iframe");
      frame.srcdoc = doc;
      document.body.append(frame);
      document.querySelector<HTMLAnchorElement>("#jump")?.click();
    });
    await expect
      .poll(() => policyViolations.join("\n"))
      .toContain("img-src blocked https://images.example.org");
    await expect.poll(() => policyViolations.join("\n")).toMatch(/script-src(-attr|-elem)? blocked inline/);
    expect(await victim.title()).not.toBe("ran");
    policyViolations.length = 0;
  }
});

test("scripts written into the HTML of an answer do not run", async ({
  page,
  makeWorld,
  policyViolations,
}) => {
  const world = await makeWorld({ items: 5 });
  await page.route(`**/p/${world.slug}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const injected = html.replace("</body>", `<script>document.documentElement.id = "ran"</script></body>`);
    await route.fulfill({ response: answer, body: injected });
  });
  await page.goto(`/p/${world.slug}`);
  await expect(page.getByRole("button", { name: "I agree, start" })).toBeVisible();
  await expect.poll(() => policyViolations.length).toBeGreaterThan(0);
  expect(await page.locator("html").getAttribute("id")).toBeNull();
  policyViolations.length = 0;
});

test("a picture in the instructions needs a host that is named, and is seen once it is", async ({
  page,
  desk,
  makeOwnProject,
}) => {
  const world = await makeOwnProject({ items: 5 });
  const picture = "https://images.example.org/map.png";
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
  for (const each of [page, desk]) {
    await each.route(picture, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
  }
  await desk.goto(`/projects/${world.slug}/instructions`);
  const text = desk.getByRole("textbox", { name: "Instructions" });
  await text.fill(`![A map](${picture})`);
  await text.blur();
  const problem = desk.getByText(`Annotators cannot see the picture ${picture}.`);
  await expect(problem).toBeVisible();
  await desk.goto(`/projects/${world.slug}/page`);
  const hosts = desk.getByRole("textbox", { name: "Picture hosts" });
  const saved = desk.waitForResponse("**/project.update**");
  await hosts.fill("images.example.org");
  await hosts.blur();
  expect((await saved).status()).toBe(200);
  await desk.goto(`/projects/${world.slug}/instructions`);
  await text.fill(`![A map](${picture}) `);
  await text.blur();
  await expect(problem).toHaveCount(0);
  await world.enter(page);
  const drawn = () => page.getByRole("img", { name: "A map" });
  await expect(async () => {
    await page.goto(`/p/${world.slug}/instructions`);
    await expect(drawn()).toHaveAttribute("src", picture, { timeout: 2_000 });
  }).toPass();
  expect(await drawn().evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
  // Another screen is a new document, which knows the host; so is whatever follows it.
  await desk.getByRole("link", { name: "Items", exact: true }).click();
  await expect(desk.locator("html")).toHaveAttribute("data-image-hosts", "images.example.org");
  await desk.getByRole("link", { name: "Task", exact: true }).click();
  await desk.getByRole("link", { name: "Instructions", exact: true }).click();
  await expect(desk.getByRole("img", { name: "A map" })).toHaveAttribute("src", picture);
});
