import { useTranslations } from "next-intl";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Check } from "@/app/_ui/check";
import { type PresetName, presets } from "@/server/domain/preset/presets";
import { usesScale } from "@/server/domain/task/traits";
import { PresetPolicies } from "./preset-policies";

interface PresetChoiceProps {
  /** Those of the task type, at least one. */
  offered: readonly PresetName[];
  chosen: PresetName;
  onChoose: (preset: PresetName) => void;
}

/** The campaigns of the papers to start from, each with the settings it fills in. */
export function PresetChoice({ offered, chosen, onChoose }: PresetChoiceProps) {
  const t = useTranslations("organizer.newProject");
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-semibold">{t("preset")}</legend>
      {offered.map((name) => (
        <Check
          key={name}
          type="radio"
          name="preset"
          value={name}
          checked={chosen === name}
          onChange={() => onChoose(name)}
          label={t(`papers.${name}`)}
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
  const moneyText = useMoneyText();
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
    pay: pay === null ? t("payAgreed") : t("payPerHit", { pay: moneyText({ amount: pay / 100, currency }) }),
    feedback: settings.feedback ? "yes" : "no",
  });
}
