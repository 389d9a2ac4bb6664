import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkSettings } from "@/server/domain/project/check-settings";
import { projectSettings } from "@/server/domain/project/project";
import { engine } from "./engine";
import { migrate } from "./migrate";
import { judgments, projects } from "./schema";
import type { FreshDatabase } from "@/testing/world/database";
import { violationsOnceCounted } from "@/testing/world/release/violations-once-counted";
import { countRows, strayRows } from "@/testing/world/release/count-rows";
import { addedSettings, firstSettings } from "@/testing/world/release/first-values";
import { readSql } from "@/testing/world/release/raw-sql";
import { secondReleaseDatabase } from "@/testing/world/release/released-database";

let database: FreshDatabase;
let before: Record<string, number>;
let settingsBefore: unknown[];

beforeEach(async () => {
  database = await secondReleaseDatabase();
  before = await countRows(database.location);
  settingsBefore = await readSettings();
  await migrate(database.location);
});
afterEach(() => database.remove());

async function readSettings(): Promise<unknown[]> {
  const rows = await readSql(database.location, "select settings from projects order by id");
  return rows.map(({ settings }) => (typeof settings === "string" ? JSON.parse(settings) : settings));
}

/** Tables of accounts that nobody has signed in with. */
const ofSessions = new Set(["sessions", "accounts", "verifications", "setup_links"]);

test("the release had a row in every table, and none is lost or gained", async () => {
  const empty = Object.keys(before).filter((table) => before[table] === 0 && !ofSessions.has(table));
  expect(empty).toEqual([]);
  expect(before).toMatchObject({
    assignments: 6,
    judgments: 9,
    payments: 3,
    annotator_status_events: 1,
    item_places: 1,
  });
  expect(await countRows(database.location)).toMatchObject(before);
  expect(await strayRows(database.location)).toEqual([]);
});

test("what became of annotators is told by its present name", async () => {
  const kinds = await readSql(
    database.location,
    "select kind from events where id in ('stopped', 'objected')",
  );
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([
    "annotator_status_changed",
    "annotator_status_contested",
  ]);
});

test("the tables of later versions are there, and empty", async () => {
  const after = await countRows(database.location);
  const added = Object.entries(after).filter(([table]) => !(table in before));
  expect(Object.fromEntries(added)).toEqual({
    adjudications: 0,
    agreement_points: 0,
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
    exclusions: 0,
    images: 0,
    item_authors: 0,
    jobs: 0,
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
    releases: 0,
    undertakings: 0,
    withheld_items: 0,
    written_reviews: 0,
  });
});

test("settings keep what they had, get plain outcomes, and can be saved again", async () => {
  const found = await database.store.read
    .select({ settings: projects.settings })
    .from(projects)
    .orderBy(asc(projects.id));
  const settings = found.map((project) => projectSettings.parse(project.settings));
  settingsBefore.forEach((earlier, at) => expect(settings[at]).toMatchObject(earlier as object));
  expect(settings[0]).toEqual({ ...firstSettings.live, ...addedSettings });
  expect(settings.map(checkSettings)).toEqual([{}, {}]);
});

test("judgments have no comment, and nothing breaks the rules of this version", async () => {
  const found = await database.store.read.select({ comment: judgments.comment }).from(judgments);
  expect(found.map(({ comment }) => comment)).toEqual(Array(9).fill(null));
  expect(await violationsOnceCounted(database.store, "released")).toEqual([]);
});

test("migrating once more changes nothing", async () => {
  const after = await countRows(database.location);
  await migrate(database.location);
  expect(await countRows(database.location)).toEqual(after);
});
