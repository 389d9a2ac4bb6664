import { ProlificError } from "./prolific-error";

/** Ids of Prolific are letters, digits, "-" and "_"; what a stranger's link brought may be anything. */
export function vendorId(id: string): string {
  if (/^[\w-]+$/.test(id)) return id;
  throw new ProlificError("refused", null, "", { cause: new RangeError("not an id of Prolific") });
}

/** A path with ids in it, such as vendorPath`/api/v1/studies/${id}/`. */
export function vendorPath(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: parts }, ...ids.map(vendorId));
}
