import { z } from "zod";

const errorDetail = z.looseObject({
  title: z.string().nullish(),
  detail: z.unknown(),
  additional_information: z.string().nullish(),
});
/** Prolific wraps the detail of an error, or sends it bare. */
const errorBody = z.union([
  z.looseObject({ error: errorDetail }).transform(({ error }) => error),
  errorDetail,
]);

const longest = 2000;

/** What Prolific says in the body of an error, in its own words; "" where it says nothing. */
export function vendorWords(body: unknown): string {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return "";
  const { detail, title, additional_information } = parsed.data;
  return (sentences(detail) || title || additional_information || "").trim().slice(0, longest);
}

/** A detail is a sentence, a list of them, or lists of them by the name of a field. */
function sentences(detail: unknown): string {
  if (typeof detail === "string") return detail;
  if (Array.isArray(detail)) return detail.map(sentences).filter(Boolean).join(" ");
  if (typeof detail !== "object" || detail === null) return "";
  return Object.entries(detail)
    .map(([field, inner]) => [field, sentences(inner)] as const)
    .filter(([, said]) => said !== "")
    .map(([field, said]) => `${field}: ${said}`)
    .join("; ");
}
