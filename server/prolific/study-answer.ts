import { z } from "zod";
import { minorUnits, studyStatusText, textOrNull } from "./answer-parts";
import type { VendorStudy } from "./prolific-api";

const codeAnswer = z.object({ code: textOrNull, actor: textOrNull });

/** A study as Prolific sends it. Its description omits the taken places and the currency, which may be there all the same. */
export const studyAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    status: studyStatusText,
    total_available_places: z.number(),
    places_taken: z.number().nullish(),
    reward: minorUnits,
    estimated_completion_time: z.number(),
    external_study_url: textOrNull,
    presentment_currency_code: textOrNull,
    completion_codes: z.array(codeAnswer).nullish(),
  })
  .transform((study): VendorStudy => ({
    id: study.id,
    name: study.name,
    status: study.status,
    places: study.total_available_places,
    placesTaken: study.places_taken ?? null,
    reward: study.reward,
    estimatedMinutes: study.estimated_completion_time,
    externalUrl: study.external_study_url ?? "",
    currency: study.presentment_currency_code,
    codes: (study.completion_codes ?? []).flatMap(({ code, actor }) =>
      code === null ? [] : [{ code, actor }],
    ),
  }));
