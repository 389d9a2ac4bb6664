import { eq } from "drizzle-orm";
import { judgments } from "@/db/schema";
import type { Store } from "@/db/store";

/** The values that somebody judged with, in ascending order. */
export async function judgedValues({ read }: Store, annotatorId: string): Promise<(number | null)[]> {
  const rows = await read.select().from(judgments).where(eq(judgments.annotatorId, annotatorId));
  return rows.map(({ value }) => value).sort();
}
