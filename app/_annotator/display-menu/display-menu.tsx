import { getTranslations } from "next-intl/server";
import { Choice } from "./choice";

const panelId = "display-panel";

/** Theme, size of texts and number keys, as a button with a panel. */
export async function DisplayMenu() {
  const t = await getTranslations("shared.display");
  return (
    <>
      <button type="button" className="top-button" popoverTarget={panelId}>
        {t("title")}
      </button>
      <div id={panelId} popover="auto" className="panel" role="group" aria-label={t("title")}>
        <Choice
          name="theme"
          legend={t("theme")}
          options={[
            { value: "default", label: t("themeSystem") },
            { value: "light", label: t("themeLight") },
            { value: "dark", label: t("themeDark") },
          ]}
        />
        <Choice
          name="textSize"
          legend={t("textSize")}
          options={[
            { value: "default", label: t("textSizeNormal") },
            { value: "large", label: t("textSizeLarge") },
            { value: "largest", label: t("textSizeLargest") },
          ]}
        />
        <Choice
          name="numberKeys"
          legend={t("numberKeys")}
          hint={t("numberKeysHint")}
          options={[
            { value: "default", label: t("on") },
            { value: "off", label: t("off") },
          ]}
        />
      </div>
    </>
  );
}
