import { useTranslations } from "next-intl";
import { useRef, type Dispatch } from "react";
import type { AdjudicationDecision, AdjudicationReason } from "@/server/domain/adjudication/adjudication";
import type { AdjudicationCase } from "@/server/domain/adjudication/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { ItemAsShown } from "../item/item-as-shown";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextArea } from "@/app/_ui/text-area";
import { CaseJudgments } from "./case-judgments";
import { DecisionChoice } from "./decision-choice";
import type { DeskAction, DeskState } from "./desk-state";
import { DifferingDecisions } from "./differing-decisions";
import { ReasonChoice } from "./reason-choice";
import { SingleKeys } from "./single-keys";
import { useDeskKeys } from "./use-desk-keys";

interface CaseFormProps {
  project: ProjectDetail;
  item: AdjudicationCase;
  state: DeskState;
  dispatch: Dispatch<DeskAction>;
  onUndo: () => void;
}

const maxNoteLength = 1_000;

/** One item with what was judged, and the decision about it. */
export function CaseForm({ project, item, state, dispatch, onUndo }: CaseFormProps) {
  const t = useTranslations("organizer.adjudication");
  const root = useRef<HTMLDivElement>(null);
  const { decision, reason, note } = state.draft;
  const { language, settings } = project;
  const { blind } = settings.adjudication;
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const toReasons = () => focus("[data-reasons] :checked, [data-reasons] input");

  const choose = (chosen: AdjudicationDecision) => dispatch({ type: "chose", decision: chosen });
  const giveReason = (given: AdjudicationReason) => {
    dispatch({ type: "reasoned", reason: given });
    focus(`[data-reasons] [value=${given}]`);
  };
  const save = () => {
    if (decision === null || reason === null) {
      dispatch({ type: "gaps-found" });
      if (decision === null) focus(".scale input, .number-input input");
      else toReasons();
      return;
    }
    dispatch({ type: "decided", made: { item, decision, reason, note, id: null } });
  };
  useDeskKeys({
    scale: item.scale,
    choose: (chosen, complete) => {
      choose(chosen);
      if (complete) toReasons();
      else requestAnimationFrame(() => focus(".scale :checked"));
    },
    giveReason,
    save,
    undo: onUndo,
  });
  const name = t("itemName", { item: item.externalId, dataset: item.dataset });
  return (
    <div ref={root} className="flex flex-col gap-5">
      <div
        role="group"
        aria-label={
          item.textB === ""
            ? t("spokenText", { name, a: item.textA })
            : t("spokenItem", { name, a: item.textA, b: item.textB })
        }
        tabIndex={-1}
        data-texts
        className="grid gap-3 wide:has-[>.pair-text+.pair-text]:grid-cols-2"
      >
        <p className="col-span-full text-label text-muted">{name}</p>
        <ItemAsShown project={project} item={item} />
      </div>
      {project.dimensions.length > 1 ? (
        <p className="font-semibold" lang={language}>
          {item.question}
        </p>
      ) : null}
      <CaseJudgments item={item} blind={blind} />
      <DifferingDecisions differing={item.differing} />
      <DecisionChoice
        item={item}
        language={language}
        direction={settings.scaleDirection}
        aggregation={settings.aggregation.aggregation}
        decision={decision}
        error={state.gapsShown && decision === null}
        onChoose={choose}
        onClear={() => dispatch({ type: "cleared" })}
        onGoOn={toReasons}
      />
      <ReasonChoice reason={reason} error={state.gapsShown && reason === null} onChoose={giveReason} />
      <Field label={t("note")}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            dir="auto"
            maxLength={maxNoteLength}
            value={note}
            onChange={(event) => dispatch({ type: "noted", note: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <SingleKeys />
        <Button variant="primary" onClick={save}>
          {t("save")} <kbd>{t("keys.save")}</kbd>
        </Button>
      </div>
    </div>
  );
}
