import type { FieldProblems } from "@/server/domain/field-problems";
import type { Policies } from "./policies";

/** What keeps a qualification from being passed, by field. How many questions a test has, its items say. */
export function checkQualification({ qualification }: Pick<Policies, "qualification">): FieldProblems {
  if (qualification.kind !== "quiz" && qualification.kind !== "training") return {};
  const { size, needed } = qualification;
  return needed > size
    ? { "settings.qualification.needed": { reason: "more_than_questions", params: { size } } }
    : {};
}
