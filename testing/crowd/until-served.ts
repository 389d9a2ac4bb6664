import { plainReasonOf } from "@/db/errors";

/** Asks again, as pages do, while a slow machine has others to serve first. */
export async function untilServed<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (plainReasonOf(error)?.reason !== "busy") throw error;
    }
  }
}
