import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { fakeProlific } from "./fake-prolific";
import { vendorAtRest } from "./published-study";
import { exampleDraft } from "./study-draft-example";
import { VendorFaults, type CallFault } from "./vendor-faults";

test.each([
  ["busy", "busy", 429, 0],
  ["errorAfter", "unknown", 500, 1],
  ["lostBefore", "unknown", null, 0],
  ["lostAfter", "unknown", null, 1],
] as const)("%s befalls the next call alone", async (fault: CallFault, failure, status, studies) => {
  const { vendor, api, faults } = vendorAtRest();
  faults.befall(fault);
  await expect(api.createStudy(exampleDraft())).rejects.toMatchObject({ failure, status });
  expect(vendor.studies.size).toBe(studies);
  await api.createStudy(exampleDraft());
  expect(faults.injected).toEqual([`${fault}: createStudy`]);
});

test("the same seed brings the same faults, at about their rates, until all is calm", () => {
  const drawn = (seed: number) => {
    const faults = new VendorFaults(seededRandom(seed), { busy: 0.1, lostAfter: 0.2 });
    for (let call = 0; call < 1_000; call++) faults.ofCall("me");
    const injected = [...faults.injected];
    faults.calm();
    expect(faults.ofCall("me")).toBeNull();
    return injected;
  };
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
  const busy = drawn(1).filter((line) => line.startsWith("busy")).length;
  expect(busy).toBeGreaterThan(70);
  expect(busy).toBeLessThan(130);
});

test.each([
  ["before", 0.6, 0],
  ["after", 0.4, 1],
] as const)("a process can die %s its second call, and calls no more", async (_when, drawn, studies) => {
  const { vendor, api: apiOf, faults } = fakeProlific({ now: Date.now, random: () => drawn });
  const api = apiOf(vendor.token);
  faults.killAt(2);
  await api.me();
  await expect(api.createStudy(exampleDraft())).rejects.toThrow("killed");
  await expect(api.me()).rejects.toThrow("killed");
  expect(vendor.studies.size).toBe(studies);
  faults.revive();
  await api.me();
});

test("what it answers is a copy", async () => {
  const { api } = vendorAtRest();
  const { id } = await api.createStudy(exampleDraft());
  (await api.study(id)).codes.length = 0;
  expect((await api.study(id)).codes).not.toEqual([]);
});
