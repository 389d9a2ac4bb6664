"use client";

import { useTranslations } from "next-intl";
import type { ShownBatch } from "@/server/domain/batch/contracts";

/** What a batch is called: the first has no name of its own. */
export function useBatchName() {
  const t = useTranslations("organizer.batches");
  return ({ name }: Pick<ShownBatch, "name">) => (name === "" ? t("first") : name);
}
