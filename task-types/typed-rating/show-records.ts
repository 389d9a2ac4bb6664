import { isOnNamedHost } from "@/server/domain/project/pictures";
import type { AskedItem, ImageKeyOf } from "@/server/domain/task/task";
import type { RecordPair, TypedRecord } from "./record";
import { recordRows, recordTitle } from "./record-rows";
import type { ShownRecord, TypedRatingItem } from "@/server/domain/task/typed-rating/wire";

/** What an annotator's browser gets of two records. */
export function showRecords(
  { content, dimensions, settings }: AskedItem<RecordPair>,
  imageKeyOf: ImageKeyOf,
): Omit<TypedRatingItem, "key" | "type"> {
  const rows = recordRows(content).map(({ key, name, a, b }) => ({
    key,
    name,
    a: a === null ? null : [...a],
    b: b === null ? null : [...b],
  }));
  const shown = (record: TypedRecord): ShownRecord => ({
    title: recordTitle(record),
    image: shownImage(record.image, settings.imageHosts, imageKeyOf),
    link: record.link,
  });
  return {
    rows,
    a: shown(content.a),
    b: shown(content.b),
    dimensions: [...dimensions],
  };
}

/**
 * A picture of the project's own, or one from a host that the organizer allows: any other host would learn who works for
 * whom, without anybody's consent.
 */
function shownImage(
  image: string | null,
  imageHosts: readonly string[],
  imageKeyOf: ImageKeyOf,
): string | null {
  if (image === null) return null;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(image)) return imageKeyOf(image);
  return isOnNamedHost(image, imageHosts) ? image : null;
}
