import path from "node:path";
import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { openFile } from "@/testing/world/database";
import type { AccountSettings } from "@/testing/prolific/http/serve-control";
import { openVendorAccount, type VendorAccount } from "@/testing/prolific/vendor-account";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { awaitScripts } from "./pages/await-scripts";
import { HitScreen } from "./pages/hit-screen";

type Store = ReturnType<typeof openFile>;
type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface OwnWorld extends World {
  /** Opens a page of work as the annotator with this number, from 1. */
  work: (page: Page, annotator?: number) => Promise<HitScreen>;
  /** Makes this browser that of the annotator with this number, from 1. */
  enter: (page: Page, annotator?: number) => Promise<void>;
}

interface TestFixtures {
  /** Violations of their policy by the pages of this test so far; none may be left at its end. */
  policyViolations: string[];
  /** Makes a project of the test's own, with one annotator unless it says otherwise. */
  makeWorld: (options?: WorldOptions) => Promise<OwnWorld>;
  /** A page of the organizer's browser. */
  desk: Page;
  /** Makes a project that the organizer owns. */
  makeOwnProject: (options?: WorldOptions) => Promise<OwnWorld>;
  /**
   * Opens a researcher's account at the stand-in for Prolific, with a token of its own; through it the test acts as the
   * participants, lets calls fail, and reads what the vendor knows. Nothing that the server asked may go against Prolific's
   * description.
   */
  openVendor: (settings?: AccountSettings) => Promise<VendorAccount>;
}

/** What the pages of the running test did against their Content-Security-Policy; one test runs at a time. */
const violations: string[] = [];

/** Notes every violation of a policy in any document of a context, unless the test sets out to cause some. */
async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeBinding("noteViolation", (_source, text: string) => void violations.push(text));
  await context.addInitScript(() => {
    addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI, documentURI, sourceFile }) => {
        const note = Reflect.get(window, "noteViolation") as (text: string) => void;
        note(`${documentURI}: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
      },
    );
  });
}

/** A browser context that the tests of a worker use one after the other. */
interface HeldContext {
  context?: BrowserContext;
}

interface WorkerFixtures {
  /** The organizer's. */
  held: HeldContext;
  /** The database of the server under test. */
  store: Store;
  organizer: TestOrganizer;
  session: StorageState;
}

function ownWorld(world: World, baseURL: string): OwnWorld {
  const enter = async (page: Page, annotator = 1) => {
    const value = world.tokens[annotator - 1];
    if (value === undefined) throw new Error(`This world has no annotator ${annotator}.`);
    const name = `touchstone_annotator_${world.slug}`;
    await page.context().addCookies([{ name, value, url: baseURL, httpOnly: true, sameSite: "Lax" }]);
  };
  const work = async (page: Page, annotator = 1) => {
    await enter(page, annotator);
    await page.goto(`/p/${world.slug}/work`);
    return new HitScreen(page);
  };
  return { ...world, enter, work };
}

/** Tests with worlds of their own: nothing that one of them does can be seen by another. */
export const test = base.extend<TestFixtures, WorkerFixtures & { workerURL: string }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await watchPolicy(context);
        if (options?.javaScriptEnabled !== false) context.on("page", awaitScripts);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  // Held from test to test, it comes from no newContext, and what it watched is cleared before each test.
  context: async ({ context }, use) => {
    await watchPolicy(context);
    await use(context);
  },
  page: async ({ page }, use) => use(awaitScripts(page)),
  policyViolations: [
    async ({}, use) => {
      violations.length = 0;
      await use(violations);
      expect(violations, "no page does anything against its policy").toEqual([]);
    },
    { auto: true },
  ],
  store: [
    async ({}, use) => {
      const store = openFile(path.join(process.env.E2E_DATA ?? "", "touchstone.sqlite"));
      await use(store);
      await store.close();
    },
    { scope: "worker" },
  ],
  // The first account of all takes over every project that nobody owns; no test means to be that one.
  organizer: [async ({ store }, use) => use(await makeOrganizer(store)), { scope: "worker", auto: true }],
  session: [
    async ({ organizer, playwright, workerURL }, use) => {
      const request = await playwright.request.newContext({
        baseURL: workerURL,
        extraHTTPHeaders: { origin: workerURL },
      });
      const { email, password } = organizer;
      const answer = await request.post("/api/auth/sign-in/email", { data: { email, password } });
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  workerURL: [async ({}, use, { project }) => use(project.use.baseURL ?? ""), { scope: "worker" }],
  makeWorld: async ({ store, workerURL }, use) => {
    await use(async (options) =>
      ownWorld(await makeProject(store, { annotators: 1, ...options }), workerURL),
    );
  },
  held: [async ({}, use) => use({}), { scope: "worker" }],
  desk: async ({ browser, held, session, viewport }, use) => {
    held.context ??= await browser.newContext();
    await held.context.setStorageState(session);
    const page = await held.context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
    await Promise.all(held.context.pages().map((open) => open.close()));
  },
  makeOwnProject: async ({ store, organizer, makeWorld }, use) => {
    await use(async (options) => {
      const world = await makeWorld(options);
      await addMember(store, world.projectId, organizer);
      return world;
    });
  },
  openVendor: async ({}, use) => {
    const opened: VendorAccount[] = [];
    await use(async (settings) => {
      const url = `http://127.0.0.1:${process.env.E2E_PROLIFIC_PORT}`;
      const account = await openVendorAccount(url, settings);
      opened.push(account);
      return account;
    });
    for (const account of opened) expect(await account.violations()).toEqual([]);
  },
});

export { expect };
