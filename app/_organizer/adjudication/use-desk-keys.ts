import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { AdjudicationDecision, AdjudicationReason } from "@/server/domain/adjudication/adjudication";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { admissibleValues } from "@/server/domain/scale/admissible-values";
import { numberKeysOn } from "@/app/_annotator/display-menu/display-settings";
import { isTyped } from "@/app/_annotator/scale-input/scale-cell";
import { typedKey, type Typing, type WrittenKey } from "@/app/_annotator/scale-input/typed-key";
import { deskKey, type DeskCommand } from "./desk-key";

interface DeskKeys {
  scale: ShownScale | null;
  /** @param complete whether the reason comes next; otherwise the decision may still change and Enter goes on. */
  choose: (decision: AdjudicationDecision, complete: boolean) => void;
  giveReason: (reason: AdjudicationReason) => void;
  save: () => void;
  undo: () => void;
}

const fields = "textarea, select, input:not([type=radio])";
const overlays = "[role=dialog], [role=alertdialog], [role=listbox]";

const placeOf = (target: EventTarget | null) => ({
  inField: target instanceof Element && target.closest(fields) !== null,
  amongReasons: target instanceof Element && target.closest("[data-reasons]") !== null,
  overlaid: document.querySelector(overlays) !== null,
  numberKeys: numberKeysOn(),
});

/** Lets keys decide, give the reason, save and undo, from anywhere on the page. */
export function useDeskKeys({ scale, choose, giveReason, save, undo }: DeskKeys): void {
  const pending = useRef<Typing | null>(null);

  const write = (key: WrittenKey) => {
    if (scale === null || isTyped(scale)) return;
    const typed = typedKey(admissibleValues(scale), key, performance.now(), pending.current);
    pending.current = typed.typing;
    if (typed.value !== null) choose({ kind: "value", value: typed.value }, typed.complete);
  };

  const obey = (command: DeskCommand) => {
    switch (command.do) {
      case "save":
        return save();
      case "undo":
        return undo();
      case "mean":
        return choose({ kind: "mean" }, true);
      case "reason":
        return giveReason(command.reason);
      case "digit":
        return write(command.digit);
      case "mark":
        return write(command.mark);
      case "not-applicable":
        return scale?.notApplicable === true && choose({ kind: "not-applicable" }, true);
    }
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat) return;
    const command = deskKey(event, placeOf(event.target));
    if (command === null) return;
    event.preventDefault();
    obey(command);
  });

  // Heard as soon as the item is drawn: who looks at it may decide.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
