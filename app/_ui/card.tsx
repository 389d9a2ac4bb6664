import type { ReactNode } from "react";

interface CardProps {
  title: ReactNode;
  /** Anchor for links into the page. */
  id?: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, id, description, actions, children }: CardProps) {
  return (
    <section
      id={id}
      aria-label={typeof title === "string" ? title : undefined}
      className="flex scroll-mt-4 flex-col gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex flex-col">
          <h2>{title}</h2>
          {description ? <p className="text-label text-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
