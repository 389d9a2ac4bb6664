"use client";

import { useLocale } from "next-intl";
import { MomentIn, type MomentProps } from "./moment-in";

/** An instant as organizers read it, in the forms of the language of their pages. */
export function Moment(props: MomentProps) {
  const locale = useLocale();
  return <MomentIn {...props} formats={locale === "en" ? "en-GB" : locale} />;
}
