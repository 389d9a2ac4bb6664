import pairRating from "./pair-rating/messages.en.json";
import wordToSense from "./word-to-sense/messages.en.json";

/** What each task type says to annotators: its own words in place of those of pairs, and the texts of its widget. */
export const annotatorTaskMessages = {
  "pair-rating": pairRating.annotator,
  "word-to-sense": wordToSense.annotator,
};

/** What organizers read about each task type. */
export const organizerTaskMessages = {
  "pair-rating": pairRating.organizer,
  "word-to-sense": wordToSense.organizer,
};
