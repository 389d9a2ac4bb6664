import NextLink from "next/link";
import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * A link to another page. Browsers fetch nothing of it ahead: what they would get of these pages, each drawn when it is asked
 * for, costs the server almost as much as the page, and it still has to be asked for.
 */
export function Link(props: LinkProps) {
  return <NextLink {...props} prefetch={false} />;
}
