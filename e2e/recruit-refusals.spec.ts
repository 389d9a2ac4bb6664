import type { Page } from "@playwright/test";
import type { VendorAccount } from "@/testing/prolific/vendor-account";
import { expect, test } from "./fixtures";
import { agree } from "./pages/join";
import { pasteToken, PeopleOfProlific, publishStudy } from "./pages/prolific-screens";
import { SentPerson } from "./pages/sent-person";
import { wide } from "./sizes";

test.use({ viewport: wide });

const plan = { places: 12, pages: 2, minutes: 10, reward: "2.00" };
const settings = { contactEmail: "lab@example.org" };
const workspace = { title: "Lab", currency: "USD" } as const;
const minuteMs = 60_000;

/** Opens a link in a browser that has not been here. @returns what its page says */
async function opened(page: Page, link: string | URL): Promise<string> {
  await page.context().clearCookies();
  await page.goto(String(link));
  return page.getByRole("main").innerText();
}

/** A link with one of its values put by hand. */
function changed({ link }: SentPerson, name: string, value: string | null): URL {
  const other = new URL(link);
  if (value === null) other.searchParams.delete(name);
  else other.searchParams.set(name, value);
  return other;
}

const tokenOf = (link: string | URL) => new URL(link).searchParams.get("prolific_token") ?? "";

/** A token whose claims are others than those that were signed. */
function forgedFrom(token: string): string {
  const [head, claims = "", signature] = token.split(".");
  const said = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), exp: 9_999_999_999 };
  return [head, Buffer.from(JSON.stringify(said)).toString("base64url"), signature].join(".");
}

test("only a link that Prolific signed for this person and this study lets them in", async ({
  desk,
  page,
  makeOwnProject,
  openVendor,
}) => {
  const vendor = await openVendor({ workspace });
  const { slug } = await makeOwnProject({ items: 10, settings });
  await pasteToken(desk, slug, vendor);
  const studyId = await publishStudy(desk, vendor, {
    ...plan,
    abilities: ["Signs the links by which people come"],
  });
  const [person, other] = [await SentPerson.start(vendor, studyId), await SentPerson.start(vendor, studyId)];
  const expired = await vendor.linkAt(person.submission, Date.now() - 5 * minuteMs);
  const notYours = "The link you used was changed, or its prolific_token is not yours.";
  const foreign = "The prolific_token in your link was made for another person or another visit.";
  const cases = [
    ["without a token", changed(person, "prolific_token", null), "It does not contain prolific_token."],
    ["no token at all", changed(person, "prolific_token", "me"), "a prolific_token that cannot be right"],
    ["forged", changed(person, "prolific_token", forgedFrom(tokenOf(person.link))), notYours],
    ["expired", expired, "The time of this link is over."],
    ["another person's", changed(person, "prolific_token", tokenOf(other.link)), foreign],
    ["for another id", changed(person, "PROLIFIC_PID", "5f9a1c2e3b4d5e6f70819203"), foreign],
    [
      "of another study",
      changed(person, "STUDY_ID", "6712aa00bb11cc22dd33ee99"),
      "You came from another Prolific study.",
    ],
  ] as const;
  for (const [name, link, says] of cases) {
    await test.step(name, async () => {
      expect(await opened(page, link)).toContain(says);
      await expect(page.getByRole("button", { name: "I agree, start" })).toHaveCount(0);
    });
  }
  await desk.goto(`/projects/${slug}/recruit`);
  const refused = desk.getByRole("region", { name: "Refused links" }).getByRole("listitem");
  await expect(refused.filter({ hasText: "opened after its time" })).toContainText("Prolific1 visit");
  await expect(refused.filter({ hasText: "signed for another person" })).toContainText("Prolific2 visits");
  const screen = new PeopleOfProlific(desk, slug);
  await screen.open();
  await screen.compare();
  await expect(screen.row("Not arrived")).toHaveCount(2);

  await opened(page, other.link);
  await agree(page);
  await screen.compare();
  await expect(screen.row("Not arrived")).toHaveCount(1);
});

test("what is changed at Prolific and a token that it refuses are named to the organizer, and nothing is lost", async ({
  desk,
  makeOwnProject,
  openVendor,
}) => {
  const vendor = await openVendor({ workspace });
  const { slug } = await makeOwnProject({ items: 10, settings });
  await pasteToken(desk, slug, vendor);
  const studyId = await publishStudy(desk, vendor, plan);
  const person = await SentPerson.start(vendor, studyId);
  await vendor.updateStudy(studyId, { name: "Another title", reward: 150 });
  const screen = new PeopleOfProlific(desk, slug);
  await screen.open();
  await screen.compare();
  await desk.goto(`/projects/${slug}/recruit/prolific/study`);
  await expect(desk.getByText("Changed at Prolific since the draft:")).toContainText(/title/i);
  await expect(desk.getByText("Changed at Prolific since the draft:")).toContainText(/reward/i);

  await vendor.revokeToken(vendor.token);
  await screen.open();
  await screen.compare();
  await expect(desk.getByText("Prolific’s last answer: “Invalid token.”")).toBeVisible();
  await desk.goto(`/projects/${slug}/recruit/prolific/study`);
  await expect(desk.getByText("Prolific refuses this token. Connect again with a new one.")).toBeVisible();

  await person.join({});
  await person.judge(3);
  await person.end();
  await reconnect(desk, vendor);
  await screen.open();
  await screen.compare();
  await expect(screen.row("AWAITING REVIEW")).toHaveCount(1);
});

/** Lets Prolific know another token of the same account, and pastes it. */
async function reconnect(desk: Page, vendor: VendorAccount): Promise<void> {
  await vendor.admitToken(`${vendor.token}-new`);
  await desk.getByLabel("Token").fill(`${vendor.token}-new`);
  await desk.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(desk.getByText("(token …-new")).toBeVisible();
}
