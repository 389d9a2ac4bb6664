"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileFaults } from "@/app/_organizer/import-wizard/file-faults";
import { ImportProgressBar } from "@/app/_organizer/import-wizard/import-progress";
import { UploadProgress } from "@/app/_organizer/import-wizard/upload-progress";
import { UploadRefusal } from "@/app/_organizer/import-wizard/upload-refusal";
import { useImportTask } from "@/app/_organizer/import-wizard/use-import-task";
import { useUpload } from "@/app/_organizer/import-wizard/use-upload";
import { Button } from "@/app/_ui/button";
import { FileDrop } from "@/app/_ui/file-drop";
import { Notice } from "@/app/_ui/notice";
import { useTRPCClient } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { PyramidTestInput, Upload } from "@/server/domain/import/contracts";
import type { PyramidTestChoices, PyramidTestResult } from "@/server/domain/pyramid/contracts";
import { MadeTests } from "./made-tests";
import { TestChoices } from "./test-choices";

const usual: PyramidTestChoices = { seed: 1, balanced: true };

/** From pyramids to tests of paraphrase, and from these to items. */
export function PyramidPanel({ project }: { project: string }) {
  const t = useTranslations("organizer.pyramid");
  const server = useTRPCClient();
  const { sentenceOf } = useErrorSentences();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [choices, setChoices] = useState(usual);
  const [result, setResult] = useState<PyramidTestResult | null>(null);
  const task = useImportTask<PyramidTestInput>(project, {
    begin: server.pyramid.makeTests.mutate,
    onEnd: (news) => {
      if (news.state === "tested") setResult(news.tested);
    },
    onLeaving: "cancel",
  });
  const make = (files: readonly Upload[], drawn: PyramidTestChoices) => {
    setResult(null);
    const named = files.map(({ uploadId, fileName }) => ({ uploadId, fileName }));
    if (named.length > 0) task.begin({ project, files: named, choices: drawn });
  };
  const { state, send, cancel } = useUpload(project, (sent) => {
    const all = [...uploads, ...sent];
    setUploads(all);
    make(all, choices);
  });
  const change = (changed: PyramidTestChoices) => {
    setChoices(changed);
    make(uploads, changed);
  };
  return (
    <div className="flex flex-col gap-4">
      {state.kind === "refused" ? <UploadRefusal {...state} /> : null}
      {state.kind === "sending" ? (
        <UploadProgress {...state} onCancel={cancel} />
      ) : (
        <FileDrop title={t("drop")} choose={t("choose")} accept=".pyr,.xml" multiple onFiles={send}>
          <p className="text-label text-muted">{t("forms")}</p>
        </FileDrop>
      )}
      {uploads.length === 0 ? null : (
        <>
          <p className="flex flex-wrap items-center gap-3 text-label wrap-anywhere">
            <span>{t("files", { names: uploads.map(({ fileName }) => fileName).join(", ") })}</span>
            <Button
              onClick={() => {
                setUploads([]);
                setResult(null);
              }}
            >
              {t("startAgain")}
            </Button>
          </p>
          <TestChoices choices={choices} onChange={change} />
        </>
      )}
      {task.isRunning ? <ImportProgressBar current={task} /> : null}
      {task.error === null ? null : <Notice tone="danger" announced title={sentenceOf(task.error)} />}
      {result?.kind === "faulty" ? (
        <FileFaults title={t("faulty", { name: result.fileName })} faults={result.faults} />
      ) : null}
      {result?.kind === "made" && uploads.length > 0 && !task.isRunning ? (
        <MadeTests project={project} made={result} />
      ) : null}
    </div>
  );
}
