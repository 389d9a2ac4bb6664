import { stepTolerance } from "@/server/domain/scale/steps";
import type { AttentionCheck } from "./attention-check";

/** Whether a check was answered as it asks. @param value null is Not Applicable, which no check asks for */
export const isAccepted = ({ accepted }: Pick<AttentionCheck, "accepted">, value: number | null): boolean =>
  value !== null && accepted.some((one) => Math.abs(one - value) < stepTolerance);
