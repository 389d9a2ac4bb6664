import { getTranslations } from "next-intl/server";

const problems = ["wrong", "wait"] as const;

/** The field for a return code, with what was wrong with the last one. */
export async function ReturnCodeField({ refused }: { refused: string | undefined }) {
  const problem = problems.find((each) => each === refused);
  const t = await getTranslations("annotator.back");
  return (
    <>
      <label className="form-field">
        <span>{t("label")}</span>
        <input
          name="returnCode"
          type="text"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? "code-hint" : "code-problem code-hint"}
        />
      </label>
      {problem === undefined ? null : (
        <p id="code-problem" role="alert" className="warning">
          {t(problem)}
        </p>
      )}
      <p id="code-hint">{t("hint")}</p>
    </>
  );
}
