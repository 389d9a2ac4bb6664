import type { Value } from "@/server/domain/task/answer-form";
import { useEffectEvent, useLayoutEffect, useRef, type Dispatch } from "react";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { admissibleValues } from "@/server/domain/scale/admissible-values";
import { isTyped } from "../scale-input/scale-cell";
import { typedKey, type Typing, type WrittenKey } from "../scale-input/typed-key";
import type { HitAction } from "./hit-state";
import { keyCommand, type KeyCommand } from "./key-command";
import { keyPlaceOf } from "./key-place";

interface Keyboard {
  /** Keys do nothing while the page is not in the annotator's hands. */
  enabled: boolean;
  current: string;
  scale: ShownScale | null;
  dispatch: Dispatch<HitAction>;
  submit: () => void;
  showScale: () => void;
}

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
    const command = keyCommand(event, keyPlaceOf(event.target));
    if (command === null) return;
    event.preventDefault();
    obey(command);
  });

  // Heard as soon as the page is drawn: who looks at a pair may answer it.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
