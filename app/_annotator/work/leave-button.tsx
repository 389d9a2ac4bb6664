"use client";

import { lazy, Suspense, use, useState } from "react";
import type { Messages } from "@/app/_messages/messages";
import { CurrentAssignment } from "./current-assignment";

const LeaveDialog = lazy(() => import("./leave-dialog"));

interface LeaveButtonProps {
  project: string;
  texts: Messages["annotator"]["leave"];
}

/** Gives the page back after asking; its answers are not sent. Absent while there is no page to give back. */
export function LeaveButton({ project, texts }: LeaveButtonProps) {
  const assignment = use(CurrentAssignment);
  /** How often it was pressed: each time the question is asked anew. */
  const [presses, setPresses] = useState(0);

  if (assignment === null) return null;

  return (
    <>
      <button type="button" className="top-button needs-scripts" onClick={() => setPresses(presses + 1)}>
        {texts.show}
      </button>
      {presses === 0 ? null : (
        <Suspense>
          <LeaveDialog
            key={presses}
            project={project}
            assignment={assignment.id}
            returnsLeft={assignment.returnsLeft}
            texts={texts}
          />
        </Suspense>
      )}
    </>
  );
}
