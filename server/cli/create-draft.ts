import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import type { Deps } from "@/server/deps";
import {
  createProjectInput,
  updateProjectInput,
  type ProjectDetail,
} from "@/server/domain/project/contracts";
import { scaleDraft, type ScaleDraft } from "@/server/domain/scale/scale";
import { createProject } from "@/server/services/project/create-project";
import { operator } from "./operator";
import { createFromFile } from "./protocol/create-from-file";

export interface CreateOptions {
  from?: string;
  preset?: string;
  name?: string;
  slug: string;
  language?: string;
  set: Record<string, unknown>;
  scale?: string;
  scaleMin?: number;
  scaleMax?: number;
  scaleStep?: number;
}

/** Makes a draft with the settings and the scale that the command line gives, or none. */
export async function createDraft(deps: Deps, options: CreateOptions): Promise<ProjectDetail> {
  if (options.from !== undefined) return createFromFile(deps, { ...options, from: options.from });
  if (options.preset === undefined || options.name === undefined) {
    throw new InvalidArgumentError(
      "Name a preset and a name, such as --preset sts-2012 --name Glosses, or a protocol with --from glosses.yaml.",
    );
  }
  const input = createProjectInput.parse({ ...options, language: options.language ?? "en" });
  const { settings } = updateProjectInput.parse({ project: input.slug, settings: options.set });
  const scale = scaleOf(options);
  return createProject(deps, operator, input, { settings, ...(scale !== null && { scale: { scale } }) });
}

function scaleOf({ scale, scaleMin, scaleMax, scaleStep }: CreateOptions): ScaleDraft | null {
  if (scale !== undefined) return scaleDraft.parse(JSON.parse(readFileSync(scale, "utf8")));
  const given = [scaleMin, scaleMax, scaleStep].filter((number) => number !== undefined);
  if (given.length === 0) return null;
  if (scaleMin === undefined || scaleMax === undefined || scaleStep === undefined) {
    throw new InvalidArgumentError("--scale-min, --scale-max and --scale-step belong together.");
  }
  const point = (value: number, label: string, definition: string) => ({
    value,
    label,
    definition,
    exampleA: "",
    exampleB: "",
  });
  return scaleDraft.parse({
    step: scaleStep,
    notApplicable: false,
    points: [
      point(scaleMin, "Lowest", "The two texts are not similar at all."),
      point(scaleMax, "Highest", "The two texts mean the same."),
    ],
  });
}
