import { expect, test } from "vitest";
import { z } from "zod";
import type { Permission } from "@/server/domain/project/may";
import { appRouter } from "@/server/api/browser/routers/app";
import { routes } from "@/server/api/programs/routes";
import { onlyBrowser, routeOf } from "./route-of-verb";

/** Verbs that read, though the browser or a program sends them with a body. */
const readsWithBody = new Set([
  "import.follow",
  "invitationMail.preview",
  "gold.previewChange",
  "prolific.quoteApproval",
  "prolific.quoteBonuses",
  "protocol.read",
  "protocol.compare",
  "recruiter.compareList",
  "release.check",
  "release.scoreVectors",
  "sample.head",
]);

/** Previews that are asked for with the scope of the change that they are about. */
const previewsOfChanges = new Set([
  "batch.previewChange",
  "batch.previewPromotion",
  "exclusion.preview",
  "annotatorStatus.preview",
]);

/** What a program says by another name, or need not say: lists go on by a cursor, and a program sorts and seeks by itself. */
const saidOtherwise: Record<string, readonly string[]> = {
  "activity.list": ["page"],
  // The address of the request is the one that a person types.
  "project.delete": ["address"],
  "item.list": ["page"],
  "item.show": ["itemId"],
  "itemReport.list": ["page"],
  "itemReport.dismiss": ["itemId"],
  "itemReport.retire": ["itemId"],
  "itemReport.reinstate": ["itemId"],
  "import.follow": ["task"],
  "import.cancel": ["task"],
  "gold.list": ["page"],
  // A browser asks for the objections to the items of one page of the list.
  "gold.contests": ["itemIds"],
  // All of the answer stands under `gold`.
  "gold.set": [
    ...["itemId", "answer", "tolerance", "accepted", "order", "explanation", "acceptsNotApplicable", "use"],
  ],
  "gold.setEnabled": ["itemId"],
  "gold.remove": ["itemId"],
  "adjudication.queue": ["after"],
  "adjudication.decisions": ["page"],
  "annotator.list": ["page", "search", "sort"],
  "payment.list": ["page", "search"],
  "prolific.participants": ["page"],
  "webhook.remove": ["webhookId"],
  "webhook.deliveries": ["webhookId"],
  "webhook.replay": ["webhookId", "deliveryId"],
  "writing.list": ["page"],
};

interface Procedure {
  _def: {
    inputs: z.ZodType[];
    type: "query" | "mutation";
    meta?: { permission?: Permission };
  };
}

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
const byAddress = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));

function routeFor(verb: string) {
  const [method = "", path = ""] = (routeOf[verb] ?? "").split(" ", 2);
  const isWhole = path.startsWith("/api");
  return byAddress.get(`${method} ${isWhole ? path : `/api/v1/projects/{project}${path}`}`);
}

test("every verb of the browser has a route for programs, or it is said why it has none", () => {
  const without = procedures
    .map(([verb]) => verb)
    .filter((verb) => routeFor(verb) === undefined && onlyBrowser[verb] === undefined);
  expect(
    without,
    "give each a route in server/api/programs/organizer, and name it in route-of-verb.ts",
  ).toEqual([]);
});

test("nothing is named that is not there, and nothing stands in both lists", () => {
  const verbs = new Set(procedures.map(([verb]) => verb));
  const named = [...Object.keys(routeOf), ...Object.keys(onlyBrowser)];
  expect(named.filter((verb) => !verbs.has(verb))).toEqual([]);
  expect(Object.keys(routeOf).filter((verb) => verb in onlyBrowser)).toEqual([]);
  expect(Object.keys(routeOf).filter((verb) => routeFor(verb) === undefined)).toEqual([]);
});

test("a program needs the same role as a browser", () => {
  const differing = procedures.flatMap(([verb, { _def }]) => {
    const route = routeFor(verb);
    if (route?.access === undefined || route.access === null) return [];
    const [here, there] = [_def.meta?.permission, route.access.permission ?? undefined];
    return here === there ? [] : [`${verb}: ${here} in the browser, ${there} for programs`];
  });
  expect(differing).toEqual([
    // One route follows all long work.
    "import.follow: organize in the browser, view for programs",
    // The list is of all projects of a token.
    "webhook.list: organize in the browser, undefined for programs",
  ]);
});

test("what changes something needs a scope to write, and what reads never does", () => {
  const wrong = procedures.flatMap(([verb, { _def }]) => {
    const scope = routeFor(verb)?.access?.scope;
    if (scope === undefined || previewsOfChanges.has(verb)) return [];
    const reads = _def.type === "query" || readsWithBody.has(verb);
    return scope.startsWith(reads ? "read:" : "write:") ? [] : [`${verb}: ${scope}`];
  });
  expect(wrong).toEqual([]);
});

/** The names of what an input may hold; of alternatives, of each. */
function fieldsOf(input: z.ZodType): string[] {
  if (input instanceof z.ZodObject) return Object.keys(input.shape);
  if (input instanceof z.ZodUnion) return input.options.flatMap((each) => fieldsOf(each as z.ZodType));
  return [];
}

test("a program can say all that a browser can", () => {
  const missing = procedures.flatMap(([verb, { _def }]) => {
    const route = routeFor(verb);
    // The text of a protocol is the body.
    if (route === undefined || route.takes === "protocol") return [];
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const said = new Set([...fieldsOf(route.input), ...inPath, ...(saidOtherwise[verb] ?? []), "project"]);
    const left = _def.inputs.flatMap(fieldsOf).filter((field) => !said.has(field));
    return left.map((field) => `${verb}: ${field}`);
  });
  expect(missing).toEqual([]);
});
