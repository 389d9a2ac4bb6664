import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkSettings } from "@/server/domain/project/check-settings";
import { projectSettings } from "@/server/domain/project/project";
import { engine } from "./engine";
import { migrate } from "./migrate";
import { dimensions, goldAnswers, items, judgments, projects } from "./schema";
import type { FreshDatabase } from "@/testing/world/database";
import { violationsOnceCounted } from "@/testing/world/release/violations-once-counted";
import { countRows, strayRows } from "@/testing/world/release/count-rows";
import { addedSettings, firstSettings } from "@/testing/world/release/first-values";
import { thirdReleaseDatabase } from "@/testing/world/release/released-database";

let database: FreshDatabase;
let before: Record<string, number>;

beforeEach(async () => {
  database = await thirdReleaseDatabase();
  before = await countRows(database.location);
  await migrate(database.location);
});
afterEach(() => database.remove());

/** Tables of accounts that nobody has signed in with. */
const ofSessions = new Set(["sessions", "accounts", "verifications", "setup_links"]);

test("the release had a row in every table, and none is lost or gained", async () => {
  const empty = Object.keys(before).filter((table) => before[table] === 0 && !ofSessions.has(table));
  expect(empty).toEqual([]);
  expect(before).toMatchObject({
    adjudications: 1,
    exclusions: 1,
    jobs: 1,
    releases: 1,
    agreement_points: 1,
  });
  expect(await countRows(database.location)).toMatchObject(before);
  expect(await strayRows(database.location)).toEqual([]);
});

test("the tables that came later are there, and empty", async () => {
  const after = await countRows(database.location);
  const added = Object.entries(after).filter(([table]) => !(table in before));
  expect(Object.fromEntries(added)).toEqual({
    annotator_figures: 0,
    figures_of_annotators: 0,
    gold_answer_counts: 0,
    item_spreads: 0,
    item_reports: 0,
    item_retirements: 0,
    replaced_judgments: 0,
    replaced_responses: 0,
    evaluation_versions: 0,
    evaluations: 0,
    run_lines: 0,
    run_scores: 0,
    runs: 0,
    teams: 0,
    arrivals: 0,
    batch_raises: 0,
    batches: 0,
    images: 0,
    item_authors: 0,
    join_refusals: 0,
    account_links: 0,
    api_answers: 0,
    api_tokens: 0,
    invitation_mails: 0,
    mail_messages: 0,
    mail_opt_outs: 0,
    prolific_actions: 0,
    prolific_bonus_batches: 0,
    prolific_bonuses: 0,
    prolific_connections: 0,
    prolific_events: 0,
    prolific_hooks: 0,
    prolific_links: 0,
    prolific_participants: 0,
    prolific_studies: 0,
    prolific_submissions: 0,
    questionnaire_responses: 0,
    ...(engine === "postgres" && { rate_limits: 0 }),
    translated_explanations: 0,
    translation_languages: 0,
    translations: 0,
    met_checks: 0,
    recruiter_secrets: 0,
    refused_links: 0,
    sona_credits: 0,
    webhook_deliveries: 0,
    webhooks: 0,
    member_invitations: 0,
    passkeys: 0,
    sign_ins: 0,
    two_factors: 0,
    undertakings: 0,
    withheld_items: 0,
    written_reviews: 0,
  });
});

test("settings keep what they had, ask for nothing new, and can be saved again", async () => {
  const found = await database.store.read
    .select({ settings: projects.settings })
    .from(projects)
    .orderBy(asc(projects.id));
  const settings = found.map((project) => projectSettings.parse(project.settings));
  expect(settings[0]).toEqual({ ...firstSettings.live, ...addedSettings });
  expect(settings.map(checkSettings)).toEqual([{}, {}]);
});

test("items are pairs of texts, and judgments numbers with what was said about them", async () => {
  const { read } = database.store;
  const contents = await read.select({ content: items.content }).from(items);
  expect(contents.map(({ content }) => content)).toEqual(Array(10).fill(null));
  const [judged] = await read
    .select({ value: judgments.value, answer: judgments.answer, comment: judgments.comment })
    .from(judgments)
    .where(eq(judgments.comment, "B is another year."));
  expect(judged).toEqual({ value: 3, answer: null, comment: "B is another year." });
  const known = await read.select({ order: goldAnswers.order }).from(goldAnswers);
  expect(known.map(({ order }) => order)).toEqual([null, null, null]);
  expect(await read.select({ definition: dimensions.definition }).from(dimensions)).toEqual([
    { definition: "" },
  ]);
  expect(await violationsOnceCounted(database.store, "released")).toEqual([]);
});

test("migrating once more changes nothing", async () => {
  const after = await countRows(database.location);
  await migrate(database.location);
  expect(await countRows(database.location)).toEqual(after);
});
