import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { DeleteCard } from "@/app/_organizer/project-deletion/delete-card";
import { LoadProtocol } from "@/app/_organizer/protocol/load-protocol";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import { loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("settings");

/** What becomes of a project as a whole: its protocol as a file, and copies of it. */
export default async function SettingsPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug, role, state } = await loadProject((await params).slug);
  if (!may(role, "organize")) notFound();
  const t = await getTranslations("organizer.protocolFile");
  return (
    <>
      <Card
        id="protocol"
        title={t("title")}
        description={t("about")}
        actions={
          <ButtonLink href={`/api/projects/${slug}/protocol`} prefetch={false} download>
            {t("download")}
          </ButtonLink>
        }
      >
        <LoadProtocol project={slug} />
      </Card>
      <Card id="copy" title={t("copyTitle")} description={t("copyHint")}>
        <ButtonLink href={`/projects/new/copy?of=${slug}`} className="self-start">
          {t("copy")}
        </ButtonLink>
      </Card>
      {may(role, "own") ? <DeleteCard project={slug} state={state} /> : null}
    </>
  );
}
