import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { annotators } from "@/db/schema";
import { answerJoin } from "@/server/api/browser/answer-join";
import { requestContext } from "@/server/api/browser/request-context";
import { noPolicies } from "@/server/domain/policy/policies";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { takeJoinForm } from "./join-form";

const database = databasePerTest();
let world: World;
let server: Server;
let url: string;

beforeEach(async () => {
  const eligibility = { ...noPolicies.eligibility, countries: ["NZ"] };
  world = await makeProject(database.store, { items: 20, settings: { eligibility } });
  server = createServer((request, response) => {
    request.headers["x-forwarded-for"] = "192.0.2.1";
    takeJoinForm(world.deps, request, response).then(
      (isAnswered) => isAnswered || response.writeHead(421).end(),
      () => response.destroy(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Sent {
  link?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

const request = ({ link = "", fields = { country: "NZ" }, headers }: Sent) =>
  new Request(`${url}/p/${world.slug}/join${link}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { host: new URL(url).host, ...headers },
    redirect: "manual",
  });

/** Where somebody is led, and what their browser keeps, but for the secrets in it. */
const seen = (response: Response) => ({
  status: response.status,
  location: response.headers.get("location"),
  cookies: response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, "=secret")),
});

const inFront = async (sent: Sent) => seen(await fetch(request(sent)));
const behind = async (sent: Sent) =>
  seen(
    await answerJoin(request(sent), world.slug, (headers, made) =>
      requestContext(new Headers([...headers, ["x-forwarded-for", "192.0.2.1"]]), made, world.deps),
    ),
  );

const forms: Record<string, Sent> = {
  "somebody who is admitted": {},
  "somebody from elsewhere": { fields: { country: "DE" } },
  "somebody of a recruiter": { link: "?PROLIFIC_PID=5f1c&SESSION_ID=6712aa00bb11cc22dd33ee44" },
  "a wrong return code": { fields: { returnCode: "none" } },
  "a code that is to erase": { fields: { returnCode: "", then: "withdraw" } },
  "languages left out": { fields: { asks: "languages" } },
  "a country that is none": { fields: { country: "New Zealand" } },
  "a character that is no text": { fields: { country: "NZ", visit: "visit-0001\u0000" } },
  "a form in a recruiter's frame": { headers: { "sec-fetch-dest": "iframe" } },
  "an encrypted connection": { headers: { "x-forwarded-proto": "https" } },
  "another site": { headers: { origin: "https://elsewhere.example" } },
};

test.each(Object.entries(forms))(
  "%s is led in front of Next to where its route leads",
  async (_name, sent) => {
    const first = await behind(sent);
    expect(await inFront(sent)).toEqual(first);
    expect(first.status).toBe(303);
  },
);

test("a browser that comes again is the same person, and what it keeps lets it in", async () => {
  const joined = await fetch(request({}));
  expect(joined.headers.get("location")).toBe(`/p/${world.slug}/instructions`);
  expect(joined.headers.get("x-frame-options")).toBeNull();
  const cookie = joined.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  await fetch(request({ headers: { cookie: cookie.join("; ") } }));
  expect(await database.store.read.select({ id: annotators.id }).from(annotators)).toHaveLength(1);
});

test("fifty who join at once are fifty people, each once", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(request({}))));
  expect(new Set(answers.map((answer) => answer.headers.get("location")))).toEqual(
    new Set([`/p/${world.slug}/instructions`]),
  );
  const people = await database.store.read.select({ name: annotators.pseudonym }).from(annotators);
  expect(new Set(people.map(({ name }) => name)).size).toBe(50);
});

test("a form in pieces, another page and a look at the address go on to Next", async () => {
  const body = new FormData();
  body.append("country", "NZ");
  const passed = [
    fetch(`${url}/p/${world.slug}/join`, { method: "POST", body }),
    fetch(`${url}/p/${world.slug}/join/more`, { method: "POST", body: new URLSearchParams() }),
    fetch(`${url}/p/${world.slug}/join`),
  ];
  expect((await Promise.all(passed)).map(({ status }) => status)).toEqual([421, 421, 421]);
});
