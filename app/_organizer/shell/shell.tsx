import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HelpButton } from "@/app/_organizer/help/help-button";
import { JobWatch } from "@/app/_organizer/job/job-watch";
import { TouchstoneMark } from "@/app/_ui/touchstone-mark";
import { Toasts } from "@/app/_ui/toast";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { AccountMenu } from "./account-menu";
import { GoToButton } from "./go-to-button";
import { ProjectSwitch } from "./project-switch";

interface ShellProps {
  accountName: string;
  /** The project whose screens these are, if they are of one. */
  project?: ProjectDetail;
  children: ReactNode;
}

/** The frame of every screen behind the sign-in. */
export function Shell({ accountName, project, children }: ShellProps) {
  const t = useTranslations("organizer.shell");
  return (
    <Toasts>
      <a
        href="#content"
        className="absolute start-2 -top-20 rounded-cell bg-surface p-2 focus:top-2 focus:z-10"
      >
        {t("skip")}
      </a>
      <header
        aria-label={t("header")}
        className="flex min-h-12 items-center gap-x-1 border-b border-hairline bg-surface px-4 middle:gap-x-3 py-1.5 text-label"
      >
        <Link
          href="/projects"
          className="inline-flex min-h-8 items-center gap-2 font-semibold text-text no-underline pointer-coarse:min-h-11"
        >
          <TouchstoneMark size={20} />
          {t("product")}
        </Link>
        <ProjectSwitch current={project?.name} />
        <GoToButton project={project} />
        <span className="ms-auto" />
        <JobWatch />
        <HelpButton />
        <AccountMenu name={accountName} />
      </header>
      <main
        id="content"
        aria-label={t("content")}
        tabIndex={-1}
        className="mx-auto flex max-w-[90rem] flex-col gap-4 p-4 outline-none"
      >
        {children}
      </main>
    </Toasts>
  );
}
