import type { Deps } from "@/server/deps";
import { dropOldAnswers } from "@/server/services/token/answer-once";
import { sendDeliveries } from "@/server/services/webhook/send-deliveries";
import { watchProjects } from "@/server/services/webhook/watch-projects";
import { repeat } from "./repeat";

/** Sends webhooks what waits for them and looks for stalls, for as long as the process runs. */
export function keepTellingWebhooks(deps: Deps): void {
  repeat(deps, { everyMs: 2_000, failure: "webhooks could not be told" }, async () => {
    while ((await sendDeliveries(deps)) > 0);
  });
  repeat(deps, { everyMs: 30_000, failure: "projects could not be watched for webhooks" }, () =>
    watchProjects(deps),
  );
  repeat(deps, { everyMs: 600_000, failure: "old answers could not be removed" }, () => dropOldAnswers(deps));
}
