import type { Preset, PresetName } from "./preset";
import { sts2012 } from "./sts-2012";
import { sts2013Core } from "./sts-2013-core";

export const presets: Record<PresetName, Preset> = {
  "sts-2012": sts2012,
  "sts-2013-core": sts2013Core,
};
