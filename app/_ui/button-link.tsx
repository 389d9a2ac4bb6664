import { Link, type LinkProps } from "./link";
import { buttonStyle, type ButtonVariant } from "./button-style";

/** A link that stands among buttons and looks like one. */
export function ButtonLink({ variant = "secondary", ...props }: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...props} className={`${buttonStyle(variant)} ${props.className ?? ""}`} />;
}
