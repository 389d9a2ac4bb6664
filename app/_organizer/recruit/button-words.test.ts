import { expect, test } from "vitest";
import { loadMessages } from "@/app/_messages/load-messages";
import { organizerLanguages } from "@/server/domain/language/organizer-languages";

test.each(organizerLanguages)(
  "the table of outcomes says of each button what people read on it: %s",
  async (tag) => {
    const { annotator, organizer } = await loadMessages(tag);
    const { own, ...back } = annotator.recruiter.back;
    expect(organizer.recruiters.button).toEqual({ ...back, link: own });
  },
);
