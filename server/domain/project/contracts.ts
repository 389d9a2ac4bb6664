import { z } from "zod";
import { presetNames } from "@/server/domain/preset/preset";
import { languageTag, projectSettings, slug } from "./project";

export const createProjectInput = z.object({
  preset: z.enum(presetNames),
  name: z.string().trim().min(1).max(200),
  slug,
  language: languageTag,
});
export type CreateProjectInput = z.infer<typeof createProjectInput>;

/** A change to some of a project's settings; fields left out stay as they are. */
export const updateProjectInput = z.object({
  project: slug,
  name: z.string().trim().min(1).max(200).optional(),
  slug: slug.optional(),
  language: languageTag.optional(),
  settings: projectSettings.partial().optional(),
});
export type UpdateProjectInput = z.infer<typeof updateProjectInput>;

export const projectInput = z.object({ project: slug });
export type ProjectInput = z.infer<typeof projectInput>;
