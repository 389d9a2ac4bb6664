import type { Messages } from "@/app/_messages/messages";

type Annotator = Messages["annotator"];
type TaskMessages = Annotator["task"];

/** Texts whose `{names}` the browser fills. */
export type HitTemplates = Annotator["hit"];

/** What the widget of each task type says. */
export type WidgetTexts = {
  [Type in keyof TaskMessages]: TaskMessages[Type] extends { widget: infer Texts } ? Texts : null;
};

/** Everything the HIT page says, made on the server so that the browser needs no catalogue and no plural rules. */
export interface HitTexts {
  hit: HitTemplates;
  feedback: Annotator["feedback"];
  warning: Annotator["warning"];
  /** Those that name the kind of qualification name the project's own. */
  result: Record<keyof Annotator["result"], string>;
  /** A text for each count from 0 on. */
  counted: Record<keyof Annotator["counted"], string[]>;
  /** Of the project's own task type only. */
  widget: Partial<WidgetTexts>;
}

/** The texts of a widget on a page of its own type. @throws RangeError on another. */
export function widgetTexts<Type extends keyof WidgetTexts>(
  { widget }: Pick<HitTexts, "widget">,
  type: Type,
): WidgetTexts[Type] {
  const texts: WidgetTexts[Type] | undefined = widget[type];
  if (texts === undefined) throw new RangeError(`A page without the texts of ${type}`);
  return texts;
}
