import type { Deps } from "@/server/deps";
import { annotatorSorts, listAnnotatorsInput } from "@/server/domain/annotator/listing";
import { goldPageInput } from "@/server/domain/gold/contracts";
import { listItemsInput } from "@/server/domain/item/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { payPageInput } from "@/server/domain/payment/contracts";
import { listDoubles } from "@/server/services/annotator/list-doubles";
import { listDecisions } from "@/server/services/adjudication/list-decisions";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { showGold } from "@/server/services/gold/show-gold";
import { listItems } from "@/server/services/item/list-items";
import { showPayments } from "@/server/services/payment/show-payments";
import { listAnnotators } from "@/server/services/progress/list-annotators";
import { showProgress } from "@/server/services/progress/show-progress";

/** What a page of a project reads for an organizer, by the page's name. */
export type PageReads = Record<string, () => Promise<unknown>>;

/** The lists of people, by every order. */
export function annotatorReads(deps: Deps, scope: ProjectScope<"own">): PageReads {
  const readBy = (sort: (typeof annotatorSorts)[number]) => () =>
    listAnnotators(deps, scope, listAnnotatorsInput.parse({ sort, page: 2 }));
  return Object.fromEntries(annotatorSorts.map((sort) => [`annotators by ${sort}`, readBy(sort)]));
}

/** The other pages that list what people did. */
export function otherReads(deps: Deps, scope: ProjectScope<"own">, slug: string): PageReads {
  return {
    doubles: () => listDoubles(deps, scope),
    gold: () => showGold(deps, scope, goldPageInput.parse({})),
    items: () => listItems(deps, scope, listItemsInput.parse({ project: slug })),
    pay: () => showPayments(deps, scope, payPageInput.parse({})),
    adjudication: () => showQueue({ ...deps }, deskOf(scope), {}),
    decided: () => listDecisions(deps, deskOf(scope), { page: 1 }),
    overview: () => showProgress(deps, scope),
  };
}

const deskOf = (scope: ProjectScope<"own">): ProjectScope<"own"> => ({
  ...scope,
  actor: { kind: "user", userId: "nobody" },
});
