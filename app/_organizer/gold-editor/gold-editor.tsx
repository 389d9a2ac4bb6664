"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "@/app/_ui/notice";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { DraftActions } from "./draft-actions";
import type { EditedItem, KeptGold } from "./edited-item";
import { GoldFields } from "./gold-fields";
import { goldFormOf, goldOf, type GoldForm } from "./gold-form";
import { LaunchedActions } from "./launched-actions";
import { useGold } from "./use-gold";
import { useGoldPreview } from "./use-gold-preview";
import { useSettled } from "./use-settled";

/** So long the fields must rest before it is computed what would follow. */
const quietMs = 300;

interface GoldEditorProps {
  project: ProjectDetail;
  item: EditedItem;
  /** As it is kept; null for an item that is not gold yet. */
  gold: KeptGold | null;
  /** An answer to start from where there is none yet. */
  suggested: number | null;
  onClose: () => void;
}

/** The known answer of one item, edited in place; after the launch it shows what would follow. */
export function GoldEditor({ project, item, gold: kept, suggested, onClose }: GoldEditorProps) {
  const t = useTranslations("organizer.gold");
  const ui = useTranslations("organizer.ui");
  const { fieldSentencesOf } = useErrorSentences();
  const [form, setForm] = useState(() =>
    goldFormOf(kept, {
      suggested,
      dimension: project.dimensions[0]?.name ?? "",
      candidates: item.candidates?.length ?? null,
    }),
  );
  const [incomplete, setIncomplete] = useState<string[]>([]);
  const gold = useGold(project.slug, item.id, onClose);
  const settled = goldOf(useSettled(form, quietMs));
  const isLaunched = project.state !== "draft" && kept !== null;
  const planned = isLaunched && "gold" in settled ? { gold: settled.gold, enabled: kept.enabled } : null;
  const preview = useGoldPreview(project.slug, item.id, planned);
  const previewErrors: Partial<Record<string, string>> = preview.error ? fieldSentencesOf(preview.error) : {};
  const errorAt = (name: keyof GoldForm) =>
    incomplete.includes(name)
      ? name === "order"
        ? t("orderMissing")
        : ui("notNumber")
      : (gold.errors[name] ?? previewErrors[name]);
  const parsed = goldOf(form);
  const markIncomplete = () => setIncomplete("incomplete" in parsed ? parsed.incomplete : []);
  const save = () => {
    markIncomplete();
    if ("gold" in parsed) gold.set(parsed.gold);
  };
  return (
    <div
      role="group"
      aria-label={t("editorOf", { id: item.externalId })}
      className="flex max-w-2xl flex-col gap-3 py-2"
    >
      {gold.refusal === null || isLaunched ? null : <Notice tone="danger" announced title={gold.refusal} />}
      <GoldFields project={project} item={item} form={form} onChange={setForm} errorAt={errorAt} />
      {isLaunched ? (
        <LaunchedActions
          project={project}
          item={item}
          gold={gold}
          kept={kept}
          edited={"gold" in parsed ? parsed.gold : null}
          preview={preview}
          onIncomplete={markIncomplete}
          onClose={onClose}
        />
      ) : (
        <DraftActions gold={gold} kept={kept} onSave={save} onClose={onClose} />
      )}
    </div>
  );
}
