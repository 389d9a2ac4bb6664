import { z } from "zod";
import { answer, type Answer } from "@/server/domain/task/wire";

const sent = z.object({ answers: z.array(answer) });

/** The answers of a page as they were sent; none where they have been erased. */
export function sentAnswers(body: unknown): Answer[] {
  const read = sent.safeParse(body);
  return read.success ? read.data.answers : [];
}
