import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { joinInput, submission } from "@/server/domain/assignment/contracts";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import type { RehearsedAnswer } from "@/server/domain/task/rehearsal";
import { demoCampaigns } from "./demo/campaigns";
import type { DemoCampaign } from "@/server/domain/task/demo-campaign";
import { pairRatingDemo } from "./demo/pair-rating";
import { seedDemo } from "./seed-demo";

const database = databasePerFile();
let folder: string;
let deps: Deps;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-demo-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  deps = testDeps(database.store).deps;
  await seedDemo(deps);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const visitors = 50;

const openDemos: readonly Pick<DemoCampaign, "slug" | "people">[] = [
  { ...pairRatingDemo, people: [() => ({ values: { similarity: 3 } })] },
  ...demoCampaigns,
];

test.each(openDemos)("$slug has a first page for each of fifty people", async ({ slug, people }) => {
  const { projectId } = await enterProject(deps, { kind: "system" }, slug, "view");
  const replies = [];
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const { annotator } = await joinProject(deps, joinInput.parse({ project: slug }));
    const actor = { annotatorId: annotator.id, projectId };
    const next = await leaseNextHit(deps, actor);
    if (next.kind === "none") throw new Error(`No page for visitor ${visitor + 1}: ${next.reason}`);
    const { id, items } = next.assignment;
    const answers = items.map((item) => ({ ...answerOf(people[0]?.(item)), key: item.key }));
    replies.push(await submitAssignment(deps, actor, { assignment: id, ...submission.parse({ answers }) }));
  }
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => "counted"));
});

function answerOf(answer: RehearsedAnswer | null | undefined): RehearsedAnswer {
  if (answer === null || answer === undefined) throw new Error("The first person answers everything.");
  return answer;
}
