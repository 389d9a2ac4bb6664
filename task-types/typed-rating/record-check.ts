import type { StoredItem } from "@/server/domain/task/task";
import { firstLine } from "@/task-types/first-line";
import type { RecordPair, TypedRecord } from "./record";

/** An attention check as two records, each with a title and perhaps a description; null where a title is missing. */
export function recordCheck({
  textA,
  textB,
}: Pick<StoredItem, "textA" | "textB">): StoredItem<RecordPair> | null {
  const [a, b] = [firstLine(textA), firstLine(textB)];
  if (a.first === "" || b.first === "") return null;
  return { textA: a.first, textB: b.first, content: { a: recordOf(a), b: recordOf(b) } };
}

function recordOf({ first, rest }: ReturnType<typeof firstLine>): TypedRecord {
  const described = rest === "" ? [] : [{ name: "dcDescription", values: [rest] }];
  return { fields: [{ name: "dcTitle", values: [first] }, ...described], image: null, link: null };
}
