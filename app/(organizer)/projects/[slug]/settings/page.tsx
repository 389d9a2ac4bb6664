import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { screenTitle } from "@/app/_organizer/project-shell/screen-title";
import { DeleteCard } from "@/app/_organizer/project-deletion/delete-card";
import { LoadProtocol } from "@/app/_organizer/protocol/load-protocol";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import { WebhooksCard } from "@/app/_organizer/webhooks/webhooks-card";
import { load, loadProject } from "@/app/_trpc/load";
import { may } from "@/server/domain/project/may";

export const generateMetadata = screenTitle("settings");

/** What becomes of a project as a whole: its protocol as a file, who is told of it, and copies of it. */
export default async function SettingsPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug, role, state } = await loadProject((await params).slug);
  if (!may(role, "organize")) notFound();
  const webhooks = await load((caller) => caller.webhook.list({ project: slug }));
  const t = await getTranslations("organizer.protocolFile");
  return (
    <>
      <Card
        id="protocol"
        title={t("title")}
        description={t("about")}
        actions={
          <ButtonLink href={`/api/projects/${slug}/protocol`} download>
            {t("download")}
          </ButtonLink>
        }
      >
        <LoadProtocol project={slug} />
      </Card>
      <WebhooksCard project={slug} webhooks={webhooks} />
      <Card id="copy" title={t("copyTitle")} description={t("copyHint")}>
        <ButtonLink href={`/projects/new/copy?of=${slug}`} className="self-start">
          {t("copy")}
        </ButtonLink>
      </Card>
      {may(role, "own") ? <DeleteCard project={slug} state={state} /> : null}
    </>
  );
}
