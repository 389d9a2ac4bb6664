import type { RuleTester } from "oxlint/plugins-dev";

/** A rule of a plugin, as the linter takes it. */
export type Rule = Parameters<RuleTester["run"]>[1];
