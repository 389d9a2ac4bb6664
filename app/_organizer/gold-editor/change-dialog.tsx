"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAcceptedWords } from "@/app/_organizer/gold/accepted-words";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { EditedItem } from "./edited-item";
import { useConsequences } from "./use-consequences";
import type { Gold } from "./use-gold";
import { useGoldPreview, type PlannedGold } from "./use-gold-preview";

interface ChangeDialogProps {
  project: ProjectDetail;
  item: EditedItem;
  gold: Gold;
  planned: PlannedGold;
  /** Whether it is switched on or off, and nothing else. */
  isSwitch: boolean;
  onClose: () => void;
}

/** Says what follows from a change of gold and asks for the reason. */
export function ChangeDialog({ project, item, gold, planned, isSwitch, onClose }: ChangeDialogProps) {
  const t = useTranslations("organizer.gold");
  const ui = useTranslations("organizer.ui");
  const { inWords } = useAcceptedWords(project.scale, item.candidates);
  const listOf = useConsequences();
  const preview = useGoldPreview(project.slug, item.id, planned);
  const [reason, setReason] = useState("");
  const act = planned.enabled ? "turnOn" : "turnOff";
  const id = item.externalId;
  const apply = () => (isSwitch ? gold.setEnabled(planned.enabled, reason) : gold.set(planned.gold, reason));
  const missing = gold.errors.reason;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isSwitch ? t(`${act}Title`, { id }) : t("acceptTitle", { id, values: inWords(planned.gold) })}
      description={
        <>
          <p role="status">{preview.data ? listOf(preview.data) : t("consequences.computing")}</p>
          {isSwitch ? <p>{t(`${act}Hint`)}</p> : null}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button variant="primary" busyLabel={gold.busy && ui("saving")} onClick={apply}>
            {isSwitch ? t(act) : t("applyChange")}
          </Button>
        </>
      }
    >
      {gold.refusal !== null && missing === undefined ? (
        <Notice tone="danger" announced title={gold.refusal} />
      ) : null}
      <Field label={t("reason")} hint={t("reasonHint")} error={missing}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
