import type { Dispatch } from "react";
import type { HitProject } from "./hit-project";
import type { HitAction, HitState } from "./hit-state";
import type { HitTemplates } from "./hit-texts";
import { ItemComment } from "./item-comment";
import { ItemConfidence } from "./item-confidence";

interface ItemRemarksProps {
  itemKey: string;
  project: Pick<HitProject, "itemComments" | "itemConfidence">;
  state: Pick<HitState, "comments" | "confidences">;
  dispatch: Dispatch<HitAction>;
  texts: HitTemplates;
}

/** What may be said about an item besides its answer, where the project asks: how sure one is, and a comment. */
export function ItemRemarks({ itemKey, project, state, dispatch, texts }: ItemRemarksProps) {
  return (
    <>
      {project.itemConfidence ? (
        <ItemConfidence confidence={state.confidences[itemKey]} {...{ itemKey, dispatch, texts }} />
      ) : null}
      {project.itemComments ? (
        <ItemComment label={texts.comment} comments={state.comments} {...{ itemKey, dispatch }} />
      ) : null}
    </>
  );
}
