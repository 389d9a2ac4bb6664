import { getTranslations } from "next-intl/server";
import type { HandBack } from "@/server/domain/recruiter/hand-back";

const named = ["prolific", "panel", "sona", "mturk"] as const;

interface ReturnButtonProps {
  /** null where there is nowhere to go. */
  handBack: HandBack | null | undefined;
  /** Whether it is what people came to the page for. */
  isMain?: boolean;
}

/** The one way back to whoever sent somebody: a link, or a form that hands their task in. It needs no script. */
export async function ReturnButton({ handBack, isMain = true }: ReturnButtonProps) {
  if (!handBack) return null;
  const t = await getTranslations("annotator.recruiter.back");
  const { recruiter, way } = handBack;
  const name = t(named.find((each) => each === recruiter) ?? "own");
  const style = isMain ? "button button-primary" : "button";
  if (way.kind === "link") {
    return (
      <a className={style} href={way.href} rel="noreferrer">
        {name}
      </a>
    );
  }
  return (
    <form method="post" action={way.action}>
      {Object.entries(way.fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className={style}>
        {name}
      </button>
    </form>
  );
}
