import type { Preset } from "./preset";
import { sts2012 } from "./sts-2012";

/** *SEM-2013 CORE (2013 §3.1): as in 2012, but a missed gold pair is shown again with its right answer and explanation. */
export const sts2013Core: Preset = {
  ...sts2012,
  settings: { ...sts2012.settings, feedback: true },
};
