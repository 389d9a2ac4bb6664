import { projects } from "@/db/schema";
import type { Store } from "@/db/store";

/** Ends once the database has answered. @throws where it does not, or can no longer be written to */
export async function askDatabase(store: Pick<Store, "read" | "requireSound">): Promise<void> {
  store.requireSound();
  await store.read.select({ id: projects.id }).from(projects).limit(1);
}
