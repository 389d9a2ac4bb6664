import Link from "next/link";
import type { ComponentProps } from "react";
import { buttonStyle, type ButtonVariant } from "./button-style";

/** A link that stands among buttons and looks like one. */
export function ButtonLink({
  variant = "secondary",
  ...props
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link {...props} className={`${buttonStyle(variant)} ${props.className ?? ""}`} />;
}
