import type messages from "./messages.en.json";

/** Texts whose `{names}` the browser fills. */
export type RankingTexts = (typeof messages)["annotator"]["widget"];

/** What a place is called, from 0: "1st". */
export const ordinalOf = ({ ordinals }: RankingTexts, place: number): string =>
  ordinals.split("|")[place] ?? String(place + 1);
