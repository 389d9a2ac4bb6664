import { readCreditAnswer, type CreditAnswer } from "@/server/domain/recruiter/sona/credit";

const longestWaitMs = 20_000;

/** Failures by which it is certain that nothing reached the other side. */
const unsent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

/** Opens an address of SONA's interface once. What is not known to have failed may have given the credit. */
export async function askSona(address: string): Promise<CreditAnswer> {
  try {
    const signal = AbortSignal.timeout(longestWaitMs);
    // A redirect could lead anywhere, with the token.
    const response = await fetch(address, { redirect: "manual", signal });
    return readCreditAnswer(response.status, (await response.text()).slice(0, 100_000));
  } catch (error) {
    const code = failureOf(error);
    return { state: unsent.has(code) ? "unsent" : "unclear", text: code };
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const { cause } = error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error.name;
}
