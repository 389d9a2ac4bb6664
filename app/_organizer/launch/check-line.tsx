import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

const marks = {
  missing: { style: "text-danger", Icon: CircleX },
  warning: { style: "text-warn", Icon: TriangleAlert },
  passed: { style: "text-live", Icon: CircleCheck },
} as const;

interface CheckLineProps {
  mark: keyof typeof marks;
  /** Where it is mended. */
  to?: { href: string; name: string };
  children: ReactNode;
}

/** One line of a checklist: a mark that is also read out, what it is about, and the way there. */
export function CheckLine({ mark, to, children }: CheckLineProps) {
  const t = useTranslations("organizer.launch");
  const { style, Icon } = marks[mark];
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-2 border-b border-hairline py-1 text-label last:border-b-0">
      <span className="flex min-w-0 grow basis-52 items-start gap-2">
        <span className={`flex h-5 shrink-0 items-center ${style}`}>
          <Icon size={16} role="img" aria-label={t(`marks.${mark}`)} />
        </span>
        <span className="min-w-0">{children}</span>
      </span>
      {to ? (
        <Link href={to.href} className="ms-auto inline-flex min-h-6 items-center">
          {to.name}
        </Link>
      ) : null}
    </li>
  );
}
