import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import type { ProjectDetail } from "@/server/domain/project/contracts";

interface NotInCopyProps {
  screen: "recruit" | "pay" | "evaluation" | "rehearsal";
  original: NonNullable<ProjectDetail["rehearsalOf"]>;
}

/** What a screen says that a rehearsal copy does not have. */
export function NotInCopy({ screen, original }: NotInCopyProps) {
  const t = useTranslations("organizer.simulated");
  return (
    <>
      <h1>{t(`none.${screen}`)}</h1>
      <p className="max-w-xl">
        <Link href={`/projects/${original.slug}`}>{t("back")}</Link>
      </p>
    </>
  );
}
