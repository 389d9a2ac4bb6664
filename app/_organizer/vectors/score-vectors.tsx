"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileFaults } from "@/app/_organizer/import-wizard/file-faults";
import { ImportProgressBar } from "@/app/_organizer/import-wizard/import-progress";
import { UploadProgress } from "@/app/_organizer/import-wizard/upload-progress";
import { UploadRefusal } from "@/app/_organizer/import-wizard/upload-refusal";
import { useImportTask } from "@/app/_organizer/import-wizard/use-import-task";
import { useUpload } from "@/app/_organizer/import-wizard/use-upload";
import { FileDrop } from "@/app/_ui/file-drop";
import { Notice } from "@/app/_ui/notice";
import { useTRPCClient } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { VectorScoreInput } from "@/server/domain/import/contracts";
import { maxVectorMegabytes, type VectorScoreResult } from "@/server/domain/vectors/contracts";
import { VectorTable } from "./vector-table";

interface ScoreVectorsProps {
  project: string;
  version: number;
}

/** Takes a file of word vectors and says how well they do what annotators did. */
export function ScoreVectors({ project, version }: ScoreVectorsProps) {
  const t = useTranslations("organizer.vectors");
  const server = useTRPCClient();
  const { sentenceOf } = useErrorSentences();
  const [results, setResults] = useState<VectorScoreResult[]>([]);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const task = useImportTask<VectorScoreInput>(project, {
    begin: server.release.scoreVectors.mutate,
    onEnd: (news) => {
      if (news.state === "scored") setResults((earlier) => [news.scored, ...earlier]);
    },
    onLeaving: "cancel",
  });
  const { state, send, cancel } = useUpload(project, ([upload]) => {
    if (upload === undefined) return;
    const { uploadId, fileName } = upload;
    task.begin({ project, file: { uploadId, fileName }, version });
  });
  const choose = (files: File[]) => {
    const [file] = files;
    const isTooLarge = file !== undefined && file.size > maxVectorMegabytes * 1024 * 1024;
    setTooLarge(isTooLarge ? file.name : null);
    if (!isTooLarge) send(files);
  };
  return (
    <div className="flex flex-col gap-4">
      {tooLarge === null ? null : (
        <Notice
          tone="danger"
          announced
          title={t("tooLarge", { name: tooLarge, limit: maxVectorMegabytes })}
        />
      )}
      {state.kind === "refused" ? <UploadRefusal {...state} /> : null}
      {state.kind === "sending" ? <UploadProgress {...state} onCancel={cancel} /> : null}
      {task.isRunning ? <ImportProgressBar current={task} /> : null}
      {state.kind === "sending" || task.isRunning ? null : (
        <FileDrop title={t("drop")} choose={t("choose")} accept=".txt,.vec,text/plain" onFiles={choose}>
          <p className="text-label text-muted">{t("form", { limit: maxVectorMegabytes })}</p>
        </FileDrop>
      )}
      {task.error === null ? null : <Notice tone="danger" announced title={sentenceOf(task.error)} />}
      {results.map((result, at) =>
        result.kind === "faulty" ? (
          <FileFaults
            key={results.length - at}
            title={t("faulty", { name: result.fileName })}
            faults={result.faults}
          />
        ) : (
          <VectorTable key={results.length - at} fileName={result.fileName} scores={result.scores} />
        ),
      )}
    </div>
  );
}
