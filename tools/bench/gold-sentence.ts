import { openSqlite } from "@/db/open-sqlite";
import { finishedDemoSlug } from "@/server/domain/project/finished-demo";
import { demoSlug } from "@/server/services/startup/seed-demo";

/** How many of the judgments in a database are of gold items, in words; without those of the demos, which no benchmark makes. */
export function goldSentence(file: string): string {
  const database = openSqlite(file);
  const counted = database
    .prepare(
      `select count(*) as judgments, count(gold.item_id) as gold from judgments
       left join (select distinct item_id from gold_answers) as gold on gold.item_id = judgments.item_id
       join items on items.id = judgments.item_id
       join projects on projects.id = items.project_id where projects.slug not in (?, ?)`,
    )
    .get(demoSlug, finishedDemoSlug) as { judgments: number; gold: number };
  database.close();
  const share = ((100 * counted.gold) / counted.judgments).toFixed(1);
  return `${counted.gold.toLocaleString("en")} of ${counted.judgments.toLocaleString("en")} judgments (${share} %) are of gold items.`;
}
