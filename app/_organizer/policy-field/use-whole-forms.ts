import { useState } from "react";
import { isSameValue } from "@/server/domain/project/overwritten";

export interface WholeFormsOptions<Form, Value> {
  /** As the section has them, saved or not. */
  values: Value[];
  formsOf: (values: Value[]) => Form[];
  /** What the forms say; null while one of them lacks something. */
  valuesOf: (forms: Form[]) => Value[] | null;
  /** Of the list, such as `settings.questionnaire`. */
  path: string;
  save: (values: Value[], path: string) => void;
}

/** A list of which each entry has a form of its own: saved while one types, once all of them are whole. */
export function useWholeForms<Form, Value>({
  values,
  formsOf,
  valuesOf,
  path,
  save,
}: WholeFormsOptions<Form, Value>) {
  const [forms, setForms] = useState(() => formsOf(values));
  const [taken, setTaken] = useState(values);
  // What another window saved, or this browser kept, takes the place of these.
  if (!isSameValue(taken, values)) {
    setTaken(values);
    setForms(formsOf(values));
  }
  const change = (next: Form[], changed: string) => {
    setForms(next);
    const whole = valuesOf(next);
    if (whole === null) return;
    setTaken(whole);
    save(whole, changed);
  };
  return {
    forms,
    isWhole: valuesOf(forms) !== null,
    pathOf: (at: number, field: string) => `${path}.${at}.${field}`,
    /** An entry that has been begun is not saved before it is whole. */
    begin: setForms,
    replace: (at: number, form: Form, field: string) =>
      change(
        forms.map((one, index) => (index === at ? form : one)),
        `${path}.${at}.${field}`,
      ),
    remove: (at: number) =>
      change(
        forms.filter((_, index) => index !== at),
        path,
      ),
  };
}
