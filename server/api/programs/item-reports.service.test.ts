import { afterEach, beforeEach, expect, test } from "vitest";
import { reportItem } from "@/server/services/item-report/report-item";
import { askApi, tokenOf, type SentToApi } from "@/testing/ask-api";
import { serveApi } from "@/testing/api-server";
import { actor, next, page } from "@/testing/at-work";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
let world: World;
let token: string;
let api: Awaited<ReturnType<typeof serveApi>>;

beforeEach(async () => {
  const itemReports = { enabled: true, skipsPerAnnotator: 5, stopAfter: 0 };
  world = await makeProject(database.store, {
    items: 2,
    hitSize: 2,
    annotators: 2,
    settings: { itemReports },
  });
  const owner = await makeOrganizer(database.store);
  await addMember(database.store, world.projectId, owner, "owner");
  token = await tokenOf(world.deps, owner, ["read:items", "write:items"]);
  api = await serveApi(world.deps);
});
afterEach(() => api.close());

const ask = (method: string, path: string, sent?: SentToApi) =>
  askApi(api.url, token, [method, `/api/v1/projects/${world.slug}/${path}`], sent);
const list = async (query = "") => (await ask("GET", `item-reports${query}`)).json;

test("a program reads what is reported, item by item, and retires, takes back or dismisses", async () => {
  const leased = await page(world);
  for (const { key } of leased.items) {
    await reportItem(world.deps, actor(world), {
      ...{ assignment: leased.id, key, reason: "unreadable", note: "Cut off.", skip: false },
    });
  }
  const first = (await list("?limit=1")) as { data: { itemId: string }[]; cursor: string };
  expect(first.data).toMatchObject([{ people: 1, skips: 0, notes: [{ note: "Cut off." }] }]);
  const second = await list(`?limit=1&cursor=${first.cursor}`);
  expect(second).toMatchObject({ data: [{ people: 1 }], cursor: null });

  const [itemId = ""] = world.itemIds;
  expect((await ask("POST", `items/${itemId}/retire`, { body: {} })).status).toBe(400);
  const body = { reason: "The text is cut." };
  expect((await ask("POST", `items/${itemId}/retire`, { body })).status).toBe(200);
  expect((await ask("POST", `items/${itemId}/retire`, { body })).status).toBe(409);
  expect(await list("?state=retired")).toMatchObject({ data: [{ itemId, retired: body }] });
  const result = await next(world, 1);
  expect(result.kind === "none" ? [] : result.assignment.items).toHaveLength(1);
  expect((await ask("POST", `items/${itemId}/reinstate`, { body: {} })).status).toBe(200);
  expect((await ask("POST", `items/${itemId}/reinstate`, { body: {} })).status).toBe(409);

  expect((await ask("POST", `items/${itemId}/dismiss-reports`, { body: {} })).status).toBe(200);
  expect(await list("?state=dismissed")).toMatchObject({ data: [{ itemId }] });
  expect((await ask("POST", "items/none/dismiss-reports", { body: {} })).status).toBe(404);
});
