import { minutesAgo, quoted } from "./first-values";
import { insert } from "./raw-sql";

const plainMean = { aggregation: { method: "mean" }, allNotApplicable: "zero" };
const alpha = { value: 0.5, low: 0.1, high: 0.8, n: 2 };

const summary = {
  items: 6,
  itemsWithoutGold: 4,
  judgments: 9,
  countedJudgments: 4,
  annotators: 3,
  excluded: 1,
  adjudicated: 1,
  alpha,
};

/** What 0.3.0 added to the campaign: `bo` is excluded, `w1` was decided and released, with a comment of `ann`'s on it. */
export const thirdCampaign = [
  `update judgments set comment = 'B is another year.' where annotator_id = 'ann' and item_id = 'w1';`,
  insert(
    "exclusions (id, project_id, annotator_id, origin, rule, value, bound, reason, batch_id, state_before, excluded_by_user_id, excluded_at)",
    `('out', 'released', 'bo', 'by-hand', null, null, null, 'It''s random.', 'one', null, 'ada', ${minutesAgo(45)})`,
  ),
  insert(
    "adjudications (id, project_id, item_id, dimension_id, round, decision, reason, note, shown_order, judged_values, user_id, decided_at)",
    `('decided', 'released', 'w1', 'similarity', 'first', '{"kind":"value","value":4}', 'typing_slip', '', '["ann","cem"]', '[3,3]', 'ada', ${minutesAgo(35)})`,
  ),
  insert(
    "jobs (id, project_id, kind, state, key, parameters, attempt_count, created_by_user_id, created_at, finished_at)",
    `('write', 'released', 'release', 'done', 'release', ${quoted({ aggregation: plainMean })}, 1, 'ada', ${minutesAgo(25)}, ${minutesAgo(24)})`,
  ),
  insert(
    "releases (id, project_id, version, fingerprint, job_id, aggregation, summary, files, created_by_user_id, created_at)",
    `('v1', 'released', 1, 'abc', 'write', ${quoted(plainMean)}, ${quoted(summary)}, '[]', 'ada', ${minutesAgo(24)})`,
  ),
  insert(
    "agreement_points (project_id, judgment_count, alpha, inter_tagger, at)",
    `('released', 4, ${quoted(alpha)}, ${quoted(alpha)}, ${minutesAgo(20)})`,
  ),
].join("\n");
