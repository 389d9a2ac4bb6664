"use client";

import { useTranslations } from "next-intl";
import { checkKinds } from "@/server/domain/translation/source-texts";
import type { ShownTranslations } from "@/server/domain/translation/contracts";

type Text = ShownTranslations["texts"][number];

/** What something belongs to, and its own part of that: "check-a, 2" is the second part of "check-a". */
function partsOf(of: string): [string, string] {
  const at = of.indexOf(", ");
  return at < 0 ? [of, ""] : [of.slice(0, at), of.slice(at + 2)];
}

/** How organizers call a text of their project; checks are counted as on the screen that has them. */
export function useTextLabel(texts: readonly Text[]): (text: Text) => string {
  const t = useTranslations("organizer.languages.kinds");
  const questions = texts.filter(({ kind }) => kind === "question").length;
  const checks = [
    ...new Set(
      texts
        .filter(({ kind }) => checkKinds.some((one) => one === kind))
        .map(({ of }) => partsOf(of ?? "")[0]),
    ),
  ];
  return ({ kind, of }) => {
    const [owner, part] = partsOf(of ?? "");
    if (kind === "asked-option") return t(kind, { of: owner, option: part });
    const check = checks.indexOf(owner) + 1;
    if (kind === "check-text-a" || kind === "check-text-b") return t(kind, { check });
    if (kind === "check-candidate") return t(kind, { check, number: part });
    return t(kind === "question" && questions > 1 ? "question-of" : kind, { of: of ?? "" });
  };
}
