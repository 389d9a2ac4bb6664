import bestWorst from "./best-worst/messages.en.json";
import choice from "./choice/messages.en.json";
import directRating from "./direct-rating/messages.en.json";
import pairRating from "./pair-rating/messages.en.json";
import targetRanking from "./target-ranking/messages.en.json";
import typedRating from "./typed-rating/messages.en.json";
import pairWriting from "./pair-writing/messages.en.json";
import unitMarking from "./unit-marking/messages.en.json";
import wordToSense from "./word-to-sense/messages.en.json";

/** What each task type says to annotators: its own words in place of those of pairs, and the texts of its widget. */
export const annotatorTaskMessages = {
  "pair-rating": pairRating.annotator,
  "typed-rating": typedRating.annotator,
  "pair-writing": pairWriting.annotator,
  "word-to-sense": wordToSense.annotator,
  choice: choice.annotator,
  "best-worst": bestWorst.annotator,
  "target-ranking": targetRanking.annotator,
  "direct-rating": directRating.annotator,
  "unit-marking": unitMarking.annotator,
};

/** What organizers read about each task type. */
export const organizerTaskMessages = {
  "pair-rating": pairRating.organizer,
  "typed-rating": typedRating.organizer,
  "pair-writing": pairWriting.organizer,
  "word-to-sense": wordToSense.organizer,
  choice: choice.organizer,
  "best-worst": bestWorst.organizer,
  "target-ranking": targetRanking.organizer,
  "direct-rating": directRating.organizer,
  "unit-marking": unitMarking.organizer,
};
