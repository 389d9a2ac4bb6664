import type { Deps } from "@/server/deps";
import { leaseEnd } from "@/server/domain/assignment/lease-times";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { ImportFile } from "@/server/domain/import/item-reader";
import type { ItemRow } from "@/server/domain/import/item-row";
import { presets, type PresetName } from "@/server/domain/preset/presets";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { shownHit } from "@/server/services/assignment/internal/shown-assignment";
import { pairRatingDemo } from "@/server/services/startup/demo/pair-rating";
import type { Demo } from "@/server/domain/task/demo-campaign";
import { itemSources } from "@/task-types/item-sources";
import { tasks } from "@/task-types/tasks";

/** Pictures are those of a project. */
const noImages = () => null;

/** Of no project: nothing is stored under it, and its pictures are nowhere. */
const previewId = "preview";

/** The first page of a project that begins with a preset, with items of the demo of its task type. */
export async function previewPreset({ now }: Pick<Deps, "now">, name: PresetName): Promise<LeasedAssignment> {
  const { taskType, settings, scale, dimensions } = presets[name];
  const items = (await firstRows(name)).map((row, at) => ({
    ...row,
    itemId: `${previewId}-${at}`,
    isGold: false,
  }));
  const { shuffledParts } = tasks[taskType];
  const lease = {
    assignmentId: previewId,
    hitId: previewId,
    kind: "work" as const,
    attemptId: null,
    attentionCheck: null,
    language: null,
    payMinor: 0,
    shown: items.map(({ itemId, isGold, content }) => ({
      key: itemId,
      itemId,
      isGold,
      order: Array.from({ length: shuffledParts(content) }, (_, part) => part),
    })),
    expiresAt: leaseEnd(settings, now()),
  };
  const asked = dimensions.map(({ name: id, question: label, definition }) => ({
    id,
    dimensionId: id,
    label,
    definition,
    scale,
  }));
  return {
    ...shownHit({ lease, items }, asked, { projectId: previewId, taskType, settings }, noImages),
    page: 1,
    pages: null,
    limit: null,
    returnsLeft: null,
  };
}

async function firstRows(name: PresetName): Promise<ItemRow[]> {
  const { taskType, settings, scale, dimensions } = presets[name];
  const { files }: Demo = tasks[taskType].demo ?? pairRatingDemo;
  const sources = await itemSources(taskType, files.map(importFile), {});
  const rows: ItemRow[] = [];
  for (const { entries } of sources) {
    const context = {
      scale: scaleRange(scale),
      dimensions: dimensions.map((dimension) => dimension.name),
      seed: 1,
      contents: async () => [],
    };
    for await (const entry of entries(context)) {
      if (!("row" in entry) || entry.row.gold.length > 0) continue;
      rows.push(entry.row);
      if (rows.length === settings.hitSize) return rows;
    }
  }
  return rows;
}

function importFile(file: Demo["files"][number]): ImportFile {
  return {
    fileName: file.fileName,
    open: async function* () {
      yield "text" in file ? new TextEncoder().encode(file.text) : file.bytes();
    },
  };
}
