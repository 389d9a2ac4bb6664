"use client";

import type { ItemViewProps, OrganizerView } from "@/app/_organizer/task/organizer-view";
import { isOf } from "@/app/_annotator/widget/widget";
import messages from "./messages.en.json";
import { RecordsTable } from "./records-table";

function Records({ item, ...shown }: ItemViewProps) {
  return isOf("typed-rating", item) ? (
    <RecordsTable item={item} {...shown} texts={messages.annotator.widget} />
  ) : null;
}

export const typedRatingView: OrganizerView = { Item: Records };
