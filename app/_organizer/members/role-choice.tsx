"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Check } from "@/app/_ui/check";
import { roles, type Role } from "@/server/domain/project/project";

interface RoleChoiceProps {
  role: Role;
  onRole: (role: Role) => void;
}

/** The four roles, each with what it may do in a line. */
export function RoleChoice({ role, onRole }: RoleChoiceProps) {
  const t = useTranslations("organizer.members");
  const roleName = useTranslations("organizer.projects.roles");
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-semibold">{t("invite.role")}</legend>
      {roles.map((value) => (
        <Check
          key={value}
          type="radio"
          name={id}
          checked={role === value}
          onChange={() => onRole(value)}
          label={roleName(value)}
          hint={t(`roleHints.${value}`)}
        />
      ))}
    </fieldset>
  );
}
