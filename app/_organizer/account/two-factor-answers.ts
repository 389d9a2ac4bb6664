import { z } from "zod";

/** The secret that an app shares with the server, as a link and as text, and the recovery codes. */
export interface AppSecret {
  uri: string;
  text: string;
  codes: string[];
}

const codesAnswer = z.object({ backupCodes: z.array(z.string()) });
const secretAnswer = codesAnswer.extend({ totpURI: z.string() });

/** Reads the answer to turning two-factor on; the text is in groups of four, which are easier to type. */
export function readSecret(body: unknown): AppSecret {
  const { totpURI: uri, backupCodes: codes } = secretAnswer.parse(body);
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return { uri, text: secret.replaceAll(/(.{4})(?=.)/g, "$1 "), codes };
}

/** Reads the answer to asking for new recovery codes. */
export const readCodes = (body: unknown): string[] => codesAnswer.parse(body).backupCodes;
