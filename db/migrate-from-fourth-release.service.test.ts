import { asc, ne } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectSettings } from "@/server/domain/project/project";
import { migrate } from "./migrate";
import { agreementPoints, dimensions, projects, scales } from "./schema";
import type { FreshDatabase } from "@/testing/world/database";
import { countRows } from "@/testing/world/release/count-rows";
import { addedSettings, firstSettings, quoted } from "@/testing/world/release/first-values";
import { runSql } from "@/testing/world/release/raw-sql";
import { fourthReleaseDatabase } from "@/testing/world/release/released-database";

let database: FreshDatabase;
beforeEach(async () => {
  database = await fourthReleaseDatabase();
});
afterEach(() => database.remove());

test("no row of a project with one dimension is lost or gained", async () => {
  const before = await countRows(database.location);
  await migrate(database.location);
  expect(await countRows(database.location)).toMatchObject(before);
});

test("agreement that was pooled over several dimensions is computed anew, that on one is kept", async () => {
  const points = () => database.store.read.select().from(agreementPoints);
  const [kept] = await points();
  await database.store.write(async (tx) => {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(ne(projects.id, kept?.projectId ?? ""));
    const [scale] = await tx.select({ id: scales.id }).from(scales);
    if (kept === undefined || project === undefined || scale === undefined)
      throw new Error("The release had them.");
    for (const [position, name] of ["general", "time"].entries()) {
      await tx.insert(dimensions).values({
        ...{
          id: `pooled-${name}`,
          projectId: project.id,
          scaleId: scale.id,
          name,
          question: name,
          position: 7 + position,
        },
      });
    }
    await tx.insert(agreementPoints).values({ ...kept, projectId: project.id });
  });
  expect(await points()).toHaveLength(2);
  await migrate(database.location);
  expect(await points()).toEqual([kept]);
});

test("a return address of Prolific becomes its code for finished work; any other stays the project's own", async () => {
  const { recruiters: _, ...before } = addedSettings;
  const complete = "https://app.prolific.com/submissions/complete?cc=";
  const addresses: [returnUrl: string, code: string | null][] = [
    [`${complete}C1A2B3C4`, "C1A2B3C4"],
    ["https://app.prolific.co/submissions/complete?cc=OLD-7", "OLD-7"],
    [`${complete}C1&next=x`, null],
    [complete, null],
    ["https://recruiter.example.org/submissions/complete?cc=C1A2B3C4", null],
    ["", null],
  ];
  const copied = "name, preset, task_type, state, language, seed, annotator_count, created_at, launched_at";
  for (const [at, [returnUrl]] of addresses.entries()) {
    const settings = quoted({ ...firstSettings.live, ...before, returnUrl });
    await runSql(
      database.location,
      `insert into projects (id, slug, settings, ${copied})
       select 'sent-${at}', 'sent-${at}', ${settings}, ${copied} from projects order by id limit 1`,
    );
  }
  await migrate(database.location);
  const found = await database.store.read.select().from(projects).orderBy(asc(projects.id));
  for (const [at, [returnUrl, code]] of addresses.entries()) {
    const settings = found.find(({ id }) => id === `sent-${at}`)?.settings;
    if (settings === undefined) throw new Error("The migration kept it.");
    expect(settings.returnUrl).toBe(returnUrl);
    const prolific = { name: "prolific", studyId: "", outcomes: { completed: code }, ends: {} };
    expect(settings.recruiters).toEqual(code === null ? [] : [prolific]);
    expect(projectSettings.safeParse(settings)).toMatchObject({ success: true });
  }
});
