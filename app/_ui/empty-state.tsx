import type { ReactNode } from "react";
import { ButtonLink } from "./button-link";

interface EmptyStateProps {
  title: ReactNode;
  /** The screen where the next step is done, if it is another one. */
  next?: { href: string; name: string } | undefined;
  children?: ReactNode;
}

/** What stands where a list would be, with the way to its first entry. */
export function EmptyState({ title, next, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control p-6">
      <p className="font-semibold">{title}</p>
      {children}
      {next === undefined ? null : <ButtonLink href={next.href}>{next.name}</ButtonLink>}
    </div>
  );
}
