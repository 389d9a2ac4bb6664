import { useId, useState } from "react";
import { call } from "@/app/_trpc/call";
import type { HitTexts } from "../hit/hit-texts";

interface ContestProps {
  project: string;
  assignment: string;
  itemKey: string;
  words: HitTexts["feedback"];
}

const longestComment = 1_000;

/** Lets an annotator tell the organizer that a gold question is wrong. Nothing waits for it. */
export function Contest({ project, assignment, itemKey, words }: ContestProps) {
  const id = useId();
  const [comment, setComment] = useState("");
  const [outcome, setOutcome] = useState<"sent" | "empty" | "failed" | null>(null);

  const send = async () => {
    if (comment.trim() === "") return setOutcome("empty");
    try {
      await call("contest", { project, assignment, key: itemKey, comment });
      setOutcome("sent");
    } catch {
      setOutcome("failed");
    }
  };

  if (outcome === "sent") return <p role="status">{words.contestSent}</p>;
  const problem = { empty: words.contestEmpty, failed: words.contestFailed };
  return (
    <details className="contest">
      <summary>{words.contest}</summary>
      <label htmlFor={id}>{words.contestLabel}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={longestComment}
        dir="auto"
        value={comment}
        aria-invalid={outcome === "empty"}
        aria-describedby={outcome === null ? undefined : `${id}-problem`}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {outcome === null ? null : (
        <p id={`${id}-problem`} className="pair-error" role="alert">
          {problem[outcome]}
        </p>
      )}
      <button type="button" className="button" onClick={() => void send()}>
        {words.contestSend}
      </button>
    </details>
  );
}
