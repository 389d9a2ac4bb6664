import type { DemoCampaign } from "@/server/domain/task/demo-campaign";
import { tasks } from "@/task-types/tasks";

/** A project of each further task type, live and with some work in it. */
export const demoCampaigns: readonly DemoCampaign[] = Object.values(tasks).flatMap(({ demo }) => demo ?? []);
