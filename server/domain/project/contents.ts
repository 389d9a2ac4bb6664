import type { Amount } from "@/server/domain/assignment/contracts";

/** What is deleted with a project. */
export interface ProjectContents {
  /** Gold and test items included. */
  items: number;
  annotators: number;
  judgments: number;
  releases: number;
  /** Pay and bonuses that nobody marked as paid; null where nothing is due. */
  unpaid: Amount | null;
}
