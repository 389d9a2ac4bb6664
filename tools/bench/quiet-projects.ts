import { openSqlite } from "@/db/open-sqlite";
import type { Deps } from "@/server/deps";
import { createProject } from "@/server/services/project/create-project";
import { addMember, type TestOrganizer } from "@/testing/organizer";
import { makeReleaseProject } from "./release-project";

const size = { items: 40_000, annotators: 400, overlap: 5, gold: 5_000 };
/** A file of about 15 MB. */
const filePairs = 60_000;
const words = "the early train to the coast was late again because of snow on the line and nobody knew why ";

export interface QuietProjects {
  project: string;
  draft: string;
}

/** A project with many judgments and places for more, and a draft. */
export async function makeQuietProjects(
  deps: Deps,
  file: string,
  organizer: TestOrganizer,
): Promise<QuietProjects> {
  const { items, overlap } = size;
  console.log(`Making a project of ${items * overlap} judgments; this takes a minute.`);
  const projectId = await makeReleaseProject(deps.store, file, size);
  const database = openSqlite(file);
  // Every item may be judged by all who come now, too.
  database.exec(
    `insert into item_places (item_id, project_id, draw, open_places, counted_count, extra_count)
     select id, project_id, position, 50, ${overlap}, 0 from items where id not in (select item_id from gold_answers)`,
  );
  const slug = database.prepare("select slug from projects where id = ?").pluck().get(projectId) as string;
  database.close();
  await addMember(deps.store, projectId, organizer);
  const actor = { kind: "user" as const, userId: organizer.userId };
  await createProject(deps, actor, { preset: "sts-2012", name: "Draft", slug: "draft", language: "en" });
  return { project: slug, draft: "draft" };
}

/** A table of pairs, as it is uploaded. */
export async function* pairsFile(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines = "id,text_a,text_b\n";
  for (let n = 1; n <= filePairs; n += 1) {
    lines += `${n},${n} ${words},${words} ${n}\n`;
    if (n % 500 > 0 && n < filePairs) continue;
    yield encoder.encode(lines);
    lines = "";
  }
}
