"use client";

import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { RankingGroup } from "./ranking-group";

/**
 * One target group of a questionnaire at a time; all of them can be changed until the questionnaire is submitted. Without
 * scripts they stand below each other.
 */
export function RankingItems({ items, ...page }: ItemsProps) {
  const hydrated = useHydrated();
  const { state, dispatch, texts } = page;
  const groups = items.filter((item) => isOf("target-ranking", item));
  const at = Math.max(
    0,
    groups.findIndex(({ key }) => key === state.current),
  );
  const item = groups[at];
  const words = widgetTexts(texts, "target-ranking");
  if (item === undefined) return null;
  const step = (by: 1 | -1) => dispatch({ type: "stepped", by });

  return (
    <div className="hit-pairs">
      <RankingGroup key={item.key} {...{ ...page, groups, at, item }} />
      {hydrated
        ? null
        : groups.map((other, place) =>
            place === at ? null : (
              <div key={other.key} className="unscripted">
                <RankingGroup {...{ ...page, groups, at: place, item: other }} />
              </div>
            ),
          )}
      {groups.length === 1 ? null : (
        <div className="ranking-steps needs-scripts">
          {at === 0 ? null : (
            <button type="button" className="button" onClick={() => step(-1)}>
              {words.previousGroup}
            </button>
          )}
          {at === groups.length - 1 ? null : (
            <button type="button" className="button ranking-next" onClick={() => step(1)}>
              {words.nextGroup}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
