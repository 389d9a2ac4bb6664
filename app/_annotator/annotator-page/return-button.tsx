import { getTranslations } from "next-intl/server";
import type { HandBack } from "@/server/domain/recruiter/hand-back";

const named = ["prolific", "panel", "sona", "mturk"] as const;

/** What the button says that leads back. */
export async function wayBackWords({ recruiter }: Pick<HandBack, "recruiter">): Promise<string> {
  const t = await getTranslations("annotator.recruiter.back");
  return t(named.find((each) => each === recruiter) ?? "own");
}

interface ReturnButtonProps {
  /** null where there is nowhere to go. */
  handBack: HandBack | null | undefined;
}

/** The one way back to whoever sent somebody: a link, or a form that hands their task in. It needs no script. */
export async function ReturnButton({ handBack }: ReturnButtonProps) {
  if (!handBack) return null;
  const { way } = handBack;
  const name = await wayBackWords(handBack);
  const style = "button button-primary";
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
