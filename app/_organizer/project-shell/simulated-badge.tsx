import { useTranslations } from "next-intl";
import { SimulatedMark } from "@/app/_ui/simulated";

/** What stands in place of the state of a rehearsal copy. */
export function SimulatedBadge() {
  return <SimulatedMark>{useTranslations("organizer.simulated")("word")}</SimulatedMark>;
}
