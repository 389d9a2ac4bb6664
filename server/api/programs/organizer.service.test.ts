import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eq } from "drizzle-orm";
import { memberships, projects } from "@/db/schema";
import type { Role } from "@/server/domain/project/project";
import { roles } from "@/server/domain/project/project";
import { may } from "@/server/domain/project/may";
import { apiScopes, type ApiScope } from "@/server/domain/token/scopes";
import { askApi, tokenOf, type SentToApi } from "@/testing/ask-api";
import { serveApi } from "@/testing/api-server";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { Route } from "./route";
import { routes } from "./routes";

const database = databasePerTest();
let world: World;
let api: Awaited<ReturnType<typeof serveApi>>;
let owner: TestOrganizer;

beforeEach(async () => {
  world = await makeProject(database.store, { items: 6, gold: 2, overlap: 2, annotators: 3 });
  owner = await makeOrganizer(database.store);
  await addMember(database.store, world.projectId, owner, "owner");
  api = await serveApi(world.deps);
});
afterEach(async () => {
  await api.close();
  vi.unstubAllEnvs();
});

const tokenFor = (
  person: TestOrganizer,
  scope?: readonly ApiScope[],
  more?: { project?: string; days?: number },
) => tokenOf(world.deps, person, scope, more);
const ask = (token: string | null, method: string, path: string, sent?: SentToApi) =>
  askApi(api.url, token, [method, path], sent);

const reasonIn = ({ json }: { json: Record<string, unknown> }) =>
  (json["error"] as { reason?: string } | undefined)?.reason;

const ofOrganizers = routes.filter(({ credential }) => credential === "organizer");
const inOneProject = ofOrganizers.filter(({ path }) => path.startsWith("/api/v1/projects/{project}"));

/** The address of a route in the project of the test; nothing of what else it names is there. */
const addressOf = ({ path }: Route) =>
  path.replace("{project}", world.slug).replaceAll(/\{\w+\}/g, "nothing-of-this");

/** What a request without a meaning is refused for once it is known that it may be made. */
const isLetIn = ({ status }: { status: number }, reason: string | undefined) =>
  status < 400 || !["unauthenticated", "forbidden"].includes(reason ?? "");

/** What would end the project or the membership that the test needs is tried apart. */
const endsMembership = ({ method, path }: Route) =>
  path.endsWith("/leave") || (method === "DELETE" && path.endsWith("{project}"));

test("no route of organizers answers without a token, or with what is none", async () => {
  for (const route of ofOrganizers) {
    for (const token of [null, "tst_x", `tst_${"a".repeat(43)}`]) {
      const answer = await ask(token, route.method, addressOf(route));
      expect([answer.status, reasonIn(answer)], route.path).toEqual([401, "unauthenticated"]);
    }
  }
});

test.each(roles)(
  "a token of a %s does what the role and its scope allow, and nothing else",
  async (role: Role) => {
    const member = await makeOrganizer(database.store, role);
    await addMember(database.store, world.projectId, member, role);
    vi.stubEnv("TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE", "100000");
    for (const scope of apiScopes) {
      const only = await tokenFor(member, [scope]);
      const without = await tokenFor(
        member,
        apiScopes.filter((each) => each !== scope),
      );
      for (const route of inOneProject.filter(({ access }) => access?.scope === scope)) {
        const sent = route.method === "GET" ? {} : { body: { "": 1 } };
        const refused = await ask(without, route.method, addressOf(route), sent);
        const name = `${role} ${scope} ${route.method} ${route.path}`;
        expect([refused.status, refused.json], name).toMatchObject([
          403,
          { error: { reason: "forbidden", details: { scope } } },
        ]);
        const mayDo = may(role, route.access?.permission ?? "view");
        if (mayDo && endsMembership(route)) continue;
        const answer = await ask(only, route.method, addressOf(route), sent);
        if (mayDo) expect(isLetIn(answer, reasonIn(answer)), `${name}: ${answer.text}`).toBe(true);
        else expect([answer.status, reasonIn(answer)], name).toEqual([403, "forbidden"]);
      }
    }
  },
);

