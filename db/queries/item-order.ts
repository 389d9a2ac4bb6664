import { and, eq, gt, or } from "drizzle-orm";
import { datasets, items } from "@/db/schema";

/** Where an item stands in the order of import. */
export interface ItemPlace {
  dataset: number;
  position: number;
}

/** Of items joined with their datasets: those behind a place. */
export const isBehindItem = ({ dataset, position }: ItemPlace) =>
  or(gt(datasets.position, dataset), and(eq(datasets.position, dataset), gt(items.position, position)));
