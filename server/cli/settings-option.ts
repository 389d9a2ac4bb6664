import { InvalidArgumentError } from "commander";
import { projectSettings, type ProjectSettings } from "@/server/domain/project/project";

type Settings = { [key in keyof ProjectSettings]?: ProjectSettings[key] | undefined };

/** Takes one `key=value` into the settings given so far. Values are JSON, or text where they are not. */
export function collectSetting(pair: string, before: Settings): Settings {
  const [key = "", ...rest] = pair.split("=");
  if (!(key in projectSettings.shape) || rest.length === 0) {
    const known = Object.keys(projectSettings.shape).join(", ");
    throw new InvalidArgumentError(`Write key=value with one of these keys: ${known}.`);
  }
  const parsed = projectSettings.partial().safeParse({ [key]: jsonOrText(rest.join("=")) });
  if (!parsed.success) throw new InvalidArgumentError(`${rest.join("=")} is no value for ${key}.`);
  return { ...before, ...parsed.data };
}

function jsonOrText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
