import { minutesAgo, quoted } from "./first-values";
import { insert } from "./raw-sql";

/**
 * What 0.2.0 added to the campaign: `ann` passed a quiz and answered an item once more, `bo` was stopped by hand and
 * objects, an invitation names items, and the sketch composes its pages from single items.
 */
export const secondCampaign = [
  `update annotators set state = 'stopped' where id = 'bo';`,
  insert(
    "standing_events (id, project_id, annotator_id, from_state, to_state, cause, counts, rules_version, user_id, note, at)",
    `('stop', 'released', 'bo', 'working', 'stopped', '{"rule":"by-hand"}', ${quoted({ submitted: 1, judged: 3, goldRight: 0, goldAnswered: 0 })}, 1, 'ada', 'It''s random.', ${minutesAgo(60)})`,
  ),
  insert(
    "events (id, project_id, kind, actor_kind, actor_id, data, at)",
    `('stopped', 'released', 'standing_changed', 'user', 'ada', '{}', ${minutesAgo(60)})`,
    `('objected', 'released', 'standing_contested', 'system', null, '{}', ${minutesAgo(50)})`,
  ),
  insert(
    "standing_contests (annotator_id, project_id, comment, created_at)",
    `('bo', 'released', 'I read every pair.', ${minutesAgo(50)})`,
  ),
  insert(
    'qualification_attempts (id, project_id, annotator_id, kind, number, answered, "right", size, needed, passed, started_at, finished_at)',
    `('quiz', 'released', 'ann', 'quiz', 1, 4, 4, 4, 3, true, ${minutesAgo(230)}, ${minutesAgo(225)})`,
  ),
  insert(
    "repeated_judgments (assignment_id, item_id, dimension_id, annotator_id, value, seconds, judged_at)",
    `('ann-h0', 'w1', 'similarity', 'ann', 4, 3.5, ${minutesAgo(150)})`,
  ),
  insert(
    "invitations (id, project_id, name, code, created_at)",
    `('invited', 'released', 'Dora', 'code-of-dora', ${minutesAgo(40)})`,
  ),
  insert("named_items (invitation_id, item_id, position)", "('invited', 'w5', 0)", "('invited', 'w6', 1)"),
  insert("datasets (id, project_id, name, position)", "('words', 'sketch', 'words', 1)"),
  insert(
    "imports (id, project_id, file_name, state, item_count, created_by_user_id, created_at)",
    `('list', 'sketch', 'words.tsv', 'saved', 1, 'ada', ${minutesAgo(30)})`,
  ),
  insert(
    "items (id, project_id, dataset_id, import_id, kind, external_id, position, text_a, text_b, search_text, counted_as_gold)",
    `('s1', 'sketch', 'words', 'list', 'text-pair', 's1', 1, 'tea', 'coffee', 'tea coffee', 0)`,
  ),
  insert(
    "item_places (item_id, project_id, group_key, draw, open_places, counted_count, extra_count)",
    "('s1', 'sketch', null, 7, 30, 0, 0)",
  ),
].join("\n");
