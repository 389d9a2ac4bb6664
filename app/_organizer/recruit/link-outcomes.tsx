import { useTranslations } from "next-intl";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { EndOutcomes } from "./end-outcomes";
import { isTestPaid } from "./is-test-paid";
import { JoinLinkCard } from "./join-link-card";
import { ReturnAddress } from "./return-address";

/** People of the join link and of invitations: how they come, and how each end leads them back. */
export function LinkOutcomes({ project, join }: { project: ProjectDetail; join: string }) {
  const t = useTranslations("organizer.recruiters");
  const { slug, settings } = project;
  return (
    <>
      <p className="max-w-xl text-label">{t("about.link")}</p>
      <JoinLinkCard join={join} />
      <ReturnAddress project={project} />
      <EndOutcomes
        project={slug}
        table={{ settings: null, returnUrl: settings.returnUrl }}
        isTestPaid={isTestPaid(settings)}
      />
    </>
  );
}
