import type { RefusedText } from "./refused";

const settles = `async function settles(): Promise<number> { return 1; }\n`;

/** For each rule about TypeScript, and about who imports what, a text that it refuses. */
export const refusedInCode: RefusedText[] = [
  { rule: "no-var", text: `export var a = 1;` },
  { rule: "prefer-const", text: `let a = 1;\nexport { a };` },
  { rule: "prefer-rest-params", text: `export function a() { return arguments; }` },
  { rule: "prefer-spread", text: `export const a = (b: number[]) => Math.max.apply(Math, b);` },
  { rule: "typescript/ban-ts-comment", text: `// @ts-ignore\nexport const a: number = "b";` },
  { rule: "no-array-constructor", text: `export const a = new Array(0, 1);` },
  { rule: "typescript/no-duplicate-enum-values", text: `export enum Letter { A = 1, B = 1 }` },
  { rule: "typescript/no-empty-object-type", text: `export type Nothing = {};` },
  { rule: "typescript/no-explicit-any", text: `export const a = (b: any) => String(b);` },
  {
    rule: "typescript/no-extra-non-null-assertion",
    text: `export const a = (b: { c: number } | null) => b!!.c;`,
  },
  { rule: "typescript/no-misused-new", text: `export interface A { new (): A }` },
  { rule: "typescript/no-namespace", text: `export namespace A { export const b = 1; }` },
  {
    rule: "typescript/no-non-null-asserted-optional-chain",
    text: `export const a = (b?: { c: number }) => b?.c!;`,
  },
  { rule: "typescript/no-require-imports", text: `export const a = require("node:fs") as object;` },
  {
    rule: "typescript/no-this-alias",
    text: `export class A { b() { const self = this; return () => self; } }`,
  },
  {
    rule: "typescript/no-unnecessary-type-constraint",
    text: `export const a = <T extends unknown>(b: T) => b;`,
  },
  {
    rule: "typescript/no-unsafe-declaration-merging",
    text: `export interface A { b: string }\nexport class A { c = 1; }`,
  },
  { rule: "typescript/no-unsafe-function-type", text: `export const a = (b: Function) => String(b);` },
  { rule: "no-unused-expressions", text: `export const a = 1;\na;` },
  { rule: "no-unused-vars", text: `const a = 1;` },
  { rule: "typescript/no-wrapper-object-types", text: `export const a = (b: String) => b.length;` },
  { rule: "typescript/prefer-as-const", text: `export const a = "b" as "b";` },
  {
    rule: "typescript/prefer-namespace-keyword",
    text: `export declare module A { const b: number; }`,
  },
  {
    rule: "typescript/triple-slash-reference",
    text: `/// <reference path="./no-var.ts" />\nexport const a = 1;`,
  },
  { rule: "typescript/await-thenable", text: `export const a = async () => await 1;` },
  {
    rule: "typescript/consistent-type-imports",
    text: `import { URL } from "node:url";\nexport const a = (b: URL) => b.href;`,
  },
  { rule: "typescript/no-floating-promises", text: `${settles}settles();` },
  {
    rule: "typescript/no-floating-promises",
    text: `declare function query(): { then(done: (rows: string[]) => void, failed: () => void): void };\nquery();`,
  },
  { rule: "typescript/no-misused-promises", text: `${settles}if (settles()) console.log(1);` },
  {
    rule: "typescript/no-unnecessary-type-assertion",
    text: `const a: number = Number("1");\nexport const b = a as number;`,
  },
  { rule: "typescript/only-throw-error", text: `export function a() { throw "b"; }` },
  {
    rule: "typescript/switch-exhaustiveness-check",
    text: `export function a(b: "c" | "d") { switch (b) { case "c": return 1; } return 2; }`,
  },
  { rule: "eqeqeq", text: `export const a = (b: number) => b == 1;` },
  { rule: "max-lines", text: "export {};\n".repeat(301) },
  {
    rule: "touchstone/no-task-type-comparison",
    text: `export const a = (b: { taskType: string }) => b.taskType === "choice";`,
  },
  {
    rule: "touchstone/no-task-type-comparison",
    text: `export const a = (b: { type: string } | null) => b?.type !== "pair-writing";`,
  },
  { rule: "touchstone/no-module-path", text: `export const a = import.meta.dirname;` },
  {
    rule: "touchstone/no-module-path",
    file: "server/path.mjs",
    text: `export const a = import.meta.filename;`,
  },
  ...["server/domain/a.ts", "server/services/a.ts", "app/a.tsx", "server/main/a.ts"].map((file) => ({
    rule: "no-restricted-imports",
    file,
    text: `export { eq } from "drizzle-orm";`,
  })),
  ...["server/domain/b.ts", "db/b.ts", "server/services/b.service.test.ts"].map((file) => ({
    rule: "no-restricted-imports",
    file,
    text: `export { headers } from "next/headers";`,
  })),
  {
    rule: "Unused oxlint-disable directive (no problems were reported).",
    text: `// oxlint-disable-next-line no-var\nexport const a = 1;`,
  },
  { rule: "typescript/TS2322", text: `export const a: number = "b";` },
  {
    rule: "typescript/TS2322",
    file: "server/typed.mjs",
    text: `/** @type {number} */\nexport const a = "b";`,
  },
];
