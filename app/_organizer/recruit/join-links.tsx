import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { CopyableLink } from "./copyable-link";
import { recruiterLinks } from "./recruiter-links";

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
