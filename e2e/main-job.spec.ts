import { existsSync } from "node:fs";
import { reportLinesOf, linesOfFile } from "@/tools/scripts/campaign/lines";
import { testPairs0To5 } from "@/server/domain/preset/test-pairs";
import { onwnGold, onwnInput } from "@/tools/scripts/campaign/onwn";
import { countedByItem, correlation } from "@/tools/scripts/campaign/released";
import { touchstone } from "@/tools/scripts/campaign/touchstone";
import { makeSetupLink } from "@/testing/organizer";
import { expect, test } from "./fixtures";
import { ProjectDesk } from "./pages/desk";
import { HitScreen } from "./pages/hit-screen";
import { agree, begin } from "./pages/join";
import { wide } from "./sizes";

const pairs = 40;
const testPairs = 6;
const gold = 8;
const overlap = 5;

test.use({ viewport: wide });

/** Answers a page by digits: each pair with the nearest point to its score. */
async function rateByKeys(hit: HitScreen, scores: ReadonlyMap<string, number>): Promise<void> {
  await hit.hydrated();
  for (const pair of await hit.pairs.all()) {
    const texts = await pair.locator(".item-text").allTextContents();
    await hit.page.keyboard.press(String(Math.round(scores.get(texts.join("\t")) ?? 0)));
  }
  await hit.page.keyboard.press("Control+Enter");
}

test("from a set-up link to a gold file: import, launch, judge, close, download", async ({
  page,
  browser,
  store,
  baseURL,
}, testInfo) => {
  test.skip(!existsSync(onwnInput), `${onwnInput} is not on this machine`);
  const input = linesOfFile(onwnInput).slice(0, pairs);
  const scores = linesOfFile(onwnGold).slice(0, pairs);
  const slug = `onwn-slice-${testInfo.workerIndex}-${Date.now()}`;
  const desk = new ProjectDesk(page, slug);

  await test.step("an account by the set-up link", async () => {
    await page.goto(`/setup/${await makeSetupLink(store)}`);
    await page.getByLabel("Your name").fill("Ana Lin");
    await page.getByLabel("Email").fill(`${slug}@example.org`);
    await page.getByLabel("Password", { exact: true }).fill("a long enough password");
    await page.getByRole("button", { name: /^Create the (owner )?account$/ }).click();
    await expect(page.getByRole("heading", { name: "Projects" })).toBeVisible();
  });

  await test.step("a draft from the preset", async () => {
    await page.getByRole("link", { name: "New project" }).first().click();
    await page.waitForURL("**/projects/new");
    await ProjectDesk.create(page, "sts-2012", "OnWN, a slice", slug);
  });

  await test.step("the pairs with their scores by drag and drop", async () => {
    const files = [
      { name: "STS.input.OnWN.txt", text: `${input.join("\n")}\n` },
      { name: "STS.gs.OnWN.txt", text: `${scores.join("\n")}\n` },
    ];
    await desk.drop(files, pairs);
    await desk.takeFirstAsGold(gold);
    await desk.import(pairs);
    // The preset brought six pairs for its test.
    await expect(page.getByText(`${pairs + testPairs} items`, { exact: true })).toBeVisible();
  });

  await test.step("a look at a page as annotators get it", async () => {
    await desk.open("Preview");
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("[data-pair]")).toHaveCount(5);
    await expect(frame.getByText("This is a preview. Nothing is saved or sent.")).toBeVisible();
  });

  await test.step("the launch", async () => {
    await desk.open("Overview");
    await expect(page.getByText("The project is ready to launch.")).toBeVisible();
    await desk.launch();
    await expect(desk.figure("Judged")).toContainText(`0 of ${pairs * overlap}`);
    await page.goto(`/p/${slug}`);
    await expect(page.getByText("You are a member of this project")).toBeVisible();
  });

  await test.step("somebody by the keyboard: the test, a page, and then no more", async () => {
    const annotator = await browser.newPage({ viewport: wide, baseURL: baseURL ?? "", locale: "en-US" });
    await annotator.goto(`/p/${slug}?workerId=A1&approvalRate=0.99`);
    await agree(annotator);
    const hit = await begin(annotator, /^Start the test: 6 pairs/);
    const known = testPairs0To5.map(({ textA, textB, answer }) => [`${textA}\t${textB}`, answer] as const);
    await rateByKeys(hit, new Map(known));
    await expect(annotator.getByRole("heading", { name: /^Test passed: 6 of 6 right/ })).toBeFocused();
    await annotator.getByRole("button", { name: "Start page 1" }).press("Enter");
    await rateByKeys(hit, new Map(input.map((line, at) => [line, Number(scores[at])])));
    await expect(annotator.getByRole("heading", { name: "Page 2" })).toBeVisible();
    await annotator.getByRole("button", { name: "Leave", exact: true }).press("Enter");
    await annotator.getByRole("dialog").getByRole("button", { name: "Leave" }).press("Enter");
    await expect(annotator.getByRole("heading", { name: "You left your page" })).toBeVisible();
    await annotator.close();
  });

  await test.step("annotators who answer the scores with noise", async () => {
    const annotators = ["--annotators", "10", "--mix", "careful:1", "--noise", "0.6", "--seed", "1"];
    const dataFolder = process.env.E2E_DATA ?? "";
    await touchstone(dataFolder, "rehearse", slug, "--url", baseURL ?? "", ...annotators);
    await page.goto(`/projects/${slug}`);
    await expect(desk.figure("Judged")).toContainText(`${pairs * overlap} of ${pairs * overlap} (100%)`);
    await expect(desk.figure("Estimated finish")).toContainText("All judgments are in");
    await expect(desk.figure("People")).toContainText("11 joined");
    await expect(desk.figure("Gold right")).toContainText(
      /\d+% \[\d+, \d+\], n = 40; runway least \d+ HITs$/,
    );
  });

  await test.step("the end, and the files", async () => {
    await desk.act("Close project");
    await expect(page.getByText("Closed", { exact: true }).first()).toBeVisible();
    await desk.open("Releases");
    await desk.release();
    expect(reportLinesOf(await desk.download("STS.input.OnWN.txt"))).toEqual(input);
    const released = reportLinesOf(await desk.download("STS.gs.OnWN.txt"));
    expect(released).toHaveLength(pairs);
    expect(correlation(released, scores)).toBeGreaterThanOrEqual(0.9);
    const counts = [...countedByItem(await desk.download("judgments.csv")).values()];
    expect(counts).toEqual(Array.from({ length: pairs }, () => overlap));
    const stranger = await browser.newPage({ baseURL: baseURL ?? "", locale: "en-US" });
    await stranger.goto(`/p/${slug}`);
    await expect(stranger.getByRole("heading", { name: "This project is closed" })).toBeVisible();
    await expect(new HitScreen(stranger).pairs).toHaveCount(0);
    await stranger.close();
  });
});
