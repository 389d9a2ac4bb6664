import type { Dispatch } from "react";
import { commentName } from "@/server/domain/assignment/item-remarks";
import type { HitAction, HitState } from "./hit-state";

interface ItemCommentProps {
  itemKey: string;
  label: string;
  comments: HitState["comments"];
  dispatch: Dispatch<HitAction>;
}

/** Where an annotator may say something about an item. */
export function ItemComment({ itemKey, label, comments, dispatch }: ItemCommentProps) {
  return (
    <label className="pair-comment">
      {label}
      <textarea
        name={commentName(itemKey)}
        rows={1}
        maxLength={1_000}
        dir="auto"
        value={comments[itemKey] ?? ""}
        onChange={(event) =>
          dispatch({ type: "commented", key: itemKey, comment: event.currentTarget.value })
        }
      />
    </label>
  );
}
