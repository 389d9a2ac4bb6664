import { accountMoment, firstReply, firstSettings, minutesAgo, quoted } from "./first-values";
import { insert } from "./raw-sql";

/** The items of each HIT, in order; those with a "g" are gold. */
const pages: Record<string, readonly string[]> = {
  h0: ["w1", "g1", "w2"],
  h1: ["g2", "w3", "w4"],
  h2: ["w5", "w6", "g3"],
};

const isGold = (itemId: string) => itemId.startsWith("g");

const shown = (hit: string) =>
  quoted((pages[hit] ?? []).map((itemId) => ({ key: `${hit}-${itemId}`, itemId, isGold: isGold(itemId) })));

/** Everybody rates everything 3, but for gold that they miss. */
const valueOf = (itemId: string, right: boolean) => (isGold(itemId) && !right ? 0 : 3);

const answers = (right: boolean) =>
  quoted({
    answers: ["w1", "g1", "w2"].map((id) => ({
      key: `h0-${id}`,
      values: { similarity: valueOf(id, right) },
    })),
    seconds: {},
  });

const project = (id: string, state: string, own: object) =>
  `('${id}', '${id}', 'Campaign', 'sts-2012', 'pair-rating', '${state}', 'en', ${quoted(own)}, 1, 3, ${minutesAgo(290)}, ${minutesAgo(240)})`;

const item = (id: string, position: number, countedAsGold: number) =>
  `('${id}', 'released', 'pairs', 'file', 'text-pair', '${id}', ${position}, '${id} A', '${id} B', '${id}', ${countedAsGold})`;

const gold = (id: string) =>
  `('${id}', 'similarity', 'released', 3, 1, '[]', 'In other words.', true, ${minutesAgo(280)})`;

const annotator = (id: string, cursor: number, submitted: number, right: number) =>
  `('${id}', 'released', 'A-${id}', 'hash-${id}', 'link', 'working', ${cursor}, ${submitted}, ${submitted}, ${right}, ${submitted * 20}, 'TS-${id}', ${minutesAgo(230)}, ${minutesAgo(10)})`;

const assignment = (who: string, hit: string, state: string, since: number, until?: number) =>
  `('${who}-${hit}', 'released', '${who}', '${hit}', 'work', '${state}', ${shown(hit)}, ${minutesAgo(since)}, ${minutesAgo(since - 30)}, 0, ${until === undefined ? "null" : minutesAgo(until)})`;

/** What somebody answered to the first HIT, all at the same time. */
const response = (who: string, counted: boolean, right: boolean) =>
  `('${who}-h0', ${answers(right)}, ${quoted(firstReply(counted, right))}, '{}', ${counted}, 20, ${minutesAgo(150)})`;

const judgment = (who: string, itemId: string, counted: boolean, right: boolean) =>
  `('${itemId}', '${who}', 'similarity', '${who}-h0', ${valueOf(itemId, right)}, 4.5, ${isGold(itemId)}, ${isGold(itemId) ? right : null}, ${counted}, ${minutesAgo(150)})`;

const judgments = (who: string, counted: boolean, right: boolean) =>
  ["w1", "g1", "w2"].map((itemId) => judgment(who, itemId, counted, right));

/**
 * A campaign as 0.1.0 kept it. Of the first of three HITs `ann` and `cem` have counted, and what `bo` answered came
 * too late; `ann` holds the second, on which `cem`'s lease ended, and `bo` returned the third.
 */
