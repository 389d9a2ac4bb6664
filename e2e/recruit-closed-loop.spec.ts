import type { Browser, Page } from "@playwright/test";
import { changeLimits } from "@/testing/project-limits";
import { setProjectState } from "@/testing/project-state";
import { letTimePass } from "@/testing/prolific/let-time-pass";
import { ourSubmissions, unpaidOfProlific } from "@/testing/prolific/our-side";
import type { VendorAccount } from "@/testing/prolific/vendor-account";
import { expect, test } from "./fixtures";
import { judgeAlike } from "./pages/end-screen";
import { HitScreen } from "./pages/hit-screen";
import { agree, begin } from "./pages/join";
import { PlainWorker } from "./pages/plain-worker";
import { pasteToken, PeopleOfProlific, publishStudy } from "./pages/prolific-screens";
import { codeIn, SentPerson } from "./pages/sent-person";
import {
  admitted,
  closedLoopSettings,
  completists,
  latecomers,
  paused,
  qualified,
  right,
  tooLate,
  usualStories,
  type Story,
} from "./prolific-stories";
import { wide } from "./sizes";

test.use({ viewport: wide });

const hourMs = 60 * 60_000;
/** In a browser: reads, agrees, judges, and presses the button that leads back. */
async function finishInBrowser(browser: Browser, person: SentPerson): Promise<void> {
  const page = await inBrowser(browser, person);
  await page.getByLabel("Country").selectOption(admitted.country);
  await agree(page);
  await begin(page, /^Start the quiz/);
  await judgeAlike(new HitScreen(page), right);
  await page.getByRole("button", { name: "Start page 1" }).click();
  for (const number of [1, 2]) {
    await expect(page.getByRole("heading", { name: `Page ${number}` })).toBeVisible();
    await judgeAlike(new HitScreen(page), right);
  }
  await followBack(page, person);
}

async function declineInBrowser(browser: Browser, person: SentPerson): Promise<void> {
  const page = await inBrowser(browser, person);
  await page.getByRole("link", { name: "I do not agree" }).click();
  await followBack(page, person);
}

async function inBrowser(browser: Browser, { link }: SentPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link.href);
  return page;
}

/** Prolific's own site is out of reach here: what the button would tell it is told to the stand-in. */
async function followBack(page: Page, person: SentPerson): Promise<void> {
  const back = page.getByRole("main").getByRole("link", { name: "Return to Prolific", exact: true });
  await person.enter(codeIn((await back.getAttribute("href")) ?? ""));
  await page.context().close();
}

/** Participants who are asked to give their place back do so. */
async function returnPlaces(vendor: VendorAccount): Promise<void> {
  for (const { id, status, returnRequestedAt } of await vendor.submissions()) {
    const isOpen = status === "AWAITING REVIEW" || status === "TIMED-OUT" || status === "ACTIVE";
    if (returnRequestedAt !== null && isOpen) await vendor.giveBack(id);
  }
}

