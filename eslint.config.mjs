import nextCoreWebVitals from "eslint-config-next/core-web-vitals";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { noLeftOrRight } from "./server/scripts/eslint/no-left-or-right.mjs";
import { noVisibleText } from "./server/scripts/eslint/no-visible-text.mjs";
import { root } from "./server/scripts/root.mjs";

// The package lists all of a plugin's rules and turns on six; these are the plugin's own recommendation.
const accessibility = nextCoreWebVitals[0].plugins["jsx-a11y"].flatConfigs.recommended;

const typescript = ["**/*.ts", "**/*.tsx"];

const drizzle = {
  group: ["drizzle-orm", "drizzle-orm/*"],
  message: "Only db/ talks to the database library; ask it for a query.",
};
const next = {
  group: ["next", "next/*"],
  message: "Only app/, server/auth and server/main know Next, so that everything else runs in plain Node.",
};

/** @param {...{ group: string[], message: string }} patterns */
const refuseImports = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

export default defineConfig(
  { ignores: [".*/", "next-env.d.ts", "test-results/", "playwright-report/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["app/**/*.{ts,tsx}"],
    extends: nextCoreWebVitals.filter(({ rules }) => rules !== undefined),
    plugins: {
      touchstone: { rules: { "no-left-or-right": noLeftOrRight, "no-visible-text": noVisibleText } },
    },
    rules: {
      ...accessibility.rules,
      // A table that scrolls in its own region has to take the focus to be scrolled by keyboard.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["region", "tabpanel"] }],
      // Signing in or out loads the next page anew, so that nothing of one person stays in memory for another.
      "@next/next/no-location-assign-relative-destination": "off",
      "touchstone/no-left-or-right": "error",
      "touchstone/no-visible-text": "error",
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // A query that nobody awaits never runs; Drizzle's queries are thenables, not promises.
      "@typescript-eslint/no-floating-promises": ["error", { checkThenables: true }],
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: "error",
      "max-lines": ["error", 300],
    },
  },
  {
    files: [...typescript, "**/*.mjs"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.type='MetaProperty'][property.name=/^(dirname|filename)$/]",
          message: "Node 20.9 has import.meta.url only.",
        },
      ],
    },
  },
  { files: typescript, rules: refuseImports(drizzle, next) },
  { files: ["db/**", "**/*.service.test.ts"], rules: refuseImports(next) },
  {
    files: ["app/**", "server/auth/**", "server/main.ts", "server/main/**"],
    rules: refuseImports(drizzle),
  },
);