export const firstCampaign = [
  insert(
    "users (id, name, email, email_verified, created_at, updated_at)",
    `('ada', 'Ada', 'ada@example.org', false, ${accountMoment}, ${accountMoment})`,
  ),
  insert(
    "projects (id, slug, name, preset, task_type, state, language, settings, seed, annotator_count, created_at, launched_at)",
    project("released", "live", firstSettings.live),
    project("sketch", "draft", firstSettings.draft),
  ),
  insert(
    "memberships (project_id, user_id, role, created_at)",
    `('released', 'ada', 'owner', ${minutesAgo(290)})`,
  ),
  insert("scales (id, project_id, step, not_applicable)", "('scale', 'released', 1, false)"),
  insert(
    "scale_points (scale_id, value, label, definition, example_a, example_b)",
    "('scale', 0, 'Different', '', '', '')",
    "('scale', 5, 'Same', '', '', '')",
  ),
  insert(
    "dimensions (id, project_id, scale_id, name, question, position)",
    "('similarity', 'released', 'scale', 'similarity', 'How similar?', 0)",
  ),
  insert("datasets (id, project_id, name, position)", "('pairs', 'released', 'pairs', 1)"),
  insert(
    "imports (id, project_id, file_name, state, item_count, created_by_user_id, created_at)",
    `('file', 'released', 'pairs.tsv', 'saved', 9, 'ada', ${minutesAgo(285)})`,
  ),
  insert(
    "items (id, project_id, dataset_id, import_id, kind, external_id, position, text_a, text_b, search_text, counted_as_gold)",
    ...["w1", "w2", "w3", "w4", "w5", "w6", "g1", "g2", "g3"].map((id, at) =>
      item(id, at + 1, id === "g1" ? 2 : 0),
    ),
  ),
  insert(
    "gold_answers (item_id, dimension_id, project_id, answer, tolerance, accepted, explanation, enabled, updated_at)",
    ...["g1", "g2", "g3"].map(gold),
  ),
  insert(
    "hits (id, project_id, position, open_places, counted_count, work_item_count)",
    "('h0', 'released', 0, 0, 2, 2)",
    "('h1', 'released', 1, 1, 0, 2)",
    "('h2', 'released', 2, 2, 0, 2)",
  ),
  insert(
    "hit_items (hit_id, position, item_id, is_gold)",
    ...Object.entries(pages).flatMap(([hit, page]) =>
      page.map((itemId, at) => `('${hit}', ${at}, '${itemId}', ${isGold(itemId)})`),
    ),
  ),
  insert(
    "annotators (id, project_id, pseudonym, token_hash, source, state, cursor, submitted_count, gold_answered_count, gold_right_count, due_minor, completion_code, joined_at, last_seen_at)",
    annotator("ann", 2, 1, 1),
    annotator("bo", 3, 1, 1),
    annotator("cem", 2, 1, 0),
  ),
  insert(
    "assignments (id, project_id, annotator_id, hit_id, kind, state, shown, leased_at, expires_at, renewal_count, ended_at)",
    assignment("ann", "h0", "submitted", 170, 150),
    assignment("bo", "h0", "submitted", 220, 150),
    assignment("cem", "h0", "submitted", 175, 150),
    assignment("ann", "h1", "leased", 10),
    assignment("cem", "h1", "expired", 120, 89),
    assignment("bo", "h2", "returned", 100, 95),
  ),
  insert(
    "responses (assignment_id, body, reply, conditions, counted, due_minor, submitted_at)",
    response("ann", true, true),
    response("bo", false, true),
    response("cem", true, false),
  ),
  insert(
    "judgments (item_id, annotator_id, dimension_id, assignment_id, value, seconds, is_gold, correct, counted, judged_at)",
    ...judgments("ann", true, true),
    ...judgments("bo", false, true),
    ...judgments("cem", true, false),
  ),
  insert(
    "gold_exposures (annotator_id, item_id, shown_at)",
    ...["ann g1", "ann g2", "bo g1", "bo g3", "cem g1", "cem g2"].map(
      (pair) => `('${pair.replace(" ", "', '")}', ${minutesAgo(120)})`,
    ),
  ),
  insert(
    "gold_contests (assignment_id, item_id, project_id, comment, created_at)",
    `('cem-h0', 'g1', 'released', 'Both mean the same.', ${minutesAgo(140)})`,
  ),
  insert(
    "events (id, project_id, kind, actor_kind, actor_id, data, at)",
    `('one', 'released', 'project_created', 'user', 'ada', '{}', ${minutesAgo(290)})`,
    `('two', 'released', 'project_launched', 'user', 'ada', '{"hits":3}', ${minutesAgo(240)})`,
  ),
].join("\n");
