import { useId, useState } from "react";

export interface CommentWords {
  label: string;
  send: string;
  sent: string;
  empty: string;
  failed: string;
}

interface CommentBoxProps {
  words: CommentWords;
  /** Rejects where the comment did not arrive. */
  send: (comment: string) => Promise<unknown>;
}

const maxCommentLength = 1_000;

/** A comment to the organizer, sent once; what could not be sent stays in its field. */
export function CommentBox({ words, send }: CommentBoxProps) {
  const id = useId();
  const [comment, setComment] = useState("");
  const [outcome, setOutcome] = useState<"sending" | "sent" | "empty" | "failed" | null>(null);

  const press = async () => {
    if (outcome === "sending") return;
    if (comment.trim() === "") return setOutcome("empty");
    setOutcome("sending");
    try {
      await send(comment);
      setOutcome("sent");
    } catch {
      setOutcome("failed");
    }
  };

  if (outcome === "sent") return <p role="status">{words.sent}</p>;
  const problem = outcome === "empty" || outcome === "failed" ? words[outcome] : null;
  return (
    <div className="comment-box needs-scripts">
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={maxCommentLength}
        dir="auto"
        value={comment}
        aria-invalid={outcome === "empty"}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} className="pair-error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={outcome === "sending"}
        onClick={() => void press()}
      >
        {words.send}
      </button>
    </div>
  );
}
