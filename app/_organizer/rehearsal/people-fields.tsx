import { useTranslations } from "next-intl";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import type { RehearsedPeople } from "@/server/domain/rehearsal/rehearsal";
import { characters } from "@/server/domain/rehearsal/simulated-annotator";

/** From so many people of a kind on a share says something. */
const fewPeople = 30;

interface PeopleFieldsProps {
  people: RehearsedPeople;
  onPeople: (people: RehearsedPeople) => void;
}

/** How many people of each kind take part. */
export function PeopleFields({ people, onPeople }: PeopleFieldsProps) {
  const t = useTranslations("organizer.rehearsal");
  const total = characters.reduce((sum, kind) => sum + people[kind], 0);
  const isFew = characters.some((kind) => people[kind] > 0 && people[kind] < fewPeople);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        {characters.map((kind) => (
          <Field key={kind} label={t(`kinds.${kind}`)}>
            {(control) => (
              <NumberField
                {...control}
                className="w-24"
                value={people[kind]}
                min={0}
                max={1_000}
                decimals={0}
                onValue={(value) => onPeople({ ...people, [kind]: value })}
              />
            )}
          </Field>
        ))}
        <p className="min-h-8 text-label">{t("people", { count: total })}</p>
      </div>
      {isFew ? <p className="text-label text-muted">{t("fewPeople")}</p> : null}
    </div>
  );
}
