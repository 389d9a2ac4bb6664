import { randomInt, type Random } from "@/server/stats/random";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";

/** A submission of answers that any item of its type takes, drawn at random. */
export function anyAnswers({ id, items }: LeasedAssignment, random: Random) {
  const answers: Answer[] = items.map((item) => answerTo(item, random));
  return { assignment: id, answers, seconds: {}, conditions: {} };
}

function answerTo(item: LeasedItem, random: Random): Answer {
  const { key } = item;
  switch (item.type) {
    case "pair-writing":
      return { key, text: "some written words" };
    case "target-ranking":
      return { key, ranking: item.candidates.map((candidate) => candidate.key) };
    case "unit-marking": {
      const parts = [{ start: 0, end: 1 }];
      return { key, units: [{ label: "a fact", contributors: [{ summary: 0, parts }] }] };
    }
    case "best-worst":
      return { key, values: { most: 1, least: 2 } };
    default: {
      const values = item.dimensions.map(({ id, scale }) => {
        const point = scale.points[randomInt(random, scale.points.length)];
        return [id, point?.value ?? 0] as const;
      });
      return { key, values: Object.fromEntries(values) };
    }
  }
}
