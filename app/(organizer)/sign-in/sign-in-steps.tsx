"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CodeForm } from "./code-form";
import { OtherWays } from "./other-ways";
import { SignInForm } from "./sign-in-form";

interface SignInStepsProps {
  /** What is opened next. */
  next: string;
  singleSignOn: string | null;
}

/** Email and password or another way in, then the code where an account asks for one. */
export function SignInSteps({ next, singleSignOn }: SignInStepsProps) {
  const t = useTranslations("organizer.signIn");
  const more = useTranslations("organizer.accounts.signIn");
  const [needsCode, setNeedsCode] = useState(false);
  const done = () => window.location.assign(next);
  if (needsCode) {
    return (
      <>
        <h1>{more("codeTitle")}</h1>
        <CodeForm onDone={done} onAgain={() => setNeedsCode(false)} />
      </>
    );
  }
  return (
    <>
      <h1>{t("title")}</h1>
      <SignInForm onDone={done} onCodeNeeded={() => setNeedsCode(true)} />
      <OtherWays singleSignOn={singleSignOn} onDone={done} />
      <p className="text-label text-muted">{t("noAccount")}</p>
    </>
  );
}
