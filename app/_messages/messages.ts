import { annotatorTaskMessages, organizerTaskMessages } from "@/task-types/messages";
import annotatorPages from "./en/annotator.json";
import organizerPages from "./en/organizer.json";
import shared from "./en/shared.json";

const annotator = { ...annotatorPages, task: annotatorTaskMessages };
const organizer = { ...organizerPages, task: organizerTaskMessages };

/** The whole catalogue, by area. Client pages get only the areas they show. */
export const messages = { annotator, organizer, shared };

export type Messages = typeof messages;
