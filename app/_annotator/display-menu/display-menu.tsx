import { getTranslations } from "next-intl/server";
import { Choice } from "./choice";
import { usual } from "./display-settings";

const panelId = "display-panel";

/** Theme, size of texts and number keys, as a button with a panel. */
export async function DisplayMenu() {
  const t = await getTranslations("shared.display");
  return (
    <>
      <button type="button" className="top-button needs-scripts" popoverTarget={panelId}>
        {t("title")}
      </button>
      <div id={panelId} popover="auto" className="panel" role="group" aria-label={t("title")}>
        <Choice
          name="theme"
          legend={t("theme")}
          options={[
            { value: usual, label: t("themeSystem") },
            { value: "light", label: t("themeLight") },
            { value: "dark", label: t("themeDark") },
          ]}
        />
        <Choice
          name="textSize"
          legend={t("textSize")}
          options={[
            { value: usual, label: t("textSizeNormal") },
            { value: "large", label: t("textSizeLarge") },
            { value: "largest", label: t("textSizeLargest") },
          ]}
        />
        <Choice
          name="numberKeys"
          legend={t("numberKeys")}
          hint={t("numberKeysHint")}
          options={[
            { value: usual, label: t("on") },
            { value: "off", label: t("off") },
          ]}
        />
      </div>
    </>
  );
}
