import { expect, test } from "./fixtures";

const maxBytes = 130_000;

test("the page of work loads with at most 130,000 bytes of compressed scripts", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld({ items: 5 });
  await world.enter(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Map<string, { encoding: string | null; bytes: number }>();
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    const encoding = new Headers(response.headers).get("content-encoding");
    if (type === "Script") scripts.set(requestId, { encoding, bytes: 0 });
  });
  client.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script !== undefined) script.bytes += encodedDataLength;
  });
  await page.goto(`/p/${world.slug}/work`, { waitUntil: "networkidle" });
  const all = [...scripts.values()];
  expect(all.length).toBeGreaterThan(3);
  for (const { encoding, bytes } of all) {
    expect(encoding).toBe("br");
    expect(bytes).toBeGreaterThan(0);
  }
  expect(all.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(maxBytes);
});
