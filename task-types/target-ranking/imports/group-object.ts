import { goldUses, type GoldUse } from "@/server/domain/gold/gold-use";
import type { LineErrorReason } from "@/server/domain/import/line-error-reasons";
import { isDatasetName } from "@/server/domain/item/dataset-name";
import { excerpt } from "@/server/imports/excerpt";
import {
  lineError,
  type LineError,
  type LineErrorOf,
  type LineErrorParams,
  type LineErrorPlace,
} from "@/server/domain/import/line-error";
import type { DraftCandidate, GroupDraft } from "./group-draft";

/**
 * A whole group by the names of its values: target and positives, and where there are any distractors, randoms, id, dataset,
 * split, and gold, the positives in their known order, with explanation and use. Gathers what is wrong with them.
 */
export class GroupObject {
  readonly errors: LineError[] = [];

  constructor(
    private readonly line: number,
    private readonly object: Record<string, unknown>,
  ) {}

  draft(): GroupDraft {
    const gold = this.#texts("gold");
    const draft = {
      line: this.line,
      externalId: this.#text("id"),
      dataset: this.#dataset(),
      split: this.#text("split"),
      target: this.#target(),
      candidates: this.#candidates(gold),
      explanation: this.#text("explanation"),
      use: this.#use(),
    };
    return { ...draft, spoiled: this.errors.length > 0 };
  }

  #candidates(gold: readonly string[]): DraftCandidate[] {
    const positives = this.#texts("positives", true);
    if (gold.some((text) => !positives.includes(text))) {
      const params = { target: excerpt(this.#text("target") ?? ""), n: positives.length };
      this.#wrong("known_order", gold.join(", "), params);
    }
    const place = this.#place(null);
    return [
      ...positives.map((text) => ({
        kind: "positive" as const,
        text,
        knownPlace: gold.includes(text) ? gold.indexOf(text) + 1 : null,
        place,
      })),
      ...this.#texts("distractors").map((text) => ({
        kind: "distractor" as const,
        text,
        knownPlace: null,
        place,
      })),
      ...this.#texts("randoms").map((text) => ({ kind: "random" as const, text, knownPlace: null, place })),
    ];
  }

  #target(): string {
    const target = this.#text("target");
    if (target === null) this.#wrong("value_missing", null, { name: "target" });
    return target ?? "";
  }

  /** White space around a text is not part of it; null where there is no text. */
  #text(name: string): string | null {
    const value = this.object[name];
    const text = typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
    return text === "" ? null : text;
  }

  #texts(name: string, needed = false): string[] {
    const value = this.object[name];
    if (value === undefined && !needed) return [];
    const texts = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
    const trimmed = texts.map((text) => text.trim());
    if (!Array.isArray(value) || texts.length < value.length || trimmed.includes("")) {
      this.#wrong("not_a_list", JSON.stringify(value) ?? null, { name });
    }
    return trimmed;
  }

  #dataset(): string | null {
    const name = this.#text("dataset");
    if (name !== null && !isDatasetName(name)) this.#wrong("dataset_name", name, { v: excerpt(name) });
    return name;
  }

  #use(): GoldUse {
    const word = this.#text("use")?.toLowerCase() ?? "work";
    const use = goldUses.find((one) => one === word);
    if (use === undefined) this.#wrong("gold_use", word, { v: excerpt(word) });
    return use ?? "work";
  }

  #place(found: string | null): LineErrorPlace {
    return { file: "pairs", line: this.line, column: null, found: found === null ? null : excerpt(found) };
  }

  #wrong<R extends LineErrorReason>(reason: R, found: string | null, params: LineErrorParams[R]): void {
    // A line error of any reason is a line error; the union cannot be seen through the type parameter.
    const error: LineErrorOf<R> = lineError(reason, this.#place(found), params);
    this.errors.push(error as LineError);
  }
}
