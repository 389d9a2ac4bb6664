import { useTranslations } from "next-intl";
import { Card } from "@/app/_components/ui/card";
import { CopyButton } from "@/app/_components/ui/copy-button";
import { recruiterLinks } from "./recruiter-links";

function CopyableLink({ address, name }: { address: string; name: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 rounded-cell bg-sunken px-2 py-1 font-mono text-label wrap-anywhere">
        {address}
      </code>
      <CopyButton text={address} name={name} />
    </div>
  );
}

/** The links by which annotators come in: one for anybody, one for each recruiter with its parameters. */
export function JoinLinks({ join }: { join: string }) {
  const t = useTranslations("organizer.recruit");
  return (
    <>
      <Card title={t("link")} description={t("linkHint")}>
        <CopyableLink address={join} name={t("link")} />
      </Card>
      {recruiterLinks(join).map(({ recruiter, address }) => (
        <Card key={recruiter} title={t(`${recruiter}.title`)} description={t(`${recruiter}.hint`)}>
          <CopyableLink address={address} name={t(`${recruiter}.title`)} />
        </Card>
      ))}
    </>
  );
}
