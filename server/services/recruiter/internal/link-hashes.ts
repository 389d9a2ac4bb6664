import { hashSecret } from "@/server/ids";

/** By what a signed link is known again; the link itself is not kept. */
export const linkIdOf = (signature: string): string => hashSecret(JSON.stringify(["signed link", signature]));

/** By what a browser is known again that opened one; of one project, so that nobody is followed from one to the next. */
export const deviceHashOf = (projectId: string, device: string | undefined): string | null =>
  device === undefined ? null : hashSecret(JSON.stringify(["link", projectId, device]));
