import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { projects, writtenReviews } from "@/db/schema";
import { apiScopes } from "@/server/domain/token/scopes";
import { serveApi } from "@/testing/api-server";
import { ApiBench } from "@/testing/api-bench";
import { askApi, tokenOf } from "@/testing/ask-api";
import { databasePerTest } from "@/testing/world/database-hooks";
import { joined, writeAll, writingWorld } from "@/testing/writing";
import type { World } from "@/testing/world/world";

const database = databasePerTest();
const bench = new ApiBench();
let world: World;

interface Texts {
  data: { itemId: string; annotatorId: string; written: { text?: string } }[];
  cursor: string | null;
}

/** Eight texts of one person. */
async function written(): Promise<Texts["data"]> {
  world = await writingWorld(database.store);
  await writeAll(world, (await joined(world, world.slug)).actor, "some words");
  await bench.open(world.deps, world);
  return (await bench.get<Texts>("/texts")).data;
}

test("texts are listed, accepted and rejected with a reason, and the accepted make a project", async () => {
  const [first, second] = await written();
  const of = (text: typeof first) => ({ itemId: text?.itemId, annotatorId: text?.annotatorId });
  const page = await bench.get<Texts>("/texts?limit=5");
  const rest = await bench.get<Texts>(`/texts?limit=5&cursor=${page.cursor}`);
  expect([page.data.length, rest.data.length, rest.cursor]).toEqual([5, 3, null]);
  expect(await bench.refusal("POST /texts/review", { ...of(first), accepted: false })).toEqual([
    422,
    "invalid_input",
  ]);
  const rejection = { ...of(first), accepted: false, reason: "Copied" };
  await bench.does("POST /texts/review", rejection);
  await bench.does("POST /texts/review", { ...of(second), accepted: true });
  expect(await bench.refusal("POST /texts/review", { ...rejection, itemId: "none" })).toEqual([
    404,
    "not_found",
  ]);
  expect(await bench.does("POST /texts/accept-waiting")).toEqual({ accepted: 6 });
  const rows = await database.store.read.select().from(writtenReviews);
  expect(rows.filter(({ accepted }) => accepted)).toHaveLength(7);
  expect((await bench.get<Texts>("/texts?show=rejected")).data).toMatchObject([
    { ...of(first), review: { accepted: false, reason: "Copied" } },
  ]);
  const made = await bench.does("POST /texts/rating-project", { name: "Ratings", slug: "ratings" }, 201);
  expect(made).toMatchObject({ slug: "ratings", written: 7 });
  const again = { name: "Ratings", slug: "ratings" };
  expect(await bench.refusal("POST /texts/rating-project", again)).toEqual([409, "slug_taken"]);
  expect(await bench.get("/api/v1/projects/ratings")).toMatchObject({ state: "draft" });
});

test("a project in which nothing is written has no texts", async () => {
  await written();
  const made = { preset: "sts-2012", name: "New", slug: "rated" };
  await bench.does("POST /api/v1/projects", made, 201);
  expect(await bench.refusal("GET /api/v1/projects/rated/texts")).toEqual([404, "not_found"]);
});

test("a token that reads decisions reviews no text, and one for this project makes no other", async () => {
  const [first] = await written();
  const review = { itemId: first?.itemId, annotatorId: first?.annotatorId, accepted: true };
  await bench.isGuarded("POST /texts/review", "write:adjudication", review);
  await bench.isGuarded("POST /texts/accept-waiting", "write:adjudication");
  await bench.isGuarded("GET /texts", "read:adjudication");
  expect(await database.store.read.select().from(writtenReviews)).toEqual([]);
  await bench.does("POST /texts/accept-waiting");
  const bound = await tokenOf(world.deps, bench.owner, apiScopes, { project: world.slug });
  const api = await serveApi(world.deps);
  for (const what of ["texts/rating-project", "copies"]) {
    const path = `/api/v1/projects/${world.slug}/${what}`;
    const answer = await askApi(api.url, bound, ["POST", path], { body: { name: "N", slug: "n-1" } });
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining("for one project")]);
  }
  await api.close();
  expect(await database.store.read.select().from(projects).where(eq(projects.slug, "n-1"))).toEqual([]);
});
