import { getTranslations } from "next-intl/server";

/** For people whose browser keeps no cookie in a recruiter's frame: a tab of its own keeps it. */
export async function CookiesBlocked({ address }: { address: string }) {
  const t = await getTranslations("annotator.recruiter.blocked");
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <div className="sheet-actions">
        <a className="button button-primary" href={address} target="_blank">
          {t("open")}
        </a>
      </div>
    </main>
  );
}
