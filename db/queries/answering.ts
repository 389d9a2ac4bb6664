import { projects } from "@/db/schema";
import type { Db } from "@/db/store";

/** Ends once the database has answered. */
export async function askDatabase(db: Db): Promise<void> {
  await db.select({ id: projects.id }).from(projects).limit(1);
}
