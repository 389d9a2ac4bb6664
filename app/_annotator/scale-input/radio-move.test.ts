import { expect, test } from "vitest";
import { radioMove } from "./radio-move";

test("arrows move one place", () => {
  expect(radioMove("ArrowDown", 2, 6, "ltr")).toBe(3);
  expect(radioMove("ArrowUp", 2, 6, "ltr")).toBe(1);
});

test("arrows at either end do not wrap", () => {
  expect(radioMove("ArrowRight", 5, 6, "ltr")).toBe(5);
  expect(radioMove("ArrowLeft", 0, 6, "ltr")).toBe(0);
  expect(radioMove("ArrowDown", 5, 6, "rtl")).toBe(5);
});

test("left and right follow what is seen where the page runs from right to left", () => {
  expect(radioMove("ArrowRight", 2, 6, "rtl")).toBe(1);
  expect(radioMove("ArrowLeft", 2, 6, "rtl")).toBe(3);
  expect(radioMove("ArrowDown", 2, 6, "rtl")).toBe(3);
});

test("Home and End go to the first and the last point", () => {
  expect(radioMove("Home", 3, 6, "ltr")).toBe(0);
  expect(radioMove("End", 3, 6, "rtl")).toBe(5);
});

test("other keys do not move", () => {
  expect(radioMove("Tab", 3, 6, "ltr")).toBeNull();
  expect(radioMove(" ", 3, 6, "ltr")).toBeNull();
});
