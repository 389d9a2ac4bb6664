import { modeOf, ruleOfMode, stopModes, type StopMode } from "@/app/_organizer/quality/stop-mode";
import type { AccuracyRule } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { TriedSettings } from "@/server/domain/rehearsal/rehearsal";

/** The settings that the screen of a rehearsal lets people try. */
export type TriedValues = Pick<
  ProjectSettings,
  "stopping" | "overlap" | "hitSize" | "goldPerHit" | "payPerHitMinor"
>;

export function triedValues(settings: ProjectSettings): TriedValues {
  const { stopping, overlap, hitSize, goldPerHit, payPerHitMinor } = settings;
  return { stopping, overlap, hitSize, goldPerHit, payPerHitMinor };
}

/** What differs from the settings as they are. */
export function changeOf(now: TriedValues, tried: TriedValues): TriedSettings {
  const names = Object.keys(now) as (keyof TriedValues)[];
  const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(tried[name]));
  return Object.fromEntries(changed.map((name) => [name, tried[name]]));
}

const withRule = (values: TriedValues, accuracy: AccuracyRule | null): TriedValues => ({
  ...values,
  stopping: { ...values.stopping, accuracy },
});

interface NumberTried {
  kind: "number";
  name: "bar" | "minGold" | "certainty" | "overlap" | "hitSize" | "goldPerHit" | "pay";
  min: number;
  max: number;
  decimals: number;
  /** null where the setting has no meaning beside the others. */
  of: (values: TriedValues) => number | null;
  with: (values: TriedValues, value: number) => TriedValues;
}

interface ChoiceTried {
  kind: "choice";
  name: "stop" | "onStop";
  options: readonly string[];
  of: (values: TriedValues) => string;
  with: (values: TriedValues, value: string) => TriedValues;
}

const rule = ({ stopping }: TriedValues) => stopping.accuracy;

function ruleNumber(
  name: "bar" | "minGold" | "certainty",
  bounds: { min: number; max: number; unit: number },
): NumberTried {
  const { min, max, unit } = bounds;
  return {
    ...{ kind: "number", name, min, max, decimals: 0 },
    of: (values) => {
      const value = rule(values)?.[name] ?? null;
      return value === null ? null : Math.round(value * unit);
    },
    with: (values, value) => {
      const now = rule(values);
      return now === null ? values : withRule(values, { ...now, [name]: value / unit });
    },
  };
}

function plainNumber(
  name: "overlap" | "hitSize" | "goldPerHit",
  { min, max }: { min: number; max: number },
): NumberTried {
  return {
    ...{ kind: "number", name, min, max, decimals: 0 },
    of: (values) => values[name],
    with: (values, value) => ({ ...values, [name]: value }),
  };
}

/** In the order of the screen. */
export const triedFields: readonly (NumberTried | ChoiceTried)[] = [
  {
    kind: "choice",
    name: "stop",
    options: stopModes,
    of: (values) => modeOf(rule(values)),
    // The options are the modes.
    with: (values, mode) => withRule(values, ruleOfMode(mode as StopMode, rule(values))),
  },
  ruleNumber("bar", { min: 0, max: 100, unit: 100 }),
  ruleNumber("minGold", { min: 1, max: 1_000, unit: 1 }),
  ruleNumber("certainty", { min: 50, max: 99, unit: 100 }),
  {
    kind: "choice",
    name: "onStop",
    options: ["discard", "keep"],
    of: ({ stopping }) => stopping.onStop,
    with: (values, onStop) => ({
      ...values,
      stopping: { ...values.stopping, onStop: onStop === "keep" ? "keep" : "discard" },
    }),
  },
  plainNumber("overlap", { min: 1, max: 1_000 }),
  plainNumber("hitSize", { min: 1, max: 50 }),
  plainNumber("goldPerHit", { min: 0, max: 50 }),
  {
    kind: "number",
    name: "pay",
    min: 0,
    max: 10_000,
    decimals: 2,
    of: ({ payPerHitMinor }) => (payPerHitMinor === null ? null : payPerHitMinor / 100),
    with: (values, amount) => ({ ...values, payPerHitMinor: Math.round(amount * 100) }),
  },
];
