import type { CharacterFate } from "@/server/domain/rehearsal/by-character";
import { onwnGold, onwnInput } from "./onwn";
import type { Figure } from "./report";
import { touchstone } from "./touchstone";
import type { ServedCampaign } from "./with-server";

const people = 60;
const mix = "careful:0.4,noisy:0.2,random:0.2,one-answer:0.2";
/** Of those who do not look, how many must be refused or stopped; in a crowd of a dozen each, one may slip through. */
const minRefused = 0.9;

/** The preset sts-2013-core on OnWN with 105 gold items and a crowd of four kinds, through its own quiz and stop rule. */
export async function rehearseCore({ url, dataFolder }: ServedCampaign): Promise<Figure[]> {
  const run = (...args: string[]) => touchstone(dataFolder, ...args);
  await run(
    ...["project", "create", "--preset", "sts-2013-core", "--name", "OnWN", "--slug", "core"],
    ...["--set", "contactName=Ana Lin"],
  );
  await run("import", "core", onwnInput, onwnGold, "--gold", "random:105", "--tolerance", "1");
  await run("launch", "core");
  const printed = await run(
    ...[
      "rehearse",
      "core",
      "--url",
      url,
      "--annotators",
      String(people),
      "--mix",
      mix,
      "--seed",
      "1",
      "--json",
    ],
  );
  // The command's own contract for --json.
  const { characters } = JSON.parse(printed) as { characters: CharacterFate[] };
  return characters.map(figureOf);
}

function figureOf({
  character,
  annotators,
  qualified,
  failed,
  stopped,
  stoppedAfter,
}: CharacterFate): Figure {
  const gone = (failed + stopped) / annotators;
  const looksAway = character === "random" || character === "one-answer";
  const after =
    stoppedAfter === null ? "" : ` after ${stoppedAfter.median} items (median; most ${stoppedAfter.most})`;
  return {
    name: `${annotators} ${character}`,
    value: `${qualified ?? 0} qualified, ${failed} refused, ${stopped} stopped${after}`,
    holds: looksAway ? gone >= minRefused : character === "noisy" || gone === 0,
  };
}
