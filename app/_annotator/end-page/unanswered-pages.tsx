"use client";

import { useEffect } from "react";
import { sendUnanswered } from "../hit/send-unanswered";

/** Sends pages that were submitted before the work ended and got no answer. Once one is received, the end is shown anew. */
export function UnansweredPages({ project }: { project: string }) {
  useEffect(() => {
    void sendUnanswered(project, null).then((isReceived) => {
      if (isReceived) location.reload();
    });
  }, [project]);
  return null;
}
