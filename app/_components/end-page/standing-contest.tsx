"use client";

import { call } from "@/app/_trpc/call";
import { CommentBox, type CommentWords } from "../comment-box/comment-box";

interface StandingContestProps {
  project: string;
  words: CommentWords;
}

/** Lets somebody who was stopped, paused or did not qualify tell the organizer that they disagree. */
export function StandingContest({ project, words }: StandingContestProps) {
  return <CommentBox words={words} send={(comment) => call("contestStanding", { project, comment })} />;
}
