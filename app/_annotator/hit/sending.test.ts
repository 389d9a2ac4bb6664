import { expect, test } from "vitest";
import { retrySeconds, sendingReducer, type Sending, type SendingAction } from "./sending";

const after = (state: Sending, ...actions: SendingAction[]) => actions.reduce(sendingReducer, state);
const editing: Sending = { phase: "editing" };

test("waits grow to eight seconds and then stay at fifteen", () => {
  expect([1, 2, 3, 4, 5, 6].map(retrySeconds)).toEqual([1, 2, 4, 8, 15, 15]);
});

test("a second press while sending changes nothing", () => {
  const sending = after(editing, { type: "pressed" });
  expect(after(sending, { type: "pressed" })).toBe(sending);
});

test("a second press while waiting changes nothing", () => {
  const waiting = after(editing, { type: "pressed" }, { type: "unanswered" });
  expect(after(waiting, { type: "pressed" })).toBe(waiting);
});

test("without an answer it waits, counts down and sends again", () => {
  const second = after(editing, { type: "pressed" }, { type: "unanswered" }, { type: "second-passed" });
  expect(second).toEqual({ phase: "sending", attempt: 2 });
  const third = after(second, { type: "unanswered" }, { type: "second-passed" });
  expect(third).toEqual({ phase: "waiting", attempt: 2, secondsLeft: 1 });
});

test("it can be sent again without waiting", () => {
  const waiting: Sending = { phase: "waiting", attempt: 4, secondsLeft: 7 };
  expect(after(waiting, { type: "try-now" })).toEqual({ phase: "sending", attempt: 5 });
});

test("a refused page is not sent again by itself but can be by hand", () => {
  const refused = after(
    editing,
    { type: "pressed" },
    { type: "refused", reason: "invalid_answers", wayOn: "mend" },
  );
  expect(after(refused, { type: "second-passed" })).toBe(refused);
  expect(after(refused, { type: "pressed" })).toEqual({ phase: "sending", attempt: 1 });
});
