import { expect, test } from "vitest";
import { listAnnotatorsInput } from "@/server/domain/annotator/listing";
import { queryAddress, readQuery } from "./list-query";

const read = (params: Parameters<typeof readQuery>[1]) => readQuery(listAnnotatorsInput, params);
const everyone = { page: 1, search: "", state: "all", sort: "id" };

test("an address without anything asks for the first page of everyone by id", () => {
  expect(read({})).toEqual(everyone);
});

test("what an address says wrong is left out, and of two the first is taken", () => {
  expect(read({ state: "asleep", sort: ["gold", "due"], page: "x", other: "1" })).toEqual({
    ...everyone,
    sort: "gold",
  });
  for (const page of ["0", "-1", "1.5", "", "1e99"]) expect(read({ page }).page).toBe(1);
  expect(read({ search: "12" }).search).toBe("12");
});

test("an address asks again for what it was made of", () => {
  const query = { page: 3, search: "5f 9&c", state: "stopped", sort: "seen" } as const;
  const address = queryAddress(listAnnotatorsInput, query);
  expect(read(Object.fromEntries(new URLSearchParams(address)))).toEqual(query);
  expect(queryAddress(listAnnotatorsInput, read({}))).toBe("?");
});
