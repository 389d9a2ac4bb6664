import task from "./organizer-task.json";
import pages from "./organizer.json";
import shared from "./shared.json";

/** What organizers' pages say. */
export const germanForOrganizers = { organizer: { ...pages, task }, shared };
