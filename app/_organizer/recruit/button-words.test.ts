import { expect, test } from "vitest";
import { messages } from "@/app/_messages/messages";

test("the table of outcomes says of each button what people read on it", () => {
  const { own, ...back } = messages.annotator.recruiter.back;
  expect(messages.organizer.recruiters.button).toEqual({ ...back, link: own });
});
