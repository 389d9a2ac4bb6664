import { TRPCClientError } from "@trpc/client";
import { z } from "zod";

const refusal = z.object({
  error: z.object({ reason: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()) }),
});

/**
 * Sends a form to one of the addresses that tRPC does not serve.
 * @throws TRPCClientError with the refusal, in the form that all sentences for errors know.
 */
export async function sendForm(address: string, form: FormData): Promise<Response> {
  const answer = await fetch(address, { method: "POST", body: form });
  if (answer.ok) return answer;
  const refused = refusal.safeParse(await answer.json().catch(() => null));
  if (!refused.success) throw new Error("no answer");
  const { message, ...data } = refused.data.error;
  throw TRPCClientError.from({ error: { message, code: -32_600, data } });
}
