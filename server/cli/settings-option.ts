import { InvalidArgumentError } from "commander";
import type { z } from "zod";
import { fieldProblems } from "@/server/domain/field-problems";
import { projectSettings, type ProjectSettings } from "@/server/domain/project/project";
import { fieldLine } from "./field-line";

type Settings = { [key in keyof ProjectSettings]?: ProjectSettings[key] | undefined };

/** Takes one `key=value` into the settings given so far. Values are JSON, or text where they are not. */
export function collectSetting(pair: string, before: Settings): Settings {
  const [key = "", ...rest] = pair.split("=");
  if (!(key in projectSettings.shape) || rest.length === 0) {
    const known = Object.keys(projectSettings.shape).join(", ");
    throw new InvalidArgumentError(`Write key=value with one of these keys: ${known}.`);
  }
  const parsed = projectSettings.partial().safeParse({ [key]: jsonOrText(rest.join("=")) });
  if (!parsed.success) throw new InvalidArgumentError(settingProblem(key, rest.join("="), parsed.error));
  return { ...before, ...parsed.data };
}

function settingProblem(key: string, value: string, error: z.ZodError): string {
  const lines = Object.entries(fieldProblems(error)).map(([field, problem]) => fieldLine(field, problem));
  return `${key} cannot be ${value}. ${lines.join(" ")}`;
}

function jsonOrText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
