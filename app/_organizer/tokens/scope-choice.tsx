import { useTranslations } from "next-intl";
import { useId } from "react";
import { Check } from "@/app/_ui/check";
import { ErrorMark } from "@/app/_ui/error-mark";
import { apiScopes, type ApiScope } from "@/server/domain/token/scopes";

interface ScopeChoiceProps {
  scope: readonly ApiScope[];
  error: string | undefined;
  onScope: (scope: readonly ApiScope[]) => void;
}

/** What a token may do, a verb each; at first nothing. */
export function ScopeChoice({ scope, error, onScope }: ScopeChoiceProps) {
  const t = useTranslations("organizer.accounts.tokens");
  const id = useId();
  const toggle = (one: ApiScope, isOn: boolean) =>
    onScope(isOn ? [...scope, one] : scope.filter((each) => each !== one));
  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex min-w-0 flex-col gap-1">
      <legend className="text-label font-semibold">{t("scope")}</legend>
      <div className="grid gap-x-4 middle:grid-cols-2">
        {(["read", "write"] as const).map((way) => (
          <div key={way} role="group" aria-label={t(way)}>
            {apiScopes
              .filter((each) => each.startsWith(way))
              .map((each) => (
                <Check
                  key={each}
                  type="checkbox"
                  label={t(`scopes.${each}`)}
                  checked={scope.includes(each)}
                  onChange={(event) => toggle(each, event.target.checked)}
                />
              ))}
          </div>
        ))}
      </div>
      {error ? (
        <p id={id} className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
