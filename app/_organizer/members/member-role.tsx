"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Select } from "@/app/_ui/select";
import { useToast } from "@/app/_ui/toast";
import type { ListedMember } from "@/server/domain/member/contracts";
import { roles, type Role } from "@/server/domain/project/project";

/** A member's role; another one that is chosen is described and confirmed, as arrow keys choose in passing. */
export function MemberRole({ project, member }: { project: string; member: ListedMember }) {
  const t = useTranslations("organizer.members");
  const roleName = useTranslations("organizer.projects.roles");
  const router = useRouter();
  const tell = useToast();
  const [chosen, setChosen] = useState<Role | null>(null);
  const { userId, name, role } = member;
  const change = useMutation(
    useTRPC().member.changeRole.mutationOptions({
      onSuccess: (_, { role: to }) => {
        setChosen(null);
        tell({ title: t("roleChanged", { name, role: roleName(to) }) });
        router.refresh();
      },
    }),
  );
  const choose = (next: Role) => {
    change.reset();
    setChosen(next);
  };
  return (
    <>
      <Select
        aria-label={t("roleOf", { name })}
        className="min-w-36"
        value={role}
        options={roles.map((value) => ({ value, name: roleName(value) }))}
        onChoose={choose}
      />
      {chosen === null ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setChosen(null)}
          title={t("roleTitle", { name, role: roleName(chosen) })}
          description={t(`roleHints.${chosen}`)}
          confirm={t("roleConfirm")}
          variant="primary"
          busyLabel={change.isPending && t("changing")}
          error={change.error}
          onConfirm={() => change.mutate({ project, userId, role: chosen })}
        />
      )}
    </>
  );
}
