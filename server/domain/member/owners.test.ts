import { expect, test } from "vitest";
import type { Role } from "@/server/domain/project/project";
import { inOrderOfMembers, isLastOwner } from "./owners";

const member = (name: string, role: Role) => ({ userId: name.toLowerCase(), name, role });

test("the only owner is the last one, however many members there are", () => {
  const members = [member("Ana", "owner"), member("Ben", "organizer")];
  expect(isLastOwner(members, "ana")).toBe(true);
  expect(isLastOwner(members, "ben")).toBe(false);
});

test("of two owners neither is the last one", () => {
  const members = [member("Ana", "owner"), member("Ben", "owner")];
  expect(members.map(({ userId }) => isLastOwner(members, userId))).toEqual([false, false]);
});

test("owners are listed first, then everyone by name", () => {
  const members = [member("Émile", "viewer"), member("Ana", "organizer"), member("Zoe", "owner")];
  expect(inOrderOfMembers(members).map(({ name }) => name)).toEqual(["Zoe", "Ana", "Émile"]);
});
