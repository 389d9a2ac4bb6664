"use client";

import type { ItemViewProps, OrganizerView } from "@/app/_organizer/task/organizer-view";
import { isOf } from "@/app/_annotator/widget/widget";
import messages from "./messages.en.json";
import { TextWithContext } from "./text-with-context";

function Text({ item, language }: ItemViewProps) {
  return isOf("direct-rating", item) ? (
    <TextWithContext
      text={item.textA}
      context={item.textB}
      language={language}
      labels={messages.annotator.widget}
    />
  ) : null;
}

export const directRatingView: OrganizerView = { Item: Text };
