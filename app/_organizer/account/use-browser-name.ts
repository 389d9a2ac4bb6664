import { useTranslations } from "next-intl";
import { browserInWords } from "./browser-in-words";

/** Names a browser with its system, such as "Firefox, Linux". */
export function useBrowserName(): (userAgent: string | null) => string {
  const t = useTranslations("organizer.accounts.sessions");
  return (userAgent) => {
    const { browser, system } = browserInWords(userAgent);
    if (browser !== null && system !== null) return t("browserAndSystem", { browser, system });
    return browser ?? system ?? t("unknown");
  };
}
