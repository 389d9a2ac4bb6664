import type { Page } from "@playwright/test";
import { demoSlugs } from "@/testing/demo-slugs";
import { expect, test } from "./fixtures";
import { layoutShift } from "./pages/page-load";
import { phone } from "./sizes";

const maxBytes = 130_000;
const maxShift = 0.01;
const marking = "demo-units";
/** Its words are drawn by scripts alone; on a slow machine the bar below them still moves a little. */
const maxShiftOfMarking = 0.02;

/** What a page asks for with an empty cache. */
interface Load {
  /** The compressed size of each script by its address, in bytes. */
  scripts: Map<string, number>;
  fonts: string[];
}

/** Opens a page with an empty cache. All its scripts come as Brotli, and say how long they are. */
async function load(page: Page, address: string): Promise<Load> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const seen: Load = { scripts: new Map(), fonts: [] };
  const encodings = new Set<string | null>();
  client.on("Network.responseReceived", ({ type, response: { url, headers: given } }) => {
    const headers = new Headers(given);
    if (type === "Font") seen.fonts.push(url);
    if (type !== "Script") return;
    encodings.add(headers.get("content-encoding"));
    seen.scripts.set(url, Number(headers.get("content-length")));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await client.send("Network.setCacheDisabled", { cacheDisabled: false });
  await client.detach();
  expect([...encodings]).toEqual(["br"]);
  expect(seen.scripts.size).toBeGreaterThan(3);
  expect(Math.min(...seen.scripts.values())).toBeGreaterThan(0);
  return seen;
}

for (const slug of demoSlugs) {
  test(`the page of ${slug} loads with at most 130,000 bytes of compressed scripts, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`/p/${slug}`);
    await page.getByRole("button", { name: "I agree, start" }).click();
    await page.getByRole("link", { name: /^Start/ }).click();
    await page.waitForURL("**/work");
    const { scripts, fonts } = await load(page, `/p/${slug}/work`);
    const bytes = [...scripts.values()].reduce((total, size) => total + size, 0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    // All demos are English.
    expect(fonts.filter((font) => !/\/noto-sans-latin-/.test(font))).toEqual([]);
    // Everybody comes here from pages with the same font, which a browser then has.
    await page.reload({ waitUntil: "networkidle" });
    expect(await layoutShift(page)).toBeLessThanOrEqual(slug === marking ? maxShiftOfMarking : maxShift);
  });
}
