import { existsSync } from "node:fs";
import { linesOf, linesOfFile } from "@/server/scripts/campaign/lines";
import { onwnGold, onwnInput } from "@/server/scripts/campaign/onwn";
import { countedByItem, correlation } from "@/server/scripts/campaign/released";
import { touchstone } from "@/server/scripts/campaign/touchstone";
import { makeSetupLink } from "@/server/testing/organizer";
import { expect, test } from "./fixtures";
import { ProjectDesk } from "./pages/desk";
import { dropFiles } from "./pages/drop-files";
import { HitScreen } from "./pages/hit-screen";
import { wide } from "./sizes";

const pairs = 40;
const testPairs = 6;
const gold = 8;
const overlap = 5;

test.use({ viewport: wide });

test("from a set-up link to a gold file: import, launch, judge, close, download", async ({
  page,
  store,
  baseURL,
}, testInfo) => {
  test.skip(!existsSync(onwnInput), `${onwnInput} is not on this machine`);
  test.setTimeout(120_000);
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
    await page.getByRole("radio", { name: /sts-2012/ }).check();
    await page.getByLabel("Name", { exact: true }).fill("OnWN, a slice");
    await page.getByLabel("Address").fill(slug);
    await page.getByRole("button", { name: "Create the draft" }).click();
    await page.waitForURL(`**/projects/${slug}/setup`);
    await page.getByLabel("Contact: name").fill("Ana Lin");
    await page.getByLabel("Contact: email").fill("ana@example.org");
    await page.getByLabel("Contact: email").blur();
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
  });

  await test.step("the pairs with their scores by drag and drop", async () => {
    await page.goto(`/projects/${slug}/items/import`);
    await dropFiles(page.getByText("Drop files here, or choose them"), [
      { name: "STS.input.OnWN.txt", text: `${input.join("\n")}\n` },
      { name: "STS.gs.OnWN.txt", text: `${scores.join("\n")}\n` },
    ]);
    await expect(page.getByText(`${pairs} lines are good.`)).toBeVisible();
    await desk.takeFirstAsGold(gold);
    await page.getByRole("button", { name: `Import ${pairs} items` }).click();
    // The preset brought six pairs for its test.
    await expect(page.getByText(`${pairs + testPairs} items`, { exact: true })).toBeVisible();
  });

  await test.step("a look at a page as annotators get it", async () => {
    await desk.tab("Preview");
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("[data-pair]")).toHaveCount(5);
    await expect(frame.getByText("A preview: nothing is kept or sent.")).toBeVisible();
  });

  await test.step("the launch", async () => {
    await desk.tab("Overview");
    await expect(page.getByText("Everything that a launch needs is there.")).toBeVisible();
    await desk.launch();
    await expect(desk.figure("Judged")).toContainText(`0 of ${pairs * overlap}`);
    await page.goto(`/p/${slug}`);
    await expect(page.getByRole("button", { name: "I agree, start" })).toBeVisible();
  });

  await test.step("annotators who answer the scores with noise", async () => {
    const annotators = ["--annotators", "10", "--mix", "careful:1", "--noise", "0.6", "--seed", "1"];
    const dataFolder = process.env.E2E_DATA ?? "";
    await touchstone(dataFolder, "rehearse", slug, "--url", baseURL ?? "", ...annotators);
    await page.goto(`/projects/${slug}`);
    await expect(desk.figure("Judged")).toContainText(`${pairs * overlap} of ${pairs * overlap} (100%)`);
    await expect(desk.figure("Finished")).toContainText("All judgments are in");
    await expect(desk.figure("People")).toContainText("10 in all");
    await expect(desk.figure("Gold right")).toContainText(
      /\d+% \[\d+, \d+\], n = 40; runway least \d+ HITs$/,
    );
  });

  await test.step("the end, and the files", async () => {
    await desk.act("Close project");
    await expect(page.getByText("Closed", { exact: true }).first()).toBeVisible();
    await desk.tab("Releases");
    await desk.release();
    expect(linesOf(await desk.download("STS.input.OnWN.txt"))).toEqual(input);
    const released = linesOf(await desk.download("STS.gs.OnWN.txt"));
    expect(released).toHaveLength(pairs);
    expect(correlation(released, scores)).toBeGreaterThanOrEqual(0.9);
    const counts = [...countedByItem(await desk.download("judgments.csv")).values()];
    expect(counts).toEqual(Array.from({ length: pairs }, () => overlap));
    await page.goto(`/p/${slug}`);
    await expect(page.getByRole("heading", { name: "This project is closed" })).toBeVisible();
    await expect(new HitScreen(page).pairs).toHaveCount(0);
  });
});
