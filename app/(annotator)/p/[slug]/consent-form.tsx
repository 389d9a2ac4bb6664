import { getLocale, getTranslations } from "next-intl/server";
import type { JoinLink } from "@/server/domain/annotator/join-link";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { noLanguage } from "@/server/domain/annotator/refusal";
import { countryOptions } from "@/app/_ui/country-options";

interface ConsentFormProps {
  project: ShownProject;
  link: JoinLink;
  /** The parameters of the link, which the form sends along. */
  query: string;
}

/** Asks what the link does not say, and for the consent. A plain form: it needs no script. */
export async function ConsentForm({ project, link, query }: ConsentFormProps) {
  const t = await getTranslations("annotator.join");
  const { slug, conditions } = project;
  const asksCountry = conditions.countries.length > 0 && link.country === undefined;
  const asksLanguages = conditions.languages.length > 0 && link.languages === undefined;
  const isRecruited = link.externalId !== undefined;
  return (
    <form method="post" action={`/p/${slug}/join${query}`} className="stack">
      {/* The same visit twice, by a second press or after going back, is the same person. */}
      <input type="hidden" name="visit" value={newVisit()} />
      {asksCountry ? <CountryField /> : null}
      {asksLanguages ? <LanguageFields languages={conditions.languages} /> : null}
      <div className="sheet-actions">
        <button type="submit" className="button button-primary">
          {t("agree")}
        </button>
        <a className="button" href={`/p/${slug}/declined${isRecruited ? query : ""}`}>
          {t("disagree")}
        </a>
      </div>
    </form>
  );
}

/** A secret of this drawing of the page. */
const newVisit = () => crypto.randomUUID();

async function CountryField() {
  const t = await getTranslations("annotator.join");
  return (
    <label className="form-field">
      <span>{t("country")}</span>
      <select name="country" required defaultValue="">
        <option value="">{t("chooseCountry")}</option>
        {countryOptions(await getLocale()).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

async function LanguageFields({ languages }: { languages: readonly string[] }) {
  const t = await getTranslations("annotator.join");
  const names = new Intl.DisplayNames([await getLocale()], { type: "language" });
  return (
    <fieldset className="choice">
      <legend>{t("languages")}</legend>
      {languages.map((language) => (
        <label key={language}>
          <input type="checkbox" name="languages" value={language} />
          <span>{names.of(language) ?? language}</span>
        </label>
      ))}
      <label>
        <input type="checkbox" name="languages" value={noLanguage} />
        <span>{t("noLanguage")}</span>
      </label>
      <input type="hidden" name="asks" value="languages" />
    </fieldset>
  );
}
