import { sharedStore } from "@/db/client";
import { DomainError } from "@/server/domain/errors";
import { migrateDatabase } from "@/server/services/startup/open-database";
import type { RehearsalNews, SettingOrder } from "./rehearsal-calls";
import { rehearseSetting } from "./rehearse-setting";

/** The process of one rehearsal: works in an empty database of its own, which ends with it. */
export function answerRehearsal(): void {
  // Ctrl-C in a terminal reaches children too; the parent decides when this one ends.
  process.on("SIGINT", () => undefined);
  const say = (news: RehearsalNews) => void process.send?.(news, undefined, undefined, () => undefined);
  process.once("message", (order: SettingOrder) => {
    void work(order, say).then(say, (error: unknown) => say(failureOf(error)));
  });
}

async function work(order: SettingOrder, say: (news: RehearsalNews) => void): Promise<RehearsalNews> {
  await migrateDatabase();
  const report = await rehearseSetting(sharedStore(), order, (share) => say({ type: "progress", share }));
  return { type: "report", report };
}

function failureOf(error: unknown): RehearsalNews {
  if (error instanceof DomainError) {
    const { reason, message, details } = error;
    return { type: "refusal", reason, message, details };
  }
  return {
    type: "failure",
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
