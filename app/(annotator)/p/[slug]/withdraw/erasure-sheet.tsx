import { getLocale, getTranslations } from "next-intl/server";
import { Contact, hasContact } from "@/app/_annotator/annotator-page/contact";
import { formatMoney } from "@/app/_ui/format-money";
import type { ErasurePreview } from "@/server/domain/erasure/contracts";
import type { ShownProject } from "@/server/domain/project/shown-project";

interface ErasureSheetProps {
  project: ShownProject;
  preview: ErasurePreview;
}

/** What is erased, what stays, and what becomes of the pay. */
export async function ErasureSheet({ project, preview }: ErasureSheetProps) {
  const t = await getTranslations("annotator.withdraw");
  const isRemoved = preview.onErase === "remove";
  const versions = await versionsOf(preview);
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      <dl className="facts">
        <dt>{t("gone")}</dt>
        <dd>
          {isRemoved ? <p>{t("goneAnswers")}</p> : null}
          <p>{t("goneIds")}</p>
          <p>{t("goneWords")}</p>
          {preview.questionnaireAnswers > 0 ? <p>{t("goneQuestionnaire")}</p> : null}
        </dd>
        <dt>{t("kept")}</dt>
        <dd>
          {isRemoved ? null : <p>{t("keptAnswers")}</p>}
          <p>{t("keptPay")}</p>
          {versions === null ? null : <p>{t("keptReleases", { versions })}</p>}
        </dd>
        <dt>{t("pay")}</dt>
        <dd>
          <Pay preview={preview} />
        </dd>
      </dl>
      <p>
        <a href={`/p/${project.slug}/withdraw/data`} download>
          {t("data")}
        </a>
      </p>
      <div className="sheet-actions">
        <a className="button" href={`/p/${project.slug}/withdraw?step=sure`}>
          {t("continue")}
        </a>
        <a className="button button-primary" href={`/p/${project.slug}/work`}>
          {t("stay")}
        </a>
      </div>
      {hasContact(project) ? (
        <p>
          <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}

async function Pay({ preview: { earned, unpaid } }: Pick<ErasureSheetProps, "preview">) {
  const t = await getTranslations("annotator");
  const money = (amount: NonNullable<typeof earned>) => formatMoney(amount, t("hit.formats"));
  if (earned === null || unpaid === null) return <p>{t("withdraw.payAgreed")}</p>;
  if (unpaid.amount === 0) return <p>{t("withdraw.paid", { earned: money(earned) })}</p>;
  return (
    <>
      <p>{t("withdraw.unpaid", { earned: money(earned), unpaid: money(unpaid) })}</p>
      <p>{t("withdraw.payAdvice")}</p>
    </>
  );
}

/** Each release with its day; null where there is none. */
async function versionsOf({ releases }: ErasurePreview): Promise<string | null> {
  if (releases.length === 0) return null;
  const locale = await getLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const named = releases.map(({ version, at }) => `v${version} (${day.format(new Date(at))})`);
  return new Intl.ListFormat(locale).format(named);
}
