"use client";

import { call } from "@/app/_trpc/call";
import { CommentBox, type CommentWords } from "../comment-box/comment-box";

interface AnnotatorStatusContestProps {
  project: string;
  about: "contestAnnotatorStatus" | "contestRefusal";
  words: CommentWords;
}

/** Lets somebody who was stopped, paused, not qualified or not let in tell the organizer that they disagree. */
export function AnnotatorStatusContest({ project, about, words }: AnnotatorStatusContestProps) {
  return <CommentBox words={words} send={(comment) => call(about, { project, comment })} />;
}
