import { useTranslations } from "next-intl";

const steps = ["file", "check", "done"] as const;

/** Where in the import the organizer is. */
export function ImportSteps({ at }: { at: (typeof steps)[number] }) {
  const t = useTranslations("organizer.import");
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-1 text-label">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === at ? "step" : undefined}
          className="text-muted aria-[current]:font-semibold aria-[current]:text-text aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-4"
        >
          {t(`steps.${step}`, { number: index + 1 })}
        </li>
      ))}
    </ol>
  );
}
