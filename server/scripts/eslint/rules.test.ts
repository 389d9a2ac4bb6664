import { RuleTester } from "eslint";
import { afterAll, describe, it } from "vitest";
import { noLeftOrRight } from "./no-left-or-right.mjs";
import { noVisibleText } from "./no-visible-text.mjs";

Object.assign(RuleTester, { describe, it, afterAll });
const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const visible = [{ messageId: "visible" }];
const sided = [{ messageId: "sided" }];

tester.run("words that people read are refused in JSX", noVisibleText, {
  valid: [
    `<p>{t("saved")}</p>`,
    `<p>{count} / {total} · {"–"}</p>`,
    `<input aria-label={t("name")} type="text" className="block" />`,
    `<Field name={required ? "one" : "two"} />`,
    `<p>{show && <Saved />}</p>`,
    "<style>{`.row{color:${ink}}`}</style>",
  ],
  invalid: [
    { code: `<p>Saved</p>`, errors: visible },
    { code: `<><b>حُفظ</b></>`, errors: visible },
    { code: `<p>{"Saved"}</p>`, errors: visible },
    { code: "<p>{`${count} items`}</p>", errors: visible },
    { code: `<p>{done ? t("done") : "Waiting"}</p>`, errors: visible },
    { code: `<p>{failed && "Not saved"}</p>`, errors: visible },
    { code: `<button aria-label="Close" />`, errors: visible },
    { code: `<img alt={"A chart"} />`, errors: visible },
  ],
});

tester.run("classes that name the left or the right are refused", noLeftOrRight, {
  valid: [
    `cn("ms-2 pe-4 text-start border-s rounded-e-lg start-0 -me-1")`,
    `const side = "left"`,
    `const words = "right-hand side"`,
    `<p className="text-lg mx-2 border-line rounded-lg leading-6" />`,
  ],
  invalid: [
    { code: `<p className="flex ml-2" />`, errors: sided },
    { code: `cn("md:hover:-mr-2")`, errors: sided },
    { code: "cn(`pl-[3px] ${wide}`)", errors: sided },
    { code: `cn("absolute left-0")`, errors: sided },
    { code: `cn("text-right!")`, errors: sided },
    { code: `cn("border-l rounded-tl-md")`, errors: sided },
    { code: `cn("scroll-ml-4")`, errors: sided },
  ],
});
