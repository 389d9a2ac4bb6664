import type { CandidateFileForm, CandidateHead, SampleChoices } from "@/server/domain/sample/contracts";
import { defaultDraws, type SimilarityName } from "@/server/domain/sample/sample-order";
import type { ShortBands } from "@/server/stats/sampling/taken-counts";
import { usualBands, type BandChoice } from "./band-edges";
import { isWholeSplit, type PartChoice } from "./split-fields";

/** What the fields of the screen hold; "" is a column that was not chosen. */
export interface SampleForm {
  kind: CandidateFileForm["kind"];
  textA: string;
  textB: string;
  by: "none" | "column" | "bags";
  stratum: string;
  bagA: string;
  bagB: string;
  text: string;
  cluster: string;
  within: number;
  across: number;
  similarity: SimilarityName;
  seed: number;
  bands: BandChoice;
  short: ShortBands;
  parts: readonly PartChoice[] | null;
}

/** The fields as a file's columns suggest them. */
export function formFor({ textA, textB, text }: CandidateHead): SampleForm {
  return {
    kind: textA === null && textB === null && text !== null ? "texts" : "pairs",
    textA: textA ?? "",
    textB: textB ?? "",
    by: "none",
    stratum: "",
    bagA: "",
    bagB: "",
    text: text ?? "",
    cluster: "",
    within: defaultDraws,
    across: defaultDraws,
    similarity: "edit",
    seed: 1,
    bands: usualBands,
    short: "leave",
    parts: null,
  };
}

/** Which column is still to be chosen before pairs can be counted; null where none is. */
export function missingColumn(
  form: SampleForm,
): "texts" | "same" | "stratum" | "bags" | "text" | "cluster" | null {
  const { kind, textA, textB, by, stratum, bagA, bagB, text, cluster } = form;
  if (kind === "texts") return text === "" ? "text" : cluster === "" || cluster === text ? "cluster" : null;
  if (textA === "" || textB === "") return "texts";
  if (textA === textB) return "same";
  if (by === "column" && stratum === "") return "stratum";
  return by === "bags" && (bagA === "" || bagB === "" || bagA === bagB) ? "bags" : null;
}

/** What is asked of the server to count pairs. */
export function countChoices(form: SampleForm, head: CandidateHead, header: boolean): SampleChoices {
  const { similarity, seed } = form;
  return { form: candidateForm(form, head), header, similarity, seed, draw: null };
}

/** What is asked to draw them; null while the split is none. */
export function drawChoices(form: SampleForm, head: CandidateHead, header: boolean): SampleChoices | null {
  const { bands, short, parts } = form;
  if (parts !== null && !isWholeSplit(parts)) return null;
  const split = parts?.map(({ name, percent }) => ({ name: name.trim(), share: percent / 100 })) ?? null;
  const draw = { edges: [...bands.edges], takes: [...bands.takes], short, split };
  return { ...countChoices(form, head, header), draw };
}

function candidateForm(form: SampleForm, { isFixed }: CandidateHead): CandidateFileForm {
  const { kind, textA, textB, by, stratum, bagA, bagB, text, cluster, within, across } = form;
  if (kind === "texts") return { kind, cluster, text, within, across };
  // Files of STS and CLSS have their columns by their form.
  const texts = isFixed ? {} : { textA, textB };
  if (by === "column") return { kind, ...texts, by: { kind: by, name: stratum } };
  if (by === "bags") return { kind, ...texts, by: { kind: by, names: [bagA, bagB] } };
  return { kind, ...texts, by: { kind: by } };
}
