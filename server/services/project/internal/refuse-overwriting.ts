import { changersOf } from "@/db/queries/events";
import type { Tx } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import { overwritten, type FieldChange } from "@/server/domain/project/overwritten";

/** Part of a change, whose fields the input names behind a prefix. */
type ChangePart = FieldChange & { prefix?: string };

/** Refuses a change that would overwrite what its editor has not seen, and says who changed it, when and to what. */
export async function refuseOverwriting(
  tx: Tx,
  projectId: string,
  parts: readonly ChangePart[],
): Promise<void> {
  const found = parts.flatMap(({ prefix = "", ...change }) =>
    overwritten(change).map(({ field, ...values }) => ({ name: field, field: prefix + field, ...values })),
  );
  if (found.length === 0) return;
  const changes = await changersOf(tx, projectId);
  const conflicts = found.map(({ name, ...conflict }) => {
    const change = changes.find(({ fields }) => fields.includes(name));
    return { ...conflict, by: change?.by ?? null, at: change === undefined ? null : isoInstant(change.at) };
  });
  throw new DomainError("conflict", conflicts.map(sentenceOf).join(" "), { conflicts });
}

function sentenceOf({
  field,
  was,
  now,
  by,
  at,
}: {
  field: string;
  was: unknown;
  now: unknown;
  by: string | null;
  at: string | null;
}) {
  const when = at === null ? "" : ` at ${at}`;
  return `${by ?? "Someone"} changed ${field}${when}, from ${JSON.stringify(was)} to ${JSON.stringify(now)}. Nothing was saved.`;
}
