import { expect, test } from "vitest";
import { keyCommand, type KeyPlace, type PressedKey } from "./key-command";

const onPage: KeyPlace = { inField: false, overlaid: false, numberKeys: true };
const press = (code: string, key: string, change: Partial<PressedKey> = {}): PressedKey => ({
  code,
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...change,
});

test.each([
  ["the digit row", press("Digit2", "2")],
  ["the digit row of AZERTY", press("Digit2", "é")],
  ["the digit row of a Hebrew layout", press("Digit2", "2")],
  ["the number pad", press("Numpad2", "2")],
])("%s answers by position", (_name, pressed) => {
  expect(keyCommand(pressed, onPage)).toEqual({ do: "digit", digit: 2 });
});

test.each([
  ["a point", press("Period", "."), "."],
  ["a comma", press("Comma", ","), "."],
  ["the decimal key of the number pad", press("NumpadDecimal", ","), "."],
  ["the minus key of AZERTY", press("Digit6", "-"), null],
  ["a minus", press("Minus", "-"), "-"],
  ["the minus of the number pad", press("NumpadSubtract", "-"), "-"],
])("%s is read by what it writes, unless it is a digit by position", (_name, pressed, mark) => {
  expect(keyCommand(pressed, onPage)).toEqual(
    mark === null ? { do: "digit", digit: 6 } : { do: "mark", mark },
  );
});

test("the number pad without NumLock answers nothing", () => {
  expect(keyCommand(press("Numpad2", "ArrowDown"), onPage)).toBeNull();
});

test("single keys do nothing in fields, under dialogs and when switched off", () => {
  for (const change of [{ inField: true }, { overlaid: true }, { numberKeys: false }]) {
    const place = { ...onPage, ...change };
    for (const pressed of [press("Digit2", "2"), press("KeyN", "n"), press("Slash", "?")]) {
      expect(keyCommand(pressed, place)).toBeNull();
    }
  }
});

test("Ctrl or Command with Enter submits, also from a field", () => {
  const place = { ...onPage, inField: true, numberKeys: false };
  expect(keyCommand(press("Enter", "Enter", { ctrlKey: true }), place)).toEqual({ do: "submit" });
  expect(keyCommand(press("Enter", "Enter", { metaKey: true }), place)).toEqual({ do: "submit" });
});

test("nothing can be submitted from under a dialog", () => {
  expect(keyCommand(press("Enter", "Enter", { ctrlKey: true }), { ...onPage, overlaid: true })).toBeNull();
});

test("the browser's own shortcuts with a digit answer nothing", () => {
  expect(keyCommand(press("Digit1", "1", { ctrlKey: true }), onPage)).toBeNull();
  expect(keyCommand(press("Digit1", "1", { altKey: true }), onPage)).toBeNull();
});

test("Alt with an arrow goes from pair to pair", () => {
  expect(keyCommand(press("ArrowDown", "ArrowDown", { altKey: true }), onPage)).toEqual({
    do: "step",
    by: 1,
  });
  expect(keyCommand(press("ArrowUp", "ArrowUp", { altKey: true }), onPage)).toEqual({ do: "step", by: -1 });
});
