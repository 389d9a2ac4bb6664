import type { CDPSession, Page } from "@playwright/test";
import { scriptsDrive } from "./await-scripts";

/** What came over the network, in bytes as they were sent. */
export interface PageLoad {
  requests: number;
  /** With the headers of the answers. */
  bytes: number;
  /** Scripts and fonts alone, without headers. */
  scriptBytes: number;
  fontBytes: number;
}

/** Counts what a page asks for while something is done; what the browser has in its cache is not asked for. */
export async function loadDuring(
  page: Page,
  act: () => Promise<void>,
  { cold }: { cold: boolean },
): Promise<PageLoad> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: cold });
  const load = watch(client);
  await act();
  await page.waitForLoadState("networkidle");
  await client.send("Network.setCacheDisabled", { cacheDisabled: false });
  await client.detach();
  return load;
}

function watch(client: CDPSession): PageLoad {
  const load: PageLoad = { requests: 0, bytes: 0, scriptBytes: 0, fontBytes: 0 };
  const awaited = new Set<string>();
  client.on("Network.responseReceived", ({ requestId, type, response: { url, headers, fromDiskCache } }) => {
    if (!/^https?:/.test(url) || fromDiskCache === true) return;
    awaited.add(requestId);
    const length = Number(new Headers(headers).get("content-length"));
    if (type === "Script") load.scriptBytes += length;
    if (type === "Font") load.fontBytes += length;
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!awaited.has(requestId)) return;
    load.requests += 1;
    load.bytes += encodedDataLength;
  });
  return load;
}

/** How far what stands on the page has moved since it was first drawn, as browsers count it. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((total, { value }) => total + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Browsers tell an observer of nothing where nothing moved.
        setTimeout(() => resolve(0), 500);
      }),
  );

/** Milliseconds from the request of a page until scripts drive it, on a processor so many times slower. */
export async function interactiveAfter(page: Page, address: string, slowdown: number): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(scriptsDrive, undefined, { polling: "raf" });
  const after = await page.evaluate(() => performance.now());
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await client.detach();
  return after;
}