test("thirty people of every outcome are settled on both sides, and all that is due is paid once", async ({
  desk,
  browser,
  store,
  makeOwnProject,
  openVendor,
  workerURL,
}) => {
  const vendor = await openVendor({
    workspace: {
      title: "Lab",
      currency: "USD",
      abilities: { signedLinks: false, screenOutPay: false, partPay: false, testStudies: false },
    },
    rates: { duplicated: 0.2, forged: 0.2, late: 0.2, lost: 0.1 },
    seed: 7,
  });
  const { slug, projectId } = await makeOwnProject({
    items: 12,
    gold: 24,
    goldPerHit: 1,
    hitSize: 4,
    overlap: 14,
    annotators: 0,
    settings: closedLoopSettings,
  });
  await pasteToken(desk, slug, vendor);
  const studyId = await publishStudy(desk, vendor, { places: 40, pages: 2, minutes: 10, reward: "2.20" });

  const told: { name: string; story: Story; person: SentPerson }[] = [];
  const start = async (name: string, story: Story) => {
    const people: SentPerson[] = [];
    for (let count = 0; count < story.people; count += 1) {
      const person = await SentPerson.start(vendor, studyId);
      told.push({ name, story, person });
      people.push(person);
    }
    return people;
  };
  const play = async (name: string, story: Story) => {
    for (const person of await start(name, story)) await test.step(name, () => story.does(person));
  };
  const late = await start("is there when others have done the rest", latecomers);
  for (const person of late) await qualified(person, 1);
  const last = await start("comes when there is no page any more", tooLate);
  for (const [name, story] of Object.entries(usualStories)) await play(name, story);
  await play("finishes in a browser", {
    ...usualStories["finishes and enters the code"]!,
    people: 1,
    does: (person) => finishInBrowser(browser, person),
  });
  await play("does not agree, in a browser", {
    ...usualStories["does not agree"]!,
    people: 1,
    does: (person) => declineInBrowser(browser, person),
  });
  const held = await start("asks for a page while the project is paused", paused);
  for (const person of held) await qualified(person, 1);
  await setProjectState(store, projectId, "paused");
  for (const person of held) await paused.does(person);
  await setProjectState(store, projectId, "live");
  await changeLimits(store, projectId, { hitsPerAnnotator: null });
  await play("does all there is", completists);
  for (let others = 0; others < 14; others += 1) {
    const other = new PlainWorker(new URL(`/p/${slug}`, workerURL));
    await other.join(admitted);
    await other.judge(right);
  }
  for (const person of late) await latecomers.does(person);
  for (const person of last) await tooLate.does(person);
  expect(told.length).toBeGreaterThanOrEqual(30);

  const screen = new PeopleOfProlific(desk, slug);
  await screen.open();
  await vendor.deliverEvents();
  await screen.compare();
  await letTimePass(store, projectId, 3 * hourMs);
  const done = { approved: 0, paid: 0 };
  /** An organizer goes on until there is nothing to do: compares, presses what there is to press, approves and pays. */
  const round = async (): Promise<string> => {
    await vendor.settle();
    await vendor.deliverEvents();
    await returnPlaces(vendor);
    await screen.compare();
    const pressed = await screen.pressEach();
    const approved = await screen.approveAll();
    const paid = await screen.payAll();
    done.approved += approved ?? 0;
    done.paid += paid ?? 0;
    const open = (await vendor.submissions()).filter(({ status }) =>
      ["RESERVED", "ACTIVE", "AWAITING REVIEW"].includes(status),
    );
    const hadNothingToDo = pressed === 0 && approved === null && paid === null;
    return hadNothingToDo && open.length === 0 ? "settled" : "open";
  };
  await expect.poll(round, { timeout: 400_000 }).toBe("settled");
  await vendor.settle();
  await screen.compare();

  const theirs = new Map((await vendor.submissions()).map((each) => [each.id, each]));
  const ledger = await vendor.ledger();
  const found = told.map(({ name, person: { submission } }) => ({
    name,
    ends: theirs.get(submission)?.status,
    paid: ledger
      .filter(({ submissionId }) => submissionId === submission)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));
  expect(found).toEqual(told.map(({ name, story: { ends, paid } }) => ({ name, ends, paid })));
  for (const { person } of told) {
    const rewards = ledger.filter(
      (entry) => entry.submissionId === person.submission && entry.kind !== "bonus",
    );
    expect(rewards.length).toBeLessThanOrEqual(1);
  }
  expect(done.paid).toBe(ledger.filter(({ kind }) => kind === "bonus").length);
  expect(done.approved).toBe(told.filter(({ story }) => story.ends === "APPROVED").length);

  const ours = await ourSubmissions(store, projectId);
  expect(Object.fromEntries(ours.map(({ id, status, bonuses }) => [id, { status, bonuses }]))).toEqual(
    Object.fromEntries(
      [...theirs].map(([id, { status, bonusesMinor }]) => [id, { status, bonuses: bonusesMinor }]),
    ),
  );
  await expect(desk.getByText(`${told.length} of ${told.length} agree.`)).toBeVisible();
  await expect(desk.getByText("No bonus is open.")).toBeVisible();

  await setProjectState(store, projectId, "closed");
  await screen.compare();
  expect(await unpaidOfProlific(store, projectId)).toEqual([]);
});

test("where the workspace pays parts and people who do not pass, no bonus is needed for them", async ({
  desk,
  store,
  makeOwnProject,
  openVendor,
}) => {
  const vendor = await openVendor({ workspace: { title: "Lab", currency: "USD" } });
  const world = { items: 16, gold: 24, goldPerHit: 1, hitSize: 4, annotators: 0 };
  const { slug, projectId } = await makeOwnProject({ ...world, settings: closedLoopSettings });
  await changeLimits(store, projectId, { hitsPerAnnotator: 4 });
  await pasteToken(desk, slug, vendor);
  const studyId = await publishStudy(desk, vendor, {
    places: 9,
    pages: 4,
    minutes: 20,
    reward: "4.40",
    abilities: ["Pays people who do not pass the test", "Pays a part of the reward"],
  });
  for (const name of ["is stopped, and closes the tab", "fails the quiz"]) {
    await usualStories[name]!.does(await SentPerson.start(vendor, studyId));
  }
  const screen = new PeopleOfProlific(desk, slug);
  await screen.open();
  const paid = async () => {
    await screen.compare();
    return (await vendor.ledger()).map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).toSorted();
  };
  await expect.poll(paid).toEqual(["part 220", "screen-out 20"]);
  await screen.compare();
  await expect(screen.row("PARTIALLY APPROVED")).toHaveCount(1);
  await expect(screen.row("SCREENED OUT")).toHaveCount(1);
  await expect(desk.getByText("2 of 2 agree.")).toBeVisible();
  await expect(desk.getByText("No bonus is open.")).toBeVisible();
});
