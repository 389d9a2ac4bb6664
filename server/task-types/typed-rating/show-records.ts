import type { AskedItem } from "../task";
import type { RecordPair, TypedRecord } from "./record";
import { recordRows, recordTitle } from "./record-rows";
import type { ShownRecord, TypedRatingItem } from "./wire";

/** What an annotator's browser gets of two records. */
export function showRecords({
  content,
  dimensions,
  settings,
}: AskedItem<RecordPair>): Omit<TypedRatingItem, "key" | "type"> {
  const rows = recordRows(content).map(({ key, name, a, b }) => ({
    key,
    name,
    a: a === null ? null : [...a],
    b: b === null ? null : [...b],
  }));
  const { imageHosts } = settings;
  return {
    rows,
    a: showRecord(content.a, imageHosts),
    b: showRecord(content.b, imageHosts),
    dimensions: [...dimensions],
  };
}

function showRecord(record: TypedRecord, imageHosts: readonly string[]): ShownRecord {
  return { title: recordTitle(record), image: shownImage(record.image, imageHosts), link: record.link };
}

/**
 * A picture of the project's own, or one from a host that the organizer allows: any other host would learn who works for
 * whom, without anybody's consent.
 */
function shownImage(image: string | null, imageHosts: readonly string[]): string | null {
  if (image === null || !/^[a-z][a-z0-9+.-]*:/i.test(image)) return image;
  if (!URL.canParse(image)) return null;
  const { protocol, hostname } = new URL(image);
  return protocol === "https:" && imageHosts.includes(hostname) ? image : null;
}
