import { call } from "@/app/_trpc/call";
import { CommentBox } from "../comment-box/comment-box";
import type { HitTexts } from "../hit/hit-texts";

interface ContestProps {
  project: string;
  assignment: string;
  itemKey: string;
  words: HitTexts["feedback"];
}

/** Lets an annotator tell the organizer that a gold question is wrong. Nothing waits for it. */
export function Contest({ project, assignment, itemKey: key, words }: ContestProps) {
  return (
    <details className="contest needs-scripts">
      <summary>{words.contest}</summary>
      <CommentBox
        words={{
          label: words.contestLabel,
          send: words.contestSend,
          sent: words.contestSent,
          empty: words.contestEmpty,
          failed: words.contestFailed,
        }}
        send={(comment) => call("contestGold", { project, assignment, key, comment })}
      />
    </details>
  );
}
