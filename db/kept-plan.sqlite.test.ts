import { expect, test } from "vitest";
import { runnerOf } from "./client.sqlite";
import { openSqlite } from "./open-sqlite";

const schema = `
  create table projects (id text primary key, name text);
  create table people (id text primary key, project_id text references projects, place integer);
  create index people_project on people (project_id, id);
  insert into projects values ('a', 'A');
  insert into people values ('a', 'a', 1), ('b', 'a', 2), ('c', 'a', 3);
`;

/** Queries in whose plan some version of SQLite looks at values. */
const planned: Record<string, [query: string, values: unknown[]]> = {
  "a join": [
    "select which(p.name) from people a join projects p on p.id = a.project_id where a.id = ?",
    ["b"],
  ],
  "an outer join": [
    "select which(p.name) from people a left join projects p on p.id = a.project_id where a.id = ?",
    ["b"],
  ],
  "a question for another row": [
    "select which(id) from people a where id = ? and exists (select 1 from projects p where p.id = a.project_id)",
    ["b"],
  ],
  "a range": [
    "select which(id) from people where project_id = ? and id >= ? order by id limit ?",
    ["a", "b", 1],
  ],
  "a limit": ["select which(id) from people where place > 1 order by place LIMIT ?", [1]],
  "a limit from a place on": ["select which(id) from people order by id limit ? offset ?", [1, 1]],
  "a pattern": ["select which(id) from people where id like ?", ["b%"]],
  "a change": ["update people set place = place where id = ? returning which(id)", ["b"]],
};

test.for(Object.entries(planned))(
  "the plan of %s is made once, however often it runs",
  ([, [query, values]]) => {
    const database = openSqlite(":memory:");
    database.exec(schema);
    database.function("which", { varargs: true }, () => "as prepared");
    const run = runnerOf(database);
    expect(run(query, values, "get").rows).toEqual(["as prepared"]);
    // A function that fits better is found by whatever is planned from now on.
    database.function("which", (_value: unknown) => "planned again");
    expect(run(query, values, "get").rows).toEqual(["as prepared"]);
    expect(run(query, values, "get").rows).toEqual(["as prepared"]);
    expect(runnerOf(database)(query, values, "get").rows).toEqual(["planned again"]);
    database.close();
  },
);

const answers: Record<string, [query: string, values: unknown[], rows: unknown[][]]> = {
  "each limit has its rows": ["select id from people order by id limit ?", [2], [["a"], ["b"]]],
  "no limit is below zero": ["select id from people order by id limit ? offset ?", [-1, 1], [["b"], ["c"]]],
  "a limit may be reckoned": ["select id from people order by id limit ? + 1", [1], [["a"], ["b"]]],
  "a question mark in a text is no value": [
    `select 'what? it''s', "id", ? from people where id = ?`,
    ["x", "a"],
    [["what? it's", "a", "x"]],
  ],
  "values keep their kind": [
    "select typeof(?), typeof(?), typeof(?), typeof(?), ? || 'b'",
    [1, 1.5, "1", null, "a"],
    [["real", "real", "text", "null", "ab"]],
  ],
  "values are compared as the column is": [
    "select id from people where place = ? and id in (?, ?)",
    ["2", "a", "b"],
    [["b"]],
  ],
};

test.for(Object.entries(answers))("%s", ([, [query, values, rows]]) => {
  const database = openSqlite(":memory:");
  database.exec(schema);
  expect(runnerOf(database)(query, values, "all").rows).toEqual(rows);
  database.close();
});

test("a limit that is no whole number is bound, and refused as SQLite does", () => {
  const database = openSqlite(":memory:");
  database.exec(schema);
  expect(() => runnerOf(database)("select id from people limit ?", ["many"], "all")).toThrow(
    "datatype mismatch",
  );
  database.close();
});
