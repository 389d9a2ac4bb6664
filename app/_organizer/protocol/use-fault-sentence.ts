import { useTranslations } from "next-intl";
import { valuesOf } from "@/app/_trpc/sentence-values";
import type { ProtocolFault } from "@/server/domain/protocol/protocol-fault";

/** What is wrong with a protocol file, and what to write. */
export function useFaultSentence(): (fault: ProtocolFault) => string {
  const t = useTranslations("organizer.protocolFile.faults");
  const problems = useTranslations("organizer.problems");
  return ({ reason, params }) => {
    switch (reason) {
      case "wrong_field": {
        const { field, problem } = params;
        return t(reason, { field, problem: problems(problem.reason, valuesOf(problem.params)) });
      }
      case "wrong_type":
        return t(reason, {
          field: params.field,
          expected: params.expected === "true or false" ? "boolean" : params.expected,
        });
      case "unknown_key":
      case "not_one_of":
        return t(reason, { ...valuesOf(params), meant: params.meant ?? "none" });
      default:
        return t(reason, valuesOf(params));
    }
  };
}
