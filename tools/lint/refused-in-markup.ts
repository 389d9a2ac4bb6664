import type { RefusedText } from "./refused";

const markup = (text: string) => `export const part = ${text};\n`;
const acts = `onClick={() => undefined}`;

const visible = [
  `<p>Saved</p>`,
  `<><b>حُفظ</b></>`,
  `<p>{"Saved"}</p>`,
  "<p>{`${Math.PI} items`}</p>",
  `<p>{Math.PI > 3 ? String(1) : "Waiting"}</p>`,
  `<p>{Math.PI > 3 && "Not saved"}</p>`,
  `<button aria-label="Close" />`,
  `<img alt={"A chart"} />`,
];
const sided = [
  `<p className="flex ml-2" />`,
  `String("md:hover:-mr-2")`,
  "String(`pl-[3px] ${Math.PI}`)",
  `String("absolute left-0")`,
  `String("text-right!")`,
  `String("border-l rounded-tl-md")`,
  `String("scroll-ml-4")`,
];

/** For each rule about accessibility, markup that it refuses; then those of this project about texts and sides. */
export const refusedInMarkup: RefusedText[] = [
  { rule: "jsx-a11y/alt-text", text: markup(`<img src="a.png" />`) },
  { rule: "jsx-a11y/aria-props", text: markup(`<p aria-labeledby="a" />`) },
  { rule: "jsx-a11y/aria-proptypes", text: markup(`<p aria-hidden="perhaps" />`) },
  {
    rule: "jsx-a11y/aria-unsupported-elements",
    text: markup(`<meta charSet="utf-8" aria-hidden="false" />`),
  },
  { rule: "jsx-a11y/role-has-required-aria-props", text: markup(`<span role="checkbox" />`) },
  { rule: "jsx-a11y/role-supports-aria-props", text: markup(`<ul role="list" aria-checked="true" />`) },
  { rule: "jsx-a11y/anchor-has-content", text: markup(`<a href="/a" />`) },
  { rule: "jsx-a11y/anchor-is-valid", text: markup(`<a href="#">1</a>`) },
  {
    rule: "jsx-a11y/aria-activedescendant-has-tabindex",
    text: markup(`<div aria-activedescendant="a" />`),
  },
  { rule: "jsx-a11y/aria-role", text: markup(`<p role="datepicker" />`) },
  { rule: "jsx-a11y/autocomplete-valid", text: markup(`<input type="text" autoComplete="nothing-known" />`) },
  { rule: "jsx-a11y/click-events-have-key-events", text: markup(`<div ${acts} />`) },
  { rule: "jsx-a11y/heading-has-content", text: markup(`<h1 />`) },
  { rule: "jsx-a11y/html-has-lang", text: markup(`<html />`) },
  { rule: "jsx-a11y/iframe-has-title", text: markup(`<iframe src="/a" />`) },
  { rule: "jsx-a11y/img-redundant-alt", text: markup(`<img src="a.png" alt="photo of a" />`) },
  { rule: "jsx-a11y/interactive-supports-focus", text: markup(`<div role="button" ${acts} />`) },
  { rule: "jsx-a11y/label-has-associated-control", text: markup(`<label>1</label>`) },
  { rule: "jsx-a11y/media-has-caption", text: markup(`<video />`) },
  { rule: "jsx-a11y/mouse-events-have-key-events", text: markup(`<p onMouseOver={() => undefined} />`) },
  { rule: "jsx-a11y/no-access-key", text: markup(`<p accessKey="h" />`) },
  { rule: "jsx-a11y/no-autofocus", text: markup(`<input autoFocus />`) },
  { rule: "jsx-a11y/no-distracting-elements", text: markup(`<marquee />`) },
  {
    rule: "jsx-a11y/no-interactive-element-to-noninteractive-role",
    text: markup(`<button role="img" />`),
  },
  {
    rule: "jsx-a11y/no-noninteractive-element-interactions",
    text: markup(`<li ${acts} />`),
  },
  {
    rule: "jsx-a11y/no-noninteractive-element-to-interactive-role",
    text: markup(`<h1 role="button">1</h1>`),
  },
  { rule: "jsx-a11y/no-noninteractive-tabindex", text: markup(`<p tabIndex={0} />`) },
  { rule: "jsx-a11y/no-redundant-roles", text: markup(`<button role="button" />`) },
  { rule: "jsx-a11y/no-static-element-interactions", text: markup(`<div ${acts} />`) },
  { rule: "jsx-a11y/scope", text: markup(`<div scope="col" />`) },
  { rule: "jsx-a11y/tabindex-no-positive", text: markup(`<button tabIndex={5} />`) },
  ...visible.map((text) => ({ rule: "touchstone/no-visible-text", text: markup(text) })),
  ...sided.map((text) => ({ rule: "touchstone/no-left-or-right", text: markup(text) })),
];

/** Markup that comes near to words or sides and keeps to all rules. */
export const keptMarkup = `
interface Given { count: number; total: number; ink: string; required: boolean; t: (key: string) => string }
const Field = ({ name }: { name: string }) => <i id={name} />;
const cn = (classes: string) => classes;
export const side = "left";
export const words = "right-hand side";
export const part = ({ count, total, ink, required, t }: Given) => (
  <div className={cn("ms-2 pe-4 text-start border-s rounded-e-lg start-0 -me-1")}>
    <p className="text-lg mx-2 border-line rounded-lg leading-6">{t("saved")}</p>
    <p>{count} / {total} · {"–"}</p>
    <input aria-label={t("name")} type="text" className="block" />
    <Field name={required ? "one" : "two"} />
    <p>{required && <Field name="one" />}</p>
    <style>{\`.row{color:\${ink}}\`}</style>
  </div>
);
`;
