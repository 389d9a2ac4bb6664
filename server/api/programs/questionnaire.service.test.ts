import { afterEach, beforeEach, expect, test } from "vitest";
import { serveApi } from "@/testing/api-server";
import { askApi, tokenOf, type SentToApi } from "@/testing/ask-api";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { asThough, translateAll } from "@/testing/translate";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";

const database = databasePerTest();
let world: World;
let api: Awaited<ReturnType<typeof serveApi>>;

beforeEach(async () => {
  world = await makeProject(database.store, {
    ...{ items: 2, hitSize: 2, annotators: 1 },
    settings: {
      questionnaire: [
        {
          ...{ name: "field", text: "Your field?", kind: "choice", when: "before", required: true },
          ...{ demographic: false, release: "none", options: ["Linguistics", "Law"] },
        },
      ],
    },
  });
  api = await serveApi(world.deps);
});
afterEach(() => api.close());

test("a program reads the questions in the language it accepts, and answers with the options as they were written", async () => {
  await translateAll(world, "de");
  const ask = (method: string, path: string, sent: SentToApi) =>
    askApi(api.url, world.tokens[0] ?? "", [method, `/api/v1/work/${path}`], sent);
  const headers = { "accept-language": "de-AT, en;q=0.5" };
  expect((await ask("GET", "questionnaire", { headers })).json).toMatchObject({
    language: "de",
    pages: [
      {
        questions: [
          {
            text: asThough("de", "Your field?"),
            options: ["Linguistics", "Law"],
            labels: [asThough("de", "Linguistics"), asThough("de", "Law")],
          },
        ],
      },
    ],
  });
  const agreed = { research: true, release: false };
  const sent = { when: "before", answers: { field: "Law" }, agreed };
  expect((await ask("POST", "questionnaire", { headers, body: sent })).json).toEqual({ kept: ["field"] });
  const owner = await makeOrganizer(database.store);
  await addMember(database.store, world.projectId, owner, "viewer");
  const token = await tokenOf(world.deps, owner, ["read:projects"]);
  const preview = (path: string) => askApi(api.url, token, ["GET", `/api/v1/projects/${world.slug}/${path}`]);
  expect((await preview("preview/texts?language=de")).json).toMatchObject({
    translation: "de",
    questionnaire: [{ text: asThough("de", "Your field?") }],
  });
  expect((await preview("preview?language=de")).json).toMatchObject({ language: "de" });
  expect((await preview("preview/texts?language=fr")).status).toBe(404);
});

test("a program reads the questions, answers them and then gets work, and an organizer's reads counts", async () => {
  const ask = (method: string, path: string, sent?: SentToApi) =>
    askApi(api.url, world.tokens[0] ?? "", [method, `/api/v1/work/${path}`], sent);
  expect((await ask("POST", "next", { body: {} })).json).toMatchObject({ reason: "questionnaire" });
  expect((await ask("GET", "questionnaire")).json).toMatchObject({ due: "before" });
  const agreed = { research: true, release: false };
  const send = (answers: object) =>
    ask("POST", "questionnaire", { body: { when: "before", answers, agreed } });
  const refused = await send({ field: "Physics" });
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({ error: { details: { questions: { field: "not_offered" } } } });
  expect((await send({ field: "Law" })).json).toEqual({ kept: ["field"] });
  expect((await ask("POST", "next", { body: {} })).json).toMatchObject({ kind: "assignment" });
  const owner = await makeOrganizer(database.store);
  await addMember(database.store, world.projectId, owner, "owner");
  const token = await tokenOf(world.deps, owner, ["read:annotators"]);
  const counts = await askApi(api.url, token, ["GET", `/api/v1/projects/${world.slug}/questionnaire`]);
  expect(counts.json).toMatchObject({
    sent: { before: 1, after: 0 },
    questions: [{ name: "field", answers: [{ people: 0 }, { answer: "Law", people: 1 }] }],
  });
});
