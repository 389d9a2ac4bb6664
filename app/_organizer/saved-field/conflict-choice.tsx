"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Moment } from "@/app/_ui/moment";
import type { Conflict } from "./conflict";

/** Longer values are shown in a box of their own. */
const shortest = 40;

interface ConflictChoiceProps {
  conflict: Pick<Conflict, "by" | "at">;
  /** As the field writes them; null where a value is no text of one field. */
  values: { was: string; theirs: string; mine: string } | null;
  onKeep: () => void;
  onUse: () => void;
}

/** What somebody else made of a field meanwhile, beside what was typed here, and the choice between the two. */
export function ConflictChoice({ conflict, values, onKeep, onUse }: ConflictChoiceProps) {
  const t = useTranslations("organizer.ui.conflict");
  const by = conflict.by ?? t("someone");
  const time = () => (conflict.at === null ? "" : <Moment at={conflict.at} show="time" />);
  const shown = (text: string) => (text === "" ? t("empty") : text);
  const isShort = values !== null && Object.values(values).every((text) => text.length < shortest);
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded-cell border border-warn bg-warn-tint p-3 text-label"
    >
      <p>
        {isShort
          ? t.rich("values", { by, time, was: shown(values.was), now: shown(values.theirs) })
          : t.rich("text", { by, time })}
      </p>
      {isShort || values === null ? null : (
        <div
          role="group"
          aria-label={t("theirs")}
          className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
        >
          {shown(values.theirs)}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeep}>
          {isShort ? t("keep", { value: shown(values.theirs) }) : t("keepTheirs")}
        </Button>
        <Button onClick={onUse}>{isShort ? t("use", { value: shown(values.mine) }) : t("useMine")}</Button>
      </div>
    </div>
  );
}
