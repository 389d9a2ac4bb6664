import { DeclinedSheet } from "@/app/_annotator/end-page/declined-sheet";
import type { End } from "@/app/_annotator/end-page/end";
import { EndSheet } from "@/app/_annotator/end-page/end-sheet";
import { LeftSheet } from "@/app/_annotator/end-page/left-sheet";
import { shownDraft } from "@/app/_organizer/hit-preview/shown-draft";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { EndReason } from "@/server/domain/recruiter/end-reason";
import { SimulatedBack } from "./simulated-back";

interface SimulatedSheetProps {
  detail: ProjectDetail;
  reason: EndReason;
  end: End;
}

/** The page of an end with everything on it that an annotator sees. */
export function SimulatedSheet({ detail, reason, end }: SimulatedSheetProps) {
  const project = shownDraft(detail);
  const { handBack = null, isRecruited = false } = end;
  const simulatedBack = handBack === null ? null : <SimulatedBack handBack={handBack} />;
  if (reason === "left") return <LeftSheet project={project.slug} {...{ handBack, simulatedBack }} />;
  if (reason === "no-consent") return <DeclinedSheet {...{ isRecruited, handBack, simulatedBack }} />;
  return <EndSheet project={project} end={end} simulatedBack={simulatedBack} />;
}
