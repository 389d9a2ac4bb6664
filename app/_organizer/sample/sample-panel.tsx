"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { UploadProgress } from "@/app/_organizer/import-wizard/upload-progress";
import { UploadRefusal } from "@/app/_organizer/import-wizard/upload-refusal";
import { useUpload } from "@/app/_organizer/import-wizard/use-upload";
import { Notice } from "@/app/_ui/notice";
import { useTRPCClient } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { Upload } from "@/server/domain/import/contracts";
import { maxCandidateMegabytes, type CandidateHead } from "@/server/domain/sample/contracts";
import { CandidateFile } from "./candidate-file";
import { CandidateSampling } from "./candidate-sampling";

interface SamplePanelProps {
  project: string;
  isDraft: boolean;
}

/** A file of candidates with the columns it begins with. */
export interface OpenedCandidates {
  upload: Upload;
  head: CandidateHead;
  /** Whether the first line names the columns. */
  header: boolean;
}

/** From a file of candidates to a sample of equal numbers from bands of similarity. */
export function SamplePanel({ project, isDraft }: SamplePanelProps) {
  const t = useTranslations("organizer.sample");
  const server = useTRPCClient();
  const { sentenceOf } = useErrorSentences();
  const [opened, setOpened] = useState<OpenedCandidates | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const open = (upload: Upload, header: boolean) => {
    const { uploadId, fileName } = upload;
    setError(null);
    server.sample.head
      .query({ project, file: { uploadId, fileName }, header })
      .then((head) => setOpened({ upload, head, header }), setError);
  };
  const { state, send, cancel } = useUpload(project, ([upload]) => {
    if (upload !== undefined) open(upload, true);
  });
  const choose = (file: File) => {
    const isTooLarge = file.size > maxCandidateMegabytes * 1024 * 1024;
    setTooLarge(isTooLarge ? file.name : null);
    setError(null);
    if (!isTooLarge) send([file]);
  };
  return (
    <div className="flex flex-col gap-4">
      {tooLarge === null ? null : (
        <Notice
          tone="danger"
          announced
          title={t("tooLarge", { name: tooLarge, limit: maxCandidateMegabytes })}
        />
      )}
      {state.kind === "refused" ? <UploadRefusal {...state} /> : null}
      {error === null ? null : <Notice tone="danger" announced title={sentenceOf(error)} />}
      {state.kind === "sending" ? <UploadProgress {...state} onCancel={cancel} /> : null}
      {opened === null && state.kind !== "sending" ? <CandidateFile onFile={choose} /> : null}
      {opened === null ? null : (
        <CandidateSampling
          key={`${opened.upload.uploadId} ${opened.header}`}
          {...{ project, isDraft, opened }}
          onHeader={(header) => open(opened.upload, header)}
          onOtherFile={() => setOpened(null)}
        />
      )}
    </div>
  );
}
