import { z } from "zod";
import { upload, type Upload } from "@/server/domain/import/contracts";
import { valuesOf } from "@/app/_trpc/sentence-values";
import { errorReasons, type ErrorReason } from "@/server/domain/errors";

/** A file that did not arrive, with the server's reason; null where no answer came. */
export class UploadRefused extends Error {
  constructor(
    readonly reason: ErrorReason | null,
    /** What the reason's sentence can name. */
    readonly values: Record<string, string | number> = {},
  ) {
    super(reason ?? "no answer");
  }
}

const refusal = z.object({
  error: z.object({ reason: z.enum(errorReasons), details: z.record(z.string(), z.unknown()) }),
});

/**
 * Sends one file and reports the bytes sent so far. XMLHttpRequest, because `fetch` cannot tell how much has gone.
 * @throws UploadRefused; and the signal's reason when it is aborted.
 */
export function uploadFile(
  project: string,
  file: File,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const address = new URLSearchParams({ project, name: file.name });
    request.open("POST", `/api/uploads?${address.toString()}`);
    request.responseType = "json";
    request.upload.onprogress = (event) => onSent(event.loaded);
    request.onerror = () => reject(new UploadRefused(null));
    request.onabort = () => reject(signal.reason as Error);
    request.onload = () => {
      const arrived = upload.safeParse(request.response);
      if (request.status < 300 && arrived.success) return resolve(arrived.data);
      const refused = refusal.safeParse(request.response);
      if (!refused.success) return reject(new UploadRefused(null));
      const { reason, details } = refused.data.error;
      reject(new UploadRefused(reason, valuesOf(details)));
    };
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
