import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Item {
  [key: string]: Json;
  key: string;
  textA: string;
}

/** Texts of one length that do not say what they are; those of gold items are numbered from 901. */
const textsOf = (kind: "item" | "gold", number: number) => {
  const at = (kind === "gold" ? 900 : 100) + number;
  return { textA: `Text ${at} A of a pair.`, textB: `Text ${at} B of a pair.` };
};
const isGold = (text: string) => text.includes("Text 9");

/** Ten pages with a gold item each, for ten annotators, at places that vary. */
const tenPages = {
  items: 40,
  gold: 10,
  overlap: 1,
  annotators: 10,
  textsOf,
  settings: { feedback: true },
};

const telling = /gold|accept|explanation|correct|tolerance|reference|known|dataset|position|isG/i;

/** The keys and types of a value, without what its texts and numbers are. */
function shapeOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== "object") return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
}

function expectAlike(items: readonly Item[]) {
  expect(items).toHaveLength(5);
  expect(items.filter(({ textA }) => isGold(textA))).toHaveLength(1);
  for (const item of items) {
    expect(shapeOf(item)).toEqual(shapeOf(items[0] ?? null));
    // Keys are random letters, which spell a telling word once in a while.
    const { key: _key, textA: _a, textB: _b, dimensions, ...rest } = item;
    expect(dimensions).toEqual(items[0]?.["dimensions"]);
    expect(JSON.stringify(rest)).not.toMatch(telling);
    expect(item.key).toMatch(/^[\w-]+$/);
    expect(item.key.length).toBe(items[0]?.key.length);
  }
}

async function itemsIn(answer: APIResponse): Promise<Item[]> {
  const body = (await answer.json()) as { assignment?: { items: Item[] }; result?: unknown };
  const inner =
    body.assignment ?? (body.result as { data: { assignment: { items: Item[] } } }).data.assignment;
  return inner.items;
}

test("what a program gets of a gold item has the keys and shapes of any other", async ({
  request,
  makeWorld,
}) => {
  const world = await makeWorld(tenPages);
  const places = new Set<number>();
  const keys = new Set<string>();
  for (const token of world.tokens) {
    const headers = { authorization: `Bearer ${token}` };
    const items = await itemsIn(await request.post("/api/v1/work/next", { headers, data: {} }));
    expectAlike(items);
    places.add(items.findIndex(({ textA }) => isGold(textA)));
    for (const { key } of items) keys.add(key);
    for (const id of [...world.itemIds, ...world.goldIds]) expect(JSON.stringify(items)).not.toContain(id);
  }
  expect(places.size).toBeGreaterThan(2);
  expect(keys.size).toBe(50);
});

test("two annotators on the same page get the same items under other keys", async ({
  request,
  makeWorld,
}) => {
  const world = await makeWorld({ ...tenPages, items: 4, gold: 1, overlap: 2, annotators: 2 });
  const [first = [], second = []] = await Promise.all(
    world.tokens.map(async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      return itemsIn(await request.post("/api/v1/work/next", { headers, data: {} }));
    }),
  );
  expect(first.map(({ textA }) => textA).sort()).toEqual(second.map(({ textA }) => textA).sort());
  const all = [...first, ...second].map(({ key }) => key);
  expect(new Set(all).size).toBe(10);
});

test("what the browser fetches of a gold item has the keys and shapes of any other", async ({
  page,
  makeWorld,
}) => {
  const world = await makeWorld(tenPages);
  await world.enter(page);
  const answer = await page.request.post("/api/trpc/work.next", { data: { project: world.slug } });
  expectAlike(await itemsIn(answer));
});

/** The page as it is sent, with everything that is an annotator's own replaced: ids, keys, times and texts. */
async function sentPage(page: Page, slug: string) {
  const html = await (await page.request.get(`/p/${slug}/work`)).text();
  const places = [...html.matchAll(/data-pair="([\w-]+)"/g)].map(([, key = ""]) => key);
  const assignment = /\\"assignment\\":\{\\"id\\":\\"([\w-]+)/.exec(html)?.[1];
  expect(places).toHaveLength(5);
  expect(assignment).toBeDefined();
  const goldPlace = [...html.matchAll(/<p class="item-text"[^>]*>([^<]*A of a pair\.)<\/p>/g)].findIndex(
    ([, text = ""]) => isGold(text),
  );
  const withoutKeys = places.reduce((text, key, at) => text.replaceAll(key, `key ${at}`), html);
  const sent = withoutKeys
    .replaceAll(assignment ?? "", "assignment")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "instant")
    .replace(/\\"servedAt\\":\d+/g, "servedAt")
    .replace(/nonce(=|\\":\\?)"[\w+/=]+\\?"/g, "nonce")
    .replace(/Text \d{3}/g, "Text")
    .replace(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/g, "return code");
  return { sent: inFixedOrder(sent), goldPlace };
}

/**
 * The page without what only its streaming decides: how its rows are numbered, in which order they and the elements come,
 * and which scripts are announced at the top.
 */
function inFixedOrder(html: string): string {
  const whole = html.replaceAll('"])</script><script>self.__next_f.push([1,"', "");
  return whole
    .split(/\\n|(?<=>)(?=<)/)
    .filter((part) => !/^(<script src="[^"]*" async="" nonce>|<\/script>)$/.test(part))
    .map((part) => part.replace(/^[0-9a-f]+:/, "").replace(/\\"\$[L@]?[0-9a-f]+\\"/g, "reference"))
    .sort()
    .join("\n");
}

test("pages with the gold item at different places are sent byte for byte the same, but for texts and keys", async ({
  browser,
  makeWorld,
  baseURL,
}) => {
  const world = await makeWorld(tenPages);
  const goldPlaces = new Set<number>();
  let first: string | undefined;
  for (let annotator = 1; annotator <= 10; annotator += 1) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    await world.enter(page, annotator);
    const { sent, goldPlace } = await sentPage(page, world.slug);
    goldPlaces.add(goldPlace);
    first ??= sent;
    // The page is asked for again where the stream was numbered otherwise; what tells of gold would stay.
    await expect.poll(async () => (await sentPage(page, world.slug)).sent).toBe(first);
    await context.close();
  }
  expect(goldPlaces.size).toBeGreaterThan(2);
  expect(goldPlaces).not.toContain(-1);
});

test("a submission's reply tells nothing of gold where the project gives no feedback", async ({
  request,
  makeWorld,
}) => {
  const world = await makeWorld({ ...tenPages, settings: { feedback: false } });
  const replies = await Promise.all(
    [0, 5].map(async (value, at) => {
      const headers = { authorization: `Bearer ${world.tokens[at]}` };
      const next = await request.post("/api/v1/work/next", { headers, data: {} });
      const { assignment } = (await next.json()) as { assignment: { id: string; items: Item[] } };
      const answers = assignment.items.map(({ key }) => ({ key, values: { similarity: value } }));
      const reply = await request.post(`/api/v1/assignments/${assignment.id}/submit`, {
        headers,
        data: { answers, seconds: {} },
      });
      expect(reply.status()).toBe(200);
      return reply.text();
    }),
  );
  expect(replies[0]).toBe(replies[1]);
});
