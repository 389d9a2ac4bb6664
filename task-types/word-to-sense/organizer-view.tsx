"use client";

import type { ItemViewProps, OrganizerView } from "@/app/_organizer/task/organizer-view";
import { isOf } from "@/app/_annotator/widget/widget";
import messages from "./messages.en.json";
import { WordAndSense } from "./word-and-sense";

function Words({ item, language, labels }: ItemViewProps) {
  return isOf("word-to-sense", item) ? (
    <WordAndSense item={item} {...{ language, labels }} texts={messages.annotator.widget} />
  ) : null;
}

export const wordToSenseView: OrganizerView = { Item: Words };
