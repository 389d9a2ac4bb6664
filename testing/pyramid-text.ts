import { pyramidOf } from "@/server/domain/pyramid/testing";
import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";

/** A pyramid as DUCView saves it, of the contributors of each unit. */
export const pyramidText = (units: Parameters<typeof pyramidOf>[0]): string =>
  [...pyramidFile(pyramidOf(units))].join("");
