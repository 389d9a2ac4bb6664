"use client";

import { useRouter } from "next/navigation";
import type { TaskType } from "@/server/domain/task/task-types";
import { CheckedImportStep } from "./checked-import";
import { DropZone } from "./drop-zone";
import { ImportSteps } from "./import-steps";
import { UploadProgress } from "./upload-progress";
import { UploadRefusal } from "./upload-refusal";
import { useImport } from "./use-import";
import { useUpload } from "./use-upload";

interface ImportWizardProps {
  project: string;
  taskType: TaskType;
  /** Where the items are then. */
  leadsTo: "items" | "batches";
}

/** From files to items: nothing is saved until all lines are good and the organizer says so. */
export function ImportWizard({ project, taskType, leadsTo }: ImportWizardProps) {
  const router = useRouter();
  const address = `/projects/${project}`;
  const current = useImport(project, () => {
    // Who has gone on to another screen stays there, and sees there what the import changed.
    if (window.location.pathname === `${address}/items/import`) router.push(`${address}/${leadsTo}`);
    router.refresh();
  });
  const { state, send, cancel } = useUpload(project, current.open);
  const chosen = current.uploads.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <ImportSteps at={chosen ? "check" : "file"} />
      {state.kind === "refused" ? <UploadRefusal {...state} /> : null}
      {state.kind === "sending" ? <UploadProgress {...state} onCancel={cancel} /> : null}
      {chosen ? <CheckedImportStep current={current} taskType={taskType} /> : null}
      {!chosen && state.kind !== "sending" ? <DropZone taskType={taskType} onFiles={send} /> : null}
    </div>
  );
}
