"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { Select, type Option } from "@/app/_ui/select";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { isSameValue } from "@/server/domain/project/overwritten";
import { SavedField, type SavedFieldProps } from "./saved-field";
import { useForeignValue } from "./use-foreign-value";
import { useSave } from "./use-save";

interface SavedChoiceProps<T extends string> extends SavedFieldProps {
  value: T;
  options: readonly Option<T>[];
  changeOf: (value: T) => ProjectChange;
}

/** A choice of few, saved when it is made. */
export function SavedChoice<T extends string>(props: SavedChoiceProps<T>) {
  const { project, path, label, hint, value, options, changeOf } = props;
  const [chosen, setChosen] = useState(value);
  /** What the server has, as far as is known here. */
  const [base, setBase] = useState(value);
  const [waiting, setWaiting] = useState<T | null>(null);
  const { save, conflict, ...saving } = useSave(project, path);
  const isBusy = saving.saving;
  const noteOwn = useForeignValue(value, (theirs) => {
    if (chosen !== base) return;
    setBase(theirs);
    setChosen(theirs);
  });
  const choose = (next: T, from = base) => {
    setChosen(next);
    // What was just sent is what stood there before this; that is known once it is answered.
    setWaiting(isBusy ? next : null);
    if (isBusy) return;
    noteOwn(next);
    save(changeOf(next), changeOf(from), { onSaved: () => setBase(next) });
  };
  const chooseLatest = useEffectEvent((next: T) => choose(next));
  useEffect(() => {
    if (waiting === null || isBusy) return;
    const start = setTimeout(() => chooseLatest(waiting));
    return () => clearTimeout(start);
  }, [waiting, isBusy]);
  const optionOf = (setting: unknown) =>
    options.find((option) => isSameValue(valueAt(changeOf(option.value), path), setting));
  const theirs = conflict === null ? undefined : optionOf(conflict.now);
  const nameOf = (option: T) => options.find((each) => each.value === option)?.name ?? option;
  const choice =
    conflict === null || theirs === undefined
      ? null
      : {
          ...conflict,
          values: { was: nameOf(base), theirs: theirs.name, mine: nameOf(chosen) },
          keep: () => {
            setChosen(theirs.value);
            setBase(theirs.value);
            saving.reset();
          },
          use: () => {
            setBase(theirs.value);
            choose(chosen, theirs.value);
          },
        };
  return (
    <SavedField label={label} hint={hint} state={{ ...saving, isKept: false, conflict: choice }}>
      {(control) => (
        <Select
          {...control}
          className="max-w-xs"
          value={chosen}
          options={options}
          onChoose={(next) => choose(next)}
        />
      )}
    </SavedField>
  );
}

/** What stands in an object at a path such as `settings.contactName`; undefined where nothing does. */
function valueAt(object: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, name) => {
    if (typeof inner !== "object" || inner === null) return undefined;
    return (inner as Record<string, unknown>)[name];
  }, object);
}
