"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import type { ButtonVariant } from "@/app/_ui/button-style";
import { ConfirmedButton } from "./confirmed-button";

interface LeaveProjectProps {
  project: string;
  /** What the button is called among others. */
  label?: string;
  variant?: ButtonVariant;
}

/** Ends one's own membership after asking, and leads to the projects that are left. */
export function LeaveProject({ project, label, variant }: LeaveProjectProps) {
  const t = useTranslations("organizer.members");
  const leave = useMutation(useTRPC().member.leave.mutationOptions());
  return (
    <ConfirmedButton
      {...(label !== undefined && { label })}
      {...(variant !== undefined && { variant })}
      title={t("leaveTitle")}
      description={t("leaveText")}
      confirm={t("leave")}
      busyLabel={t("leaving")}
      act={leave}
      // What the browser remembers of the project's screens goes with the document.
      onConfirm={() => leave.mutate({ project }, { onSuccess: () => window.location.assign("/projects") })}
    >
      {t("leave")}
    </ConfirmedButton>
  );
}
