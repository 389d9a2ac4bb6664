"use client";

import { useState } from "react";
import { useTRPCClient } from "@/app/_trpc/client";
import type { CheckImportInput, ImportPreview, Upload } from "@/server/domain/import/contracts";
import type { Choices } from "./choices";
import { useImportTask } from "./use-import-task";

const untouched: Choices = { gold: { take: "none" }, tolerance: 1 };

/** The files of an import, what was chosen about them, what the last check of all of it found, and saving it. */
export function useImport(project: string, onSaved: () => void) {
  const server = useTRPCClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [choices, setChoices] = useState(untouched);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const check = useImportTask<CheckImportInput>(project, {
    begin: server.import.check.mutate,
    onEnd: (news) => {
      if (news.state === "checked") setPreview(news.preview);
    },
    onLeaving: "cancel",
  });
  const save = useImportTask<CheckImportInput>(project, {
    begin: server.import.save.mutate,
    onEnd: (news) => {
      if (news.state === "saved") onSaved();
    },
    onLeaving: "goOn",
  });
  const inputFor = (files: Upload[], choices: Choices) => ({
    project,
    files: files.map(({ uploadId, fileName }) => ({ uploadId, fileName })),
    ...choices,
  });
  const checkAgain = (files: Upload[], chosen: Choices) => {
    setUploads(files);
    setChoices(chosen);
    save.reset();
    check.begin(inputFor(files, chosen));
  };
  const startOver = () => {
    setUploads([]);
    setPreview(null);
    check.reset();
    save.reset();
  };
  return {
    uploads,
    choices,
    input: inputFor(uploads, choices),
    preview,
    checking: check.isRunning,
    checkError: check.error,
    saving: save.isRunning || save.isOver,
    saveError: save.error,
    /** How far it is; null where nothing runs, or nobody knows yet. */
    progress: save.progress ?? check.progress,
    /** Ends what runs: a check gives the files back, a saving leaves them checked. */
    cancel: () => {
      if (save.isRunning) save.cancel();
      else startOver();
    },
    open: (files: Upload[]) => checkAgain(files, untouched),
    choose: (part: Partial<Choices>) => checkAgain(uploads, { ...choices, ...part }),
    commit: () => save.begin(inputFor(uploads, choices)),
    startOver,
  };
}

export type ImportWizardState = ReturnType<typeof useImport>;
