import { z } from "zod";
import { thrownRefusal } from "@/app/_trpc/refusal";
import { importError, type ImportError } from "@/server/domain/import/contracts";

const listed = z.object({ bad: z.int(), errors: z.array(importError) });

/** The lines that a refused list is refused for; null where it was refused for something else. */
export function listRefusal(error: unknown): { bad: number; errors: ImportError[] } | null {
  const { reason, details } = thrownRefusal(error);
  const parsed = listed.safeParse(details);
  return reason === "file_refused" && parsed.success ? parsed.data : null;
}
