"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import type { ImportPreview, Upload } from "@/server/domain/import/contracts";
import type { Choices } from "./choices";

const untouched: Choices = { gold: { take: "none" }, tolerance: 1 };

/** The files of an import, what was chosen about them, what the last check of all of it found, and saving it. */
export function useImport(project: string, onSaved: () => void) {
  const trpc = useTRPC();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [choices, setChoices] = useState(untouched);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const check = useMutation(trpc.import.check.mutationOptions({ onSuccess: setPreview }));
  const save = useMutation(trpc.import.save.mutationOptions({ onSuccess: onSaved }));
  const inputFor = (
    files: Upload[],
    { format, mapping, separator, dataset, questions, gold, tolerance }: Choices,
  ) => ({
    project,
    files: files.map(({ uploadId, fileName }) => ({ uploadId, fileName })),
    ...(format === undefined ? {} : { format }),
    ...(mapping === undefined ? {} : { mapping }),
    ...(separator === undefined ? {} : { separator }),
    ...(dataset === undefined ? {} : { dataset }),
    ...(questions === undefined ? {} : { questions }),
    gold,
    tolerance,
  });
  const checkAgain = (files: Upload[], chosen: Choices) => {
    setUploads(files);
    setChoices(chosen);
    save.reset();
    check.mutate(inputFor(files, chosen));
  };
  return {
    uploads,
    choices,
    input: inputFor(uploads, choices),
    preview,
    checking: check.isPending,
    checkError: check.error,
    saving: save.isPending || save.isSuccess,
    saveError: save.error,
    open: (files: Upload[]) => checkAgain(files, untouched),
    choose: (part: Partial<Choices>) => checkAgain(uploads, { ...choices, ...part }),
    commit: () => save.mutate(inputFor(uploads, choices)),
    startOver: () => {
      setUploads([]);
      setPreview(null);
      check.reset();
      save.reset();
    },
  };
}

export type Import = ReturnType<typeof useImport>;
