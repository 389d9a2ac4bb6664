import { goldUses } from "@/server/domain/gold/gold-use";
import { batchHolds, placeHolds } from "@/server/domain/batch/batch";
import { importStates } from "@/server/domain/item/item";
import { itemKinds } from "@/server/domain/task/task-types";
import { sql } from "drizzle-orm";
import {
  boolean,
  id,
  index,
  instant,
  integer,
  json,
  primaryKey,
  real,
  table,
  text,
  uniqueIndex,
} from "./kit";
import { users } from "./auth";
import { batches } from "./batches";
import { ofProject, ofDimension } from "./projects";

/** A named subset of a project's items; statistics and gold files are per dataset. */
export const datasets = table(
  "datasets",
  {
    id: id(),
    projectId: ofProject(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [uniqueIndex("datasets_project_name").on(t.projectId, t.name)],
);

/**
 * One file (or pair of files) taken in. Its items belong to the project only once its state is `saved`; those of a
 * `prepared` one wait until their batch is opened.
 */
export const imports = table(
  "imports",
  {
    id: id(),
    projectId: ofProject(),
    fileName: text().notNull(),
    state: text({ enum: importStates }).notNull(),
    itemCount: integer().notNull(),
    /** null where its items came before the launch. */
    batchId: text().references(() => batches.id),
    createdByUserId: text().references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [index("imports_project").on(t.projectId)],
);

export const items = table(
  "items",
  {
    id: id(),
    projectId: ofProject(),
    datasetId: text()
      .notNull()
      .references(() => datasets.id),
    importId: text()
      .notNull()
      .references(() => imports.id),
    kind: text({ enum: itemKinds }).notNull(),
    /** The id the organizer's file gave it, else its line number there. */
    externalId: text().notNull(),
    /** Order of import within the dataset, from 1. */
    position: integer().notNull(),
    /** Of a pair its texts; of other task types what lists show of the item. */
    textA: text().notNull(),
    textB: text().notNull(),
    /** What the item consists of besides, by the contract of its project's task type; null for pairs of texts. */
    content: json(),
    /** Id and texts as `searchTextOf` folds them, because `like` ignores case on one engine only. */
    searchText: text().notNull(),
    genre: text(),
    /** The part of the data that it belongs to, as train or test. */
    split: text(),
    /** A score that came with the file; annotators never meet it. */
    referenceScore: real(),
    /** Judgments that count towards a gold item's mean so far; its overlap is a cap like any other item's. */
    countedAsGold: integer().notNull(),
    /** Items with the same group may be kept on one page. */
    groupKey: text(),
    /** When it became gold after people had judged it as work; what they said stays a judgment. */
    promotedAt: instant(),
  },
  (t) => [
    uniqueIndex("items_dataset_external_id").on(t.datasetId, t.externalId),
    uniqueIndex("items_dataset_position").on(t.datasetId, t.position),
    // Counting what a project has reads this index alone.
    index("items_project").on(t.projectId, t.datasetId, t.importId),
    index("items_project_split")
      .on(t.projectId, t.split, t.importId)
      .where(sql`split is not null`),
    index("items_import").on(t.importId),
  ],
);

/** A row that goes with its item. */
export const ofItem = () =>
  text()
    .notNull()
    .references(() => items.id, { onDelete: "cascade" });

/**
 * What dynamic composition knows of each work item. Where the HITs are fixed there are rows only of items that one of
 * their HITs counts without, as it was skipped there; those are judged on composed pages.
 */
export const itemPlaces = table(
  "item_places",
  {
    itemId: text()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    projectId: ofProject(),
    groupKey: text(),
    /** The order in which items of the same need are offered, greatest first; shuffled at the launch. */
    draw: integer().notNull(),
    /**
     * Overlap, less the places of people it is named for, plus extra and raised judgments, minus live leases, minus counted
     * judgments; where the HITs are fixed, extra judgments less the latter two. Below 0 the next HIT counts without the item.
     */
    openPlaces: integer().notNull(),
    countedCount: integer().notNull(),
    /** Judgments asked for beyond the overlap because its annotators differ; of fixed HITs, those that counted without it. */
    extraCount: integer().notNull(),
    /** Whether the item is retired: its places stay, and nobody takes one. */
    isRetired: boolean().notNull().default(false),
    /** null for what the launch laid out. */
    batchId: text().references(() => batches.id),
    /** Judgments that an organizer asked for beyond the project's overlap; below 0 where a batch has less. */
    raisedCount: integer().notNull().default(0),
    /** Why nobody is given it; null where it is given. */
    hold: text({ enum: placeHolds }),
  },
  (t) => [
    index("item_places_open")
      .on(t.projectId, t.openPlaces, t.draw)
      .where(sql`open_places > 0 and hold is null`),
    index("item_places_unusual")
      .on(t.projectId, t.itemId)
      .where(sql`extra_count <> 0 or raised_count <> 0 or hold is not null`),
    index("item_places_batch")
      .on(t.batchId)
      .where(sql`batch_id is not null`),
    index("item_places_group")
      .on(t.projectId, t.groupKey)
      .where(sql`group_key is not null`),
  ],
);

/** The known answer of a gold item on one dimension. */
export const goldAnswers = table(
  "gold_answers",
  {
    itemId: ofItem(),
    dimensionId: ofDimension(),
    projectId: ofProject(),
    answer: real().notNull(),
    tolerance: real().notNull(),
    /** Further right answers, outside answer ± tolerance. */
    accepted: json().$type<number[]>().notNull(),
    /** Of a ranking: the candidates by their place in the item, most similar first; `answer` is the least τ that is right. */
    order: json().$type<number[]>(),
    explanation: text().notNull(),
    /** Whether Not Applicable is right. */
    acceptsNotApplicable: boolean().notNull().default(false),
    /** `test` items stand on the qualification test and nowhere else. */
    use: text({ enum: goldUses }).notNull().default("work"),
    enabled: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.dimensionId] }), index("gold_answers_project").on(t.projectId)],
);

