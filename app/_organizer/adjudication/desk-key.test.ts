import { expect, test } from "vitest";
import { deskKey } from "./desk-key";

const pressed = (code: string, control = false) => ({
  code,
  key: code.replace(/^Digit/, ""),
  ctrlKey: control,
  metaKey: false,
  altKey: false,
});
const place = { inField: false, overlaid: false, numberKeys: true, amongReasons: false };

test("digits decide, and among the reasons they choose one", () => {
  expect(deskKey(pressed("Digit2"), place)).toEqual({ do: "digit", digit: 2 });
  const amongReasons = { ...place, amongReasons: true };
  expect(deskKey(pressed("Digit2"), amongReasons)).toEqual({ do: "reason", reason: "misunderstood" });
  expect(deskKey(pressed("Digit0"), amongReasons)).toBeNull();
  expect(deskKey(pressed("Digit6"), amongReasons)).toBeNull();
});

test("M accepts the mean and U undoes, wherever the focus is but in a field or a dialog", () => {
  expect(deskKey(pressed("KeyM"), place)).toEqual({ do: "mean" });
  expect(deskKey(pressed("KeyU"), { ...place, amongReasons: true })).toEqual({ do: "undo" });
  expect(deskKey(pressed("KeyU"), { ...place, inField: true })).toBeNull();
  expect(deskKey(pressed("KeyM"), { ...place, overlaid: true })).toBeNull();
});

test("Ctrl+Enter saves, from a field too, and Ctrl+U is the browser's", () => {
  expect(deskKey({ ...pressed("Enter", true), key: "Enter" }, { ...place, inField: true })).toEqual({
    do: "save",
  });
  expect(deskKey(pressed("KeyU", true), place)).toBeNull();
});

test("with single keys off only Ctrl+Enter is left", () => {
  const off = { ...place, numberKeys: false };
  expect(["Digit2", "KeyM", "KeyU", "KeyN"].map((code) => deskKey(pressed(code), off))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
