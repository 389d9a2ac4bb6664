"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/app/_ui/button";
import type { AffectedPerson, GoldChangePreview } from "@/server/domain/gold/change-preview";

/** Whose status would change, by name, after a press. */
export function WhoAffected({ peopleMayGoOn, peopleWouldStop }: GoldChangePreview) {
  const t = useTranslations("organizer.gold");
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const groups = [
    ["whoMayGoOn", peopleMayGoOn],
    ["whoWouldStop", peopleWouldStop],
  ] as const;
  if (peopleMayGoOn.length + peopleWouldStop.length === 0) return null;
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t("who")}
      </Button>
      <div id={id} hidden={!isOpen} className="basis-full">
        {groups.map(([name, people]) => (
          <People key={name} title={t(name)} people={people} />
        ))}
      </div>
    </>
  );
}

function People({ title, people }: { title: string; people: AffectedPerson[] }) {
  const t = useTranslations("organizer.gold");
  if (people.length === 0) return null;
  return (
    <div className="text-label">
      <p className="font-semibold">{title}</p>
      <ul>
        {people.map(({ by, ...person }) => (
          <li key={person.pseudonym}>{t(`person.${by}`, person)}</li>
        ))}
      </ul>
    </div>
  );
}
