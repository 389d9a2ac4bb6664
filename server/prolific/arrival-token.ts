import { errors, jwtVerify, type JWTPayload } from "jose";
import { z } from "zod";
import { arrivalKeys, KeysUnreachable } from "./arrival-keys";

/** Who arrives, as Prolific has signed it. */
interface SignedArrival {
  participantId: string;
  studyId: string;
  /** The submission's id. */
  sessionId: string;
  workspaceId: string | null;
  /** In ms since 1970. */
  expiresAt: number;
}

/**
 * Why a token proves nothing. `signature`: not signed by Prolific, or not in the way that Prolific signs; `audience`: meant
 * for another address; `session`: meant for another submission; `keys-unreachable`: it could not be checked.
 */
export type ArrivalTokenFault =
  | "malformed"
  | "signature"
  | "expired"
  | "audience"
  | "session"
  | "keys-unreachable";

export type ArrivalTokenCheck = { arrival: SignedArrival } | { reason: ArrivalTokenFault };

interface Expected {
  /** Where Prolific's interface is. */
  baseUrl: string;
  /** The address of this server, such as https://touchstone.example.org. */
  ownAddress: string;
  /** The session that the link names beside the token; null where the token alone names it. */
  sessionId: string | null;
  /** In ms since 1970. */
  now: number;
}

const claims = z.looseObject({
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string(),
  exp: z.number(),
  prolific: z.looseObject({
    PROLIFIC_PID: z.string().min(1),
    STUDY_ID: z.string().min(1),
    SESSION_ID: z.string().min(1),
    workspace_id: z
      .string()
      .nullish()
      .transform((id) => id ?? null),
  }),
});

/** What the `prolific_token` of a link proves. */
export async function checkArrivalToken(token: string, expected: Expected): Promise<ArrivalTokenCheck> {
  try {
    const { payload } = await jwtVerify(token, arrivalKeys(expected.baseUrl), {
      algorithms: ["RS256"],
      issuer: ["https://www.prolific.com", "www.prolific.com"],
      currentDate: new Date(expected.now),
      clockTolerance: "5s",
    });
    return checkClaims(payload, expected);
  } catch (error) {
    return { reason: faultOf(error) };
  }
}

function checkClaims(payload: JWTPayload, { ownAddress, sessionId }: Expected): ArrivalTokenCheck {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return { reason: "malformed" };
  const { aud, sub, exp, prolific } = parsed.data;
  if (![aud].flat().some((audience) => isOwn(audience, ownAddress))) return { reason: "audience" };
  if (sub !== prolific.SESSION_ID || sub !== (sessionId ?? sub)) return { reason: "session" };
  return {
    arrival: {
      participantId: prolific.PROLIFIC_PID,
      studyId: prolific.STUDY_ID,
      sessionId: sub,
      workspaceId: prolific.workspace_id,
      expiresAt: exp * 1000,
    },
  };
}

/** Prolific calls the audience a domain; it may stand there alone or in an address. */
function isOwn(audience: string, ownAddress: string): boolean {
  const own = new URL(ownAddress);
  const address = audience.includes("://") ? audience : `${own.protocol}//${audience}`;
  return URL.canParse(address) && new URL(address).origin === own.origin;
}

function faultOf(error: unknown): ArrivalTokenFault {
  if (error instanceof KeysUnreachable) return "keys-unreachable";
  if (error instanceof errors.JWTExpired) return "expired";
  // Not valid before a moment to come, or without a moment at all.
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === "iss" ? "signature" : "malformed";
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return "malformed";
  if (error instanceof errors.JOSEError) return "signature";
  throw error;
}
