"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPCClient } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { thrownRefusal } from "@/app/_trpc/refusal";
import {
  importError,
  type CheckImportInput,
  type ColumnMapping,
  type ImportError,
} from "@/server/domain/import/contracts";
import { ErrorTable } from "./error-table";
import { ImportProgressBar } from "./import-progress";
import { useImportTask } from "./use-import-task";

interface MakeItemsProps {
  project: string;
  /** The address on which this stands; from there it leads to the items, once they are made. */
  from: string;
  /** A table that the server made. */
  file: { uploadId: string; fileName: string; mapping: ColumnMapping };
  count: number;
}

/** Makes items of a table that the server made, by the way of every import: all or none. */
export function MakeItems({ project, from, file, count }: MakeItemsProps) {
  const t = useTranslations("organizer.import");
  const router = useRouter();
  const server = useTRPCClient();
  const { sentenceOf } = useErrorSentences();
  const [dataset, setDataset] = useState(() => datasetName(file.fileName));
  const save = useImportTask<CheckImportInput>(project, {
    begin: server.import.save.mutate,
    onEnd: (news) => {
      if (news.state !== "saved") return;
      if (window.location.pathname.startsWith(from)) router.push(`/projects/${project}/items`);
      router.refresh();
    },
    onLeaving: "goOn",
  });
  const { uploadId, fileName, mapping } = file;
  const make = () =>
    save.begin({
      project,
      files: [{ uploadId, fileName }],
      format: "tsv",
      mapping,
      dataset: dataset.trim() === "" ? undefined : dataset.trim(),
      gold: { take: "none" },
      tolerance: 1,
    });
  const errors = errorsOf(save.error);
  return (
    <>
      <div className="max-w-sm">
        <Field label={t("dataset")} hint={t("madeDatasetHint")}>
          {(control) => (
            <TextInput {...control} value={dataset} onChange={({ target }) => setDataset(target.value)} />
          )}
        </Field>
      </div>
      {save.error === null ? null : <Notice tone="danger" announced title={sentenceOf(save.error)} />}
      {errors.length > 0 ? <ErrorTable errors={errors} bad={errors.length} /> : null}
      {save.isRunning ? <ImportProgressBar current={save} /> : null}
      <Button
        variant="primary"
        className="self-start"
        busyLabel={(save.isRunning || save.isOver) && t("making")}
        onClick={make}
      >
        {t("make", { count })}
      </Button>
    </>
  );
}

/** What dataset names may hold of a file's name, without its ending. */
const datasetName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, "")
    .replaceAll(/[^\w.-]+/g, "-")
    .slice(0, 60);

function errorsOf(error: unknown): ImportError[] {
  if (error === null) return [];
  const parsed = importError.array().safeParse(thrownRefusal(error).details.errors);
  return parsed.success ? parsed.data : [];
}
