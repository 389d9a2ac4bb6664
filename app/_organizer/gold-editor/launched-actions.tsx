"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAcceptedWords } from "@/app/_organizer/gold/accepted-words";
import { Button } from "@/app/_ui/button";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { ChangeDialog } from "./change-dialog";
import { ConsequenceLine } from "./consequence-line";
import type { EditedGold, EditedItem, KeptGold } from "./edited-item";
import type { Gold } from "./use-gold";
import type { GoldPreviewQuery } from "./use-gold-preview";

interface LaunchedActionsProps {
  project: ProjectDetail;
  item: EditedItem;
  gold: Gold;
  kept: KeptGold;
  /** The known answer in the form; null while it is none. */
  edited: EditedGold | null;
  /** What would follow from it. */
  preview: GoldPreviewQuery;
  /** Marks the fields that say nothing yet. */
  onIncomplete: () => void;
  onClose: () => void;
}

/** What can be done with gold that annotators may have met: each change says first what follows, and asks why. */
export function LaunchedActions(props: LaunchedActionsProps) {
  const { project, item, gold, kept, edited, preview, onIncomplete, onClose } = props;
  const t = useTranslations("organizer.gold");
  const ui = useTranslations("organizer.ui");
  const { inWords } = useAcceptedWords(project.scale, item.candidates);
  const [asking, setAsking] = useState<"change" | "switch" | null>(null);
  const stopAsking = () => {
    gold.forget();
    setAsking(null);
  };
  const ask = () => {
    if (edited === null) onIncomplete();
    else if (preview.error === null) setAsking("change");
  };
  return (
    <>
      {edited === null || preview.error !== null ? null : (
        <ConsequenceLine
          change={t("accept", { id: item.externalId, values: inWords(edited) })}
          preview={preview}
        />
      )}
      {kept.use === "test" ? <p className="text-label text-muted">{t("testGraded")}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={ask}>
          {t("applyChange")}
        </Button>
        <Button onClick={() => setAsking("switch")}>{t(kept.enabled ? "turnOff" : "turnOn")}</Button>
        <Button variant="quiet" onClick={onClose}>
          {ui("cancel")}
        </Button>
      </div>
      {asking === null || (asking === "change" && edited === null) ? null : (
        <ChangeDialog
          project={project}
          item={item}
          gold={gold}
          planned={
            asking === "change" && edited !== null
              ? { gold: edited, enabled: kept.enabled }
              : { gold: kept, enabled: !kept.enabled }
          }
          isSwitch={asking === "switch"}
          onClose={stopAsking}
        />
      )}
    </>
  );
}
