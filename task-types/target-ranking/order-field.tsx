"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ErrorMark } from "@/app/_ui/error-mark";
import messages from "./messages.en.json";
import { RankingInput } from "./ranking-input";
import type { RankingMode } from "@/server/domain/task/target-ranking/ranking-mode";
import type { OrderFieldProps } from "@/app/_organizer/task/organizer-view";

/** The known order of a target group, set by the keys, buttons and grips by which annotators rank it. */
export function OrderField({ item, language, value, onChange, error }: OrderFieldProps) {
  const t = useTranslations("organizer.gold");
  const id = useId();
  const [mode, setMode] = useState<RankingMode>("list");
  const candidates = (item.candidates ?? []).map((text, at) => ({ key: String(at), text }));
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1"
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
    >
      <legend className="mb-1 text-label font-semibold">{t("orderTo", { target: item.textA })}</legend>
      <RankingInput
        group={{
          name: id,
          target: item.textA,
          candidates,
          language,
          texts: messages.annotator.widget,
        }}
        value={value}
        // What is known is one order: where annotators may let candidates share a place, it still tells all apart.
        allowTies={false}
        mode={mode}
        onChange={onChange}
        onMode={setMode}
        onGoOn={onChange}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-label text-muted">
        {t("orderHint")}
      </p>
    </fieldset>
  );
}
