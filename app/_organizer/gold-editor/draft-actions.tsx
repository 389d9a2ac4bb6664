"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { KeptGold } from "./edited-item";
import type { Gold } from "./use-gold";

interface DraftActionsProps {
  gold: Gold;
  /** As it is kept; null for an item that is not gold yet. */
  kept: KeptGold | null;
  onSave: () => void;
  onClose: () => void;
}

/** What can be done with gold that nobody has met. */
export function DraftActions({ gold, kept, onSave, onClose }: DraftActionsProps) {
  const t = useTranslations("organizer.gold");
  const ui = useTranslations("organizer.ui");
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" busyLabel={gold.busy && ui("saving")} onClick={onSave}>
        {kept ? t("save") : t("mark")}
      </Button>
      {kept ? (
        <>
          <Button onClick={() => gold.setEnabled(!kept.enabled)}>
            {t(kept.enabled ? "turnOff" : "turnOn")}
          </Button>
          <Button onClick={() => gold.remove(kept.dimension)}>{t("unmark")}</Button>
        </>
      ) : null}
      <Button variant="quiet" onClick={onClose}>
        {ui("cancel")}
      </Button>
    </div>
  );
}
