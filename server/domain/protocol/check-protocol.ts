import type { FieldProblem, FieldProblems } from "@/server/domain/field-problems";
import { presets } from "@/server/domain/preset/presets";
import { checkSettings } from "@/server/domain/project/check-settings";
import { checkSides } from "@/server/domain/project/may-swap-sides";
import { checkPictures } from "@/server/domain/project/pictures";
import { checkScale } from "@/server/domain/scale/check-scale";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { declarations } from "@/server/domain/task/task-types";
import { hasDimensions } from "@/server/domain/task/traits";
import { checkTranslations } from "@/server/domain/translation/check-translations";
import { checkTwins } from "@/server/domain/twin/check-twins";
import type { Protocol } from "./protocol";

/** What in a protocol contradicts something else in it, by field. */
export function checkProtocol(protocol: Protocol): FieldProblems {
  return {
    ...dimensionProblems(protocol),
    ...checkScale(protocol.scale),
    ...checkSettings(protocol.settings),
    ...checkSides(protocol.preset, protocol.settings),
    ...checkTwins(protocol.preset, protocol.settings),
    ...checkPictures(protocol.settings),
    ...checkTranslations(protocol),
    ...testPairProblems(protocol),
  };
}

function dimensionProblems({ preset, dimensions }: Protocol): FieldProblems {
  const { taskType, dimensions: own } = presets[preset];
  if (!hasDimensions(taskType)) return otherDimensions(dimensions, own);
  const names = dimensions.map(({ name }) => name);
  const repeated = names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));
  return Object.fromEntries(
    repeated.map((at) => [`dimensions.${at}.name`, { reason: "repeated", params: {} }]),
  );
}

/** Where a task type knows its dimensions by name, a protocol only says their questions. */
function otherDimensions(
  given: Protocol["dimensions"],
  own: readonly Pick<Protocol["dimensions"][number], "name">[],
): FieldProblems {
  const { length } = own;
  if (given.length > length) return { dimensions: { reason: "too_large", params: { maximum: length } } };
  if (given.length < length) return { dimensions: { reason: "too_small", params: { minimum: length } } };
  const other = given.flatMap(({ name }, at) => (name === own[at]?.name ? [] : [at]));
  return Object.fromEntries(
    other.map((at) => [`dimensions.${at}.name`, { reason: "wrong_form", params: {} }]),
  );
}

function testPairProblems({ preset, scale, testPairs }: Protocol): FieldProblems {
  const { itemKind } = declarations[presets[preset].taskType];
  if (testPairs.length > 0 && itemKind !== "text-pair") {
    return { testPairs: { reason: "too_large", params: { maximum: 0 } } };
  }
  const { min, max } = scaleRange(scale);
  const problem: FieldProblem = { reason: "off_scale", params: { min, max, step: scale.step } };
  const off = testPairs.flatMap(({ answer }, at) => (answer < min || answer > max ? [at] : []));
  return Object.fromEntries(off.map((at) => [`testPairs.${at}.answer`, problem]));
}