test("to a token of somebody who is no member, or is none any more, nothing of a project is there", async () => {
  const stranger = await makeOrganizer(database.store, "stranger");
  await addMember(database.store, world.projectId, stranger, "organizer");
  const token = await tokenFor(stranger);
  expect((await ask(token, "GET", `/api/v1/projects/${world.slug}`)).status).toBe(200);
  await database.store.write((tx) => tx.delete(memberships).where(eq(memberships.userId, stranger.userId)));
  for (const route of inOneProject) {
    const answer = await ask(token, route.method, addressOf(route));
    expect([answer.status, reasonIn(answer)], route.path).toEqual([404, "not_found"]);
  }
  expect((await ask(token, "GET", "/api/v1/projects")).json).toEqual({ data: [], cursor: null });
});

test("a token for one project reaches no other, makes none, and sees one in its list", async () => {
  const other = await makeProject(database.store, { items: 1 });
  await addMember(database.store, other.projectId, owner, "owner");
  const token = await tokenFor(owner, apiScopes, { project: world.slug });
  expect((await ask(token, "GET", `/api/v1/projects/${other.slug}`)).status).toBe(404);
  const body = { preset: "sts-2012", name: "New", slug: "new-one" };
  expect((await ask(token, "POST", "/api/v1/projects", { body })).status).toBe(403);
  expect((await ask(token, "GET", "/api/v1/projects")).json).toMatchObject({ data: [{ slug: world.slug }] });
});

test("a token ends after its days, and it is noted when it was used", async () => {
  const token = await tokenFor(owner, apiScopes, { days: 1 });
  expect((await ask(token, "GET", "/api/v1/projects")).status).toBe(200);
  world.clock.advance(24 * 60 * 60 * 1000);
  const answer = await ask(token, "GET", "/api/v1/projects");
  expect([answer.status, reasonIn(answer)]).toEqual([401, "unauthenticated"]);
});

test("above its limit a token is told how long to wait; another is not concerned", async () => {
  vi.stubEnv("TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE", "2");
  const token = await tokenFor(owner);
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await ask(token, "GET", "/api/v1/projects")).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await ask(token, "GET", "/api/v1/projects");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(await tokenFor(owner), "GET", "/api/v1/projects")).status).toBe(200);
});

test("a write under a key is done once; the same again gets the same answer, another is refused", async () => {
  const token = await tokenFor(owner);
  const body = { preset: "sts-2012", name: "New", slug: "new-one" };
  const key = { "idempotency-key": "make-new-one" };
  const first = await ask(token, "POST", "/api/v1/projects", { body, headers: key });
  expect(first.status).toBe(201);
  const again = await ask(token, "POST", "/api/v1/projects", { body, headers: key });
  expect([again.status, again.text]).toEqual([201, first.text]);
  const without = await ask(token, "POST", "/api/v1/projects", { body });
  expect(reasonIn(without)).toBe("slug_taken");
  const other = { ...body, slug: "another-one" };
  const refused = await ask(token, "POST", "/api/v1/projects", { body: other, headers: key });
  expect([refused.status, reasonIn(refused)]).toEqual([409, "conflict"]);
  world.clock.advance(24 * 60 * 60 * 1000);
  expect((await ask(token, "POST", "/api/v1/projects", { body: other, headers: key })).status).toBe(201);
  const names = (await database.store.read.select().from(projects)).map(({ slug }) => slug);
  expect(names.filter((slug) => slug.endsWith("-one"))).toHaveLength(2);
});

test("of writes under one key that come at the same time, one is done and all get its answer", async () => {
  const token = await tokenFor(owner);
  const body = { preset: "sts-2012", name: "New", slug: "new-one" };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      ask(token, "POST", "/api/v1/projects", { body, headers: { "idempotency-key": "k" } }),
    ),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
});

test("a refusal under a key is kept too, and nobody gets it whose access has ended", async () => {
  const token = await tokenFor(owner);
  const path = `/api/v1/projects/${world.slug}/launch`;
  const headers = { "idempotency-key": "launch" };
  const refused = await ask(token, "POST", path, { headers });
  expect(refused.status).toBe(409);
  await database.store.write((tx) => tx.update(projects).set({ state: "draft" }));
  expect((await ask(token, "POST", path, { headers })).text).toBe(refused.text);
  await database.store.write((tx) => tx.delete(memberships));
  expect((await ask(token, "POST", path, { headers })).status).toBe(404);
});
