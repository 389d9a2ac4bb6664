import type { ComponentType } from "react";
import type { EditedItem } from "@/app/_organizer/gold-editor/edited-item";
import type { TaskFigures } from "@/server/domain/agreement/task-figures";
import type { LeasedItem } from "@/server/domain/task/wire";
import type { Ranked } from "@/task-types/target-ranking/ranking-state";

/** An item as annotators have it before them. */
export interface ItemViewProps {
  item: LeasedItem;
  /** Address of the project, under which its pictures are. */
  project: string;
  language: string;
  labels: { textA: string; textB: string };
}

/** The field of a known order. */
export interface OrderFieldProps {
  item: EditedItem;
  language: string;
  value: Ranked;
  onChange: (value: Ranked) => void;
  error: string | undefined;
}

/** What organizers see of a task type where it is not what they see of pairs of texts. */
export interface OrganizerView {
  /** An item as annotators see it; null where its parts stand at the answers anyway. Absent where it is its two texts. */
  Item?: ComponentType<ItemViewProps> | null;
  /** The figures that only this type has. */
  Figures?: ComponentType<{ figures: TaskFigures }>;
  OrderField?: ComponentType<OrderFieldProps>;
}
