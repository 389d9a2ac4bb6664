import type { PreviewedTexts } from "@/server/domain/translation/contracts";

/** What of a project can be previewed: a page of work, the page on which people join, or the questions of one time. */
const previewParts = ["page", "consent", "before", "after"] as const;
export type PreviewPart = (typeof previewParts)[number];

/** The parts that a project has. */
export const previewPartsOf = ({ questionnaire }: Pick<PreviewedTexts, "questionnaire">): PreviewPart[] =>
  previewParts.filter(
    (part) => part === "page" || part === "consent" || questionnaire.some(({ when }) => when === part),
  );
