import { fork } from "node:child_process";
import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { openCalculator } from "./calculator";

vi.mock("node:child_process", () => ({ fork: vi.fn() }));

test("a process that cannot be begun does not keep the next calculation from its turn", async () => {
  const send = vi.fn(() => child.emit("message", { type: "result", result: 7 }));
  const child = Object.assign(new EventEmitter(), { connected: true, kill: vi.fn(), send });
  vi.mocked(fork)
    .mockImplementationOnce(() => {
      throw new Error("spawn ENOMEM");
    })
    .mockReturnValue(child as never);
  const calculator = openCalculator();
  const calculation = { task: "agreement-point" as const, projectId: "p" };
  const both = [calculator.run(calculation, vi.fn()), calculator.run(calculation, vi.fn())];
  expect(await Promise.allSettled(both)).toMatchObject([
    { status: "rejected" },
    { status: "fulfilled", value: { ended: "result", result: 7 } },
  ]);
  calculator.stop();
});
