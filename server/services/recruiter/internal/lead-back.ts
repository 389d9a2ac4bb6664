import type { Db } from "@/db/store";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";
import { handBackOf, type HandBack, type ReturnSettings } from "@/server/domain/recruiter/hand-back";
import { prolificSite } from "@/server/domain/recruiter/prolific/prolific";
import type { Returning } from "@/server/domain/recruiter/recruiter";
import { prolificEnvironment } from "@/server/prolific/prolific-settings";
import { signerOf } from "./signer-of";

type Leaving = Returning & { source: AnnotatorSource; projectId: string; settings: ReturnSettings };

/** The way back of somebody whose work ends, signed where their recruiter wants that; null where there is nowhere to go. */
export async function leadBack(
  db: Db,
  person: Leaving,
  ending: Parameters<typeof handBackOf>[2],
): Promise<HandBack | null> {
  const sign = await signerOf(db, person);
  const back = handBackOf(person.settings, person, ending, sign);
  const { site } = prolificEnvironment();
  if (site === null || back?.recruiter !== "prolific" || back.way.kind !== "link") return back;
  return { ...back, way: { ...back.way, href: back.way.href.replace(prolificSite, site) } };
}
