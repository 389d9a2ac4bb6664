import { organizerTaskMessages } from "@/task-types/messages";
import pages from "./organizer.json";
import shared from "./shared.json";

/** What organizers' pages say. */
export const englishForOrganizers = { organizer: { ...pages, task: organizerTaskMessages }, shared };
