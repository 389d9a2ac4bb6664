import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { serverCaller } from "@/app/_trpc/server";
import type { OfferedOptOut } from "@/server/domain/invitation-mail/opt-out-contracts";
import { shownProjectOf } from "../../shown-project";

interface PageProps {
  params: Promise<{ slug: string; code: string }>;
}

/** Where the way out in a mail leads: one button, which works without scripts. */
export default async function OptOut({ params }: PageProps) {
  const { slug, code } = await params;
  const offer = (await findOffer({ project: slug, code })) ?? notFound();
  const project = await shownProjectOf(params);
  const t = await getTranslations("annotator.optOut");
  const values = { scope: offer.reach, project: project.name };
  return (
    <>
      <AnnotatorHeader project={project} />
      <main id="content" className="sheet">
        <h1>{offer.isDone ? t("doneTitle") : t("title")}</h1>
        <p>{offer.isDone ? t("doneText", values) : t("text", values)}</p>
        {offer.isDone ? null : (
          <form method="post" action={`/p/${slug}/opt-out/${code}/confirm`} className="sheet-actions">
            <button type="submit" className="button button-primary">
              {t("stop")}
            </button>
          </form>
        )}
      </main>
    </>
  );
}

async function findOffer(input: { project: string; code: string }): Promise<OfferedOptOut | null> {
  try {
    return await (await serverCaller()).optOut.show(input);
  } catch (error) {
    if (error instanceof TRPCError && ["NOT_FOUND", "UNPROCESSABLE_CONTENT"].includes(error.code))
      return null;
    throw error;
  }
}
