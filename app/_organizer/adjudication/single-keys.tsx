import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { changeDisplay, numberKeysOn } from "@/app/_annotator/display-menu/display-settings";
import { Check } from "@/app/_ui/check";

// Only this control changes it while the page is open.
const neverChanges = () => () => undefined;

/** Says what single keys do here, and switches them off for whoever speaks or meets keys by accident. */
export function SingleKeys() {
  const t = useTranslations("organizer.adjudication");
  const remembered = useSyncExternalStore(neverChanges, numberKeysOn, () => true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = (on: boolean) => {
    changeDisplay("numberKeys", on ? undefined : "off");
    setChosen(on);
  };
  return (
    <Check
      type="checkbox"
      label={t("singleKeys")}
      hint={t("keysHint")}
      checked={chosen ?? remembered}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
