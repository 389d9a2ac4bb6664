import { bestWorst } from "./best-worst";
import { choice, sameOrNot } from "./choice";
import type { Preset, PresetName } from "./preset";
import { clss2014WordToSense } from "./clss-2014-word-to-sense";
import { clss2014Writing } from "./clss-2014-writing";
import { clss2014Rating } from "./clss-2014-rating";
import { sts2012 } from "./sts-2012";
import { sts2013Core } from "./sts-2013-core";
import { sts2013Typed } from "./sts-2013-typed";
import { targetRanking2016 } from "./target-ranking-2016";

export const presets: Record<PresetName, Preset> = {
  "sts-2012": sts2012,
  "sts-2013-core": sts2013Core,
  "sts-2013-typed": sts2013Typed,
  "clss-2014-writing": clss2014Writing,
  "clss-2014-rating": clss2014Rating,
  "clss-2014-word-to-sense": clss2014WordToSense,
  "target-ranking-2016": targetRanking2016,
  choice,
  "same-or-not": sameOrNot,
  "best-worst": bestWorst,
};
