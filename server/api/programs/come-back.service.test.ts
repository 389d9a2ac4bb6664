import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import type { JoinedProject } from "@/server/domain/assignment/contracts";
import { serveApi } from "@/testing/api-server";

const database = databasePerTest();
let server: Awaited<ReturnType<typeof serveApi>>;
let joining: string;
beforeEach(async () => {
  const world = await makeProject(database.store, { items: 4 });
  server = await serveApi(world.deps);
  joining = `/api/v1/projects/${world.slug}/annotators`;
});
afterEach(async () => {
  await server.close();
});

interface Refused {
  error: { reason: string; message: string; details: object };
}

async function post<T>(path: string, body: object, token?: string): Promise<{ status: number; json: T }> {
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as T };
}

const mayWork = async (token: string) => (await post("/api/v1/work/next", {}, token)).status === 200;

const who = { source: "prolific", externalId: "5f1c" };
const session = "session-of-5f1c";

test("a program comes back by its session or its return code, and the token before is void", async () => {
  const { json: first } = await post<JoinedProject>(joining, { ...who, session });
  for (const proof of [{ session }, { returnCode: first.returnCode }]) {
    const { status, json: back } = await post<JoinedProject>(joining, { ...who, ...proof });
    expect(status).toBe(201);
    expect(back).toMatchObject({ annotator: first.annotator, returnCode: first.returnCode });
    expect(await mayWork(back.token)).toBe(true);
  }
  expect(await mayWork(first.token)).toBe(false);
});

test.each([
  [{}, 403, "return_code_needed"],
  [{ session: "another-session" }, 403, "return_code_needed"],
  [{ returnCode: "2222-2222-2222-2222" }, 403, "return_code_unknown"],
  [{ session: "short" }, 400, "malformed"],
])("an id that has joined, with %o, is refused and shuts nobody out", async (proof, status, reason) => {
  const { json: first } = await post<JoinedProject>(joining, { ...who, session });
  const refused = await post<Refused>(joining, { ...who, ...proof });
  expect(refused).toMatchObject({ status, json: { error: { reason } } });
  expect(refused.json.error.message).toMatch(/^[A-Z].*\.$/);
  expect(await mayWork(first.token)).toBe(true);
});
