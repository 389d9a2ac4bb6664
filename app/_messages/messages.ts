import annotator from "./en/annotator.json";
import organizer from "./en/organizer.json";
import shared from "./en/shared.json";

/** The whole catalogue, by area. Client pages get only the areas they show. */
export const messages = { annotator, organizer, shared };

export type Messages = typeof messages;
