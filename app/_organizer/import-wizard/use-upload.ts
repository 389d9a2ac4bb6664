"use client";

import { useRef, useState } from "react";
import type { Upload } from "@/server/domain/import/contracts";
import { uploadFile, UploadRefused } from "./upload-file";

export type UploadState =
  | { kind: "none" }
  | { kind: "sending"; sent: number; total: number }
  | { kind: "refused"; fileName: string; refusal: UploadRefused };

/** Sends files one after the other; what has been sent of a cancelled batch is the server's to clear away. */
export function useUpload(project: string, onArrived: (uploads: Upload[]) => void) {
  const [state, setState] = useState<UploadState>({ kind: "none" });
  const running = useRef<AbortController | null>(null);

  const send = async (files: File[]) => {
    const controller = new AbortController();
    running.current = controller;
    const total = files.reduce((sum, file) => sum + file.size, 0);
    const uploads: Upload[] = [];
    let before = 0;
    for (const file of files) {
      const report = (bytes: number) => setState({ kind: "sending", sent: before + bytes, total });
      report(0);
      try {
        uploads.push(await uploadFile(project, file, report, controller.signal));
      } catch (error) {
        const refused = error instanceof UploadRefused;
        return setState(
          refused ? { kind: "refused", fileName: file.name, refusal: error } : { kind: "none" },
        );
      }
      before += file.size;
    }
    setState({ kind: "none" });
    onArrived(uploads);
  };
  return { state, send: (files: File[]) => void send(files), cancel: () => running.current?.abort() };
}
