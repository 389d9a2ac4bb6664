import { useEffect, useEffectEvent, useRef, type Dispatch } from "react";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { admissibleValues } from "@/server/domain/scale/admissible-values";
import { numberKeysOn } from "../display-menu/display-settings";
import { isTyped } from "../scale-input/scale-cell";
import { typedKey, type Typing, type WrittenKey } from "../scale-input/typed-key";
import type { HitAction, Value } from "./hit-state";
import { keyCommand, type KeyCommand, type KeyPlace } from "./key-command";

interface Keyboard {
  /** Keys do nothing while the page is not in the annotator's hands. */
  enabled: boolean;
  current: string;
  scale: ShownScale | null;
  dispatch: Dispatch<HitAction>;
  submit: () => void;
  showScale: () => void;
}

const fields = "textarea, select, [contenteditable], input:not([type=radio])";
const overlays = "dialog[open], [popover]:popover-open";

const placeOf = (target: EventTarget | null): KeyPlace => ({
  inField: target instanceof Element && target.closest(fields) !== null,
  overlaid: document.querySelector(overlays) !== null,
  numberKeys: numberKeysOn(),
});

/** Lets keys answer the current pair, step from pair to pair and submit, from anywhere on the page. */
export function useAnswerKeys({ enabled, current, scale, dispatch, submit, showScale }: Keyboard): void {
  const pending = useRef<(Typing & { pair: string }) | null>(null);

  const answer = (value: Value, goOn: boolean) =>
    dispatch({ type: "answered", key: current, value, input: "key", goOn });

  const write = (key: WrittenKey) => {
    if (scale === null || isTyped(scale)) return;
    const before = pending.current?.pair === current ? pending.current : null;
    const { typing, value, complete } = typedKey(admissibleValues(scale), key, performance.now(), before);
    pending.current = typing === null ? null : { ...typing, pair: current };
    if (value !== null) answer(value, complete);
  };

  const obey = (command: KeyCommand) => {
    switch (command.do) {
      case "submit":
        return submit();
      case "step":
        return dispatch({ type: "stepped", by: command.by });
      case "digit":
        return write(command.digit);
      case "mark":
        return write(command.mark);
      case "not-applicable":
        return scale?.notApplicable === true && answer("NA", true);
      case "show-scale":
        return showScale();
    }
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.repeat) return;
    const command = keyCommand(event, placeOf(event.target));
    if (command === null) return;
    event.preventDefault();
    obey(command);
  });

  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
