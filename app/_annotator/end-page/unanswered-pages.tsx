"use client";

import { useEffect } from "react";
import { sendUnanswered } from "../hit/send-unanswered";

/** Sends what somebody submitted before their work ended and the server never answered; the page says then what it is. */
export function UnansweredPages({ project }: { project: string }) {
  useEffect(() => {
    void sendUnanswered(project, null).then((isReceived) => {
      if (isReceived) location.reload();
    });
  }, [project]);
  return null;
}
