import { expect, test } from "vitest";
import { may, permissions } from "./may";
import { roles } from "./project";

test("every role may look, adjudicators settle differences, organizers may change, and owners decide", () => {
  const granted = roles.map((role) => [role, permissions.filter((permission) => may(role, permission))]);
  expect(Object.fromEntries(granted)).toEqual({
    owner: ["view", "adjudicate", "organize", "own"],
    organizer: ["view", "adjudicate", "organize"],
    adjudicator: ["view", "adjudicate"],
    viewer: ["view"],
  });
});
