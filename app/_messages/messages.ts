import { annotatorTaskMessages } from "@/task-types/messages";
import annotatorPages from "./en/annotator.json";
import { englishForOrganizers } from "./en/words-of-organizers";

const annotator = { ...annotatorPages, task: annotatorTaskMessages };

/** The whole catalogue, by area. Client pages get only the areas they show. */
export const messages = { annotator, ...englishForOrganizers };

export type Messages = typeof messages;
