import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { changeDisplay, numberKeysOn } from "../display-menu/display-settings";
import { Check } from "../ui/check";

/** Says what single keys do here, and switches them off for whoever speaks or meets keys by accident. */
export function SingleKeys() {
  const t = useTranslations("organizer.adjudication");
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(numberKeysOn()), []);
  const change = (on: boolean) => {
    changeDisplay("numberKeys", on ? undefined : "off");
    setOn(on);
  };
  return (
    <Check
      type="checkbox"
      label={t("singleKeys")}
      hint={t("keysHint")}
      checked={isOn}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
