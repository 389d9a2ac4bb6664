"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { forgetText, keepText, keptText } from "./kept-text";

/** So long after the last change a form is saved. */
const pauseMs = 1_000;

interface KeptForm<Form, Saved> {
  /** Where the browser keeps it. */
  place: string;
  form: Form;
  /** What the server has, as far as is known here. */
  base: Saved;
  save: (form: Form) => void;
  /** While something is on its way nothing else is sent: what stood there before it is known once it is answered. */
  isBusy: boolean;
  /** Takes over what was typed before the page was left or reloaded. */
  restore: (form: Form, base: Saved) => void;
}

/** Saves a form as a whole while one types in it; the browser keeps it until the server has taken it. */
export function useKeptForm<Form, Saved>({
  place,
  form,
  base,
  save,
  isBusy,
  restore,
}: KeptForm<Form, Saved>) {
  const [opened, setOpened] = useState(form);
  const [saved, setSaved] = useState(form);
  const saveLatest = useEffectEvent(save);
  const keepLatest = useEffectEvent((changed: Form) =>
    keepText(place, { text: JSON.stringify(changed), was: JSON.stringify(base) }),
  );
  const takeBack = useEffectEvent(() => {
    const found = keptText(place);
    // This program wrote it, and the server checks it as it checks all that comes.
    if (found !== null) restore(JSON.parse(found.text) as Form, JSON.parse(found.was) as Saved);
  });
  useEffect(() => {
    // The server wrote the page without what only this browser has.
    const start = setTimeout(() => takeBack());
    return () => clearTimeout(start);
  }, []);
  useEffect(() => {
    if (form !== opened && form !== saved) keepLatest(form);
    if (form === opened || isBusy) return;
    const timer = setTimeout(() => saveLatest(form), pauseMs);
    return () => clearTimeout(timer);
  }, [form, opened, saved, isBusy]);
  return {
    isKept: form !== opened && form !== saved,
    /** Says that the server has taken this form; what has been typed since is kept on. */
    taken: (sent: Form) => {
      if (keptText(place)?.text === JSON.stringify(sent)) forgetText(place);
      setSaved(sent);
    },
    /** Lets what was typed go for another form. */
    drop: (other: Form) => {
      forgetText(place);
      setOpened(other);
    },
  };
}