/** Pictures of a project's items; the bytes lie in the data folder under the id. */
export const images = table(
  "images",
  {
    id: id(),
    projectId: ofProject(),
    /** What items call it. */
    name: text().notNull(),
    mediaType: text().notNull(),
    byteCount: integer().notNull(),
    sha256: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex("images_project_name").on(t.projectId, t.name)],
);

/** The pages that annotators are offered. */
export const hits = table(
  "hits",
  {
    id: id(),
    projectId: ofProject(),
    /** Order in which HITs are offered, from 0. */
    position: integer().notNull(),
    /** Overlap and raised judgments minus live leases minus counted submissions. */
    openPlaces: integer().notNull(),
    countedCount: integer().notNull(),
    /** Judgments of items that are not gold which one counted submission adds. */
    workItemCount: integer().notNull(),
    /** Whether all of its work items are retired, so that nobody takes a place. */
    isRetired: boolean().notNull().default(false),
    /** As of the places of an item. */
    batchId: text().references(() => batches.id),
    raisedCount: integer().notNull().default(0),
    hold: text({ enum: batchHolds }),
  },
  (t) => [
    uniqueIndex("hits_project_position").on(t.projectId, t.position),
    index("hits_open")
      .on(t.projectId, t.position)
      .where(sql`open_places > 0 and hold is null`),
    index("hits_batch")
      .on(t.batchId)
      .where(sql`batch_id is not null`),
  ],
);

export const hitItems = table(
  "hit_items",
  {
    hitId: text()
      .notNull()
      .references(() => hits.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    itemId: text()
      .notNull()
      .references(() => items.id),
    isGold: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hitId, t.position] }), index("hit_items_item").on(t.itemId)],
);
