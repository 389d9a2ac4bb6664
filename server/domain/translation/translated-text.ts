import { z } from "zod";

/** A text in another language: as long as the longest that an organizer may write, and more, as some need more room. */
export const translatedText = z.string().trim().max(60_000);
