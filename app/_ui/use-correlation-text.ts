import { useLocale } from "next-intl";
import { correlationText } from "./correlation-text";

/** How organizers read a correlation, with the decimal mark of the language of their pages. */
export function useCorrelationText(): (value: number) => string {
  const locale = useLocale();
  return (value) => correlationText(value, locale);
}
