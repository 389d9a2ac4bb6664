import { z } from "zod";

/** A text in another language: as long as the longest that an organizer may write, and more, as some need more room. */
export const translatedText = z.string().trim().max(60_000);

/** Which text of a project is meant; an option is named by its own text, so that it is never taken for another. */
export const placeName = z.string().max(300);
