"use client";

import { useTranslations } from "next-intl";
import { useAcceptedWords } from "@/app/_organizer/gold/accepted-words";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { EditedItem } from "./edited-item";
import { useConsequences } from "./use-consequences";
import type { Gold } from "./use-gold";
import { useGoldPreview, type GoldDraft } from "./use-gold-preview";

interface ChangeDialogProps {
  project: ProjectDetail;
  item: EditedItem;
  gold: Gold;
  planned: GoldDraft;
  /** Whether it is switched on or off, and nothing else. */
  isSwitch: boolean;
  onClose: () => void;
}

/** Says what follows from a change of gold and asks for the reason. */
export function ChangeDialog({ project, item, gold, planned, isSwitch, onClose }: ChangeDialogProps) {
  const t = useTranslations("organizer.gold");
  const ui = useTranslations("organizer.ui");
  const problems = useTranslations("organizer.problems");
  const { inWords } = useAcceptedWords(project.scale, item.candidates);
  const listOf = useConsequences();
  const preview = useGoldPreview(project.slug, item.id, planned);
  const act = planned.enabled ? "turnOn" : "turnOff";
  const id = item.externalId;
  return (
    <ReasonDialog
      title={isSwitch ? t(`${act}Title`, { id }) : t("acceptTitle", { id, values: inWords(planned.gold) })}
      description={
        <>
          <p role="status">{preview.data ? listOf(preview.data) : t("consequences.computing")}</p>
          {isSwitch ? <p>{t(`${act}Hint`)}</p> : null}
        </>
      }
      asked={{ label: t("reason"), hint: t("reasonHint"), missing: problems("missing") }}
      confirm={isSwitch ? t(act) : t("applyChange")}
      busyLabel={gold.busy && ui("saving")}
      error={gold.error}
      onClose={onClose}
      onConfirm={(reason) =>
        isSwitch ? gold.setEnabled(planned.enabled, reason) : gold.set(planned.gold, reason)
      }
    />
  );
}
