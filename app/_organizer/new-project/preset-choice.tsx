import { useTranslations } from "next-intl";
import { formatMoney } from "@/app/_ui/format-money";
import { Check } from "@/app/_ui/check";
import { presetNames, type PresetName } from "@/server/domain/preset/preset";
import { presets } from "@/server/domain/preset/presets";
import { usesScale } from "@/server/domain/project/uses-scale";
import { PresetPolicies } from "./preset-policies";

interface PresetChoiceProps {
  chosen: PresetName;
  onChoose: (preset: PresetName) => void;
}

/** The campaigns of the papers to start from, each with the settings it fills in. */
export function PresetChoice({ chosen, onChoose }: PresetChoiceProps) {
  const t = useTranslations("organizer.newProject");
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-semibold">{t("preset")}</legend>
      {presetNames.map((name) => (
        <Check
          key={name}
          type="radio"
          name="preset"
          value={name}
          checked={chosen === name}
          onChange={() => onChoose(name)}
          label={name}
          hint={
            <>
              <span className="block">
                <PresetSummary name={name} />
              </span>
              <span className="block">
                <PresetPolicies preset={presets[name]} />
              </span>
            </>
          }
        />
      ))}
      <p className="text-label text-muted">{t("presetHint")}</p>
    </fieldset>
  );
}

function PresetSummary({ name }: { name: PresetName }) {
  const t = useTranslations("organizer.newProject");
  const tasks = useTranslations("organizer.task");
  const { taskType, scale, settings } = presets[name];
  const { goldFrequency, payPerHitMinor: pay, currency } = settings;
  return t(usesScale(taskType) ? "summary" : "summaryWithoutScale", {
    type: tasks(`${taskType}.description`),
    low: scale.points[0]?.value ?? 0,
    high: scale.points.at(-1)?.value ?? 0,
    step: scale.step,
    hitSize: settings.hitSize,
    gold:
      goldFrequency.kind === "adaptive"
        ? t("goldBetween", goldFrequency)
        : t("goldOnPage", { gold: settings.goldPerHit }),
    overlap: settings.overlap,
    pay:
      pay === null ? t("payAgreed") : t("payPerHit", { pay: formatMoney({ amount: pay / 100, currency }) }),
    feedback: settings.feedback ? "yes" : "no",
  });
}
