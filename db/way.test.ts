import { expect, test } from "vitest";
import { addressesIn } from "./way.postgres";

test.each([
  [
    "postgres://u:p@one:5432,other:6543/d?x=1",
    ["postgres://u:p@one:5432/d?x=1", "postgres://u:p@other:6543/d?x=1"],
  ],
  ["postgres://one,[::1]:7/d", ["postgres://one/d", "postgres://[::1]:7/d"]],
  ["postgres://u:a%2Cb,c@one/d", ["postgres://u:a%2Cb,c@one/d"]],
  ["postgresql:///d?host=/run/postgresql", ["postgresql:///d?host=/run/postgresql"]],
])("the hosts of %s", (databaseUrl, addresses) => {
  expect(addressesIn(databaseUrl)).toEqual(addresses);
});
