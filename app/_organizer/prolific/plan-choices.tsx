"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Check } from "@/app/_ui/check";
import { devices } from "@/server/domain/recruiter/prolific/vendor";
import type { StudyPlanForm } from "./use-study-plan";

/** On which devices people take part; one is left at least. */
export function PlanDevices({ form: { plan, change } }: { form: StudyPlanForm }) {
  const t = useTranslations("organizer.prolific.devices");
  const toggled = (device: (typeof devices)[number], isOn: boolean) =>
    devices.filter((each) => (each === device ? isOn : plan.devices.includes(each)));
  return (
    <fieldset>
      <legend className="text-label font-semibold">{t("title")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {devices.map((device) => (
          <Check
            key={device}
            type="checkbox"
            label={t(device)}
            checked={plan.devices.includes(device)}
            onChange={({ target }) => {
              const next = toggled(device, target.checked);
              if (next.length > 0) change({ devices: next });
            }}
          />
        ))}
      </div>
      <p className="text-label text-muted">{t("hint")}</p>
    </fieldset>
  );
}

/** Whether completed work is paid at once. */
export function PlanApproval({ form: { plan, change } }: { form: StudyPlanForm }) {
  const t = useTranslations("organizer.prolific.approval");
  const name = useId();
  return (
    <fieldset>
      <legend className="text-label font-semibold">{t("title")}</legend>
      {(["at-once", "by-hand"] as const).map((approval) => (
        <Check
          key={approval}
          type="radio"
          name={name}
          label={t(approval)}
          hint={t(`hints.${approval}`)}
          checked={plan.approval === approval}
          onChange={() => change({ approval })}
        />
      ))}
    </fieldset>
  );
}
