import { InvalidArgumentError, type Command } from "commander";
import { DomainError } from "@/server/domain/errors";
import { parseMix } from "@/server/domain/rehearsal/mix";
import { readKnownItems, resolveKeys } from "@/server/services/rehearsal/known-items";
import { serverAddress } from "@/server/services/startup/server-address";
import { withDatabase } from "@/server/services/startup/open-database";
import { enterAsOperator } from "../operator";
import { print, printedTable } from "../table";
import { byCharacter, type CharacterFate } from "@/server/domain/rehearsal/by-character";
import { AnnotatorServer } from "./annotator-server";
import { AnnotatorClient } from "./http-client";
import { copyReport, rehearseThrowAway } from "./rehearse-copy";
import { RehearsalProgress } from "./rehearsal-progress";
import { recordedAnnotators } from "@/server/services/rehearsal/recorded";
import { simulatedAnnotators } from "@/server/services/rehearsal/simulated";
import type { RehearsalDone } from "@/server/services/rehearsal/rehearsed-person";
import { workThrough } from "./work-through";

interface RehearseOptions {
  url?: string;
  annotators: number;
  mix: string;
  seed: number;
  noise?: number;
  answers?: string;
  copy?: boolean;
  json?: boolean;
}

/** `rehearse`: simulated or recorded annotators, through the running server. */
export function addRehearse(program: Command): void {
  program
    .command("rehearse")
    .argument("<project>", "address of a project; without --copy it must be live")
    .description("send simulated annotators, or recorded answers, through the running server's HTTP API")
    .option("--url <url>", "address of the server (default: where it runs)")
    .option("--annotators <number>", "how many simulated annotators", wholeNumber, 20)
    .option(
      "--mix <shares>",
      "how many are careful, noisy, random, one-answer",
      "careful:0.7,noisy:0.2,random:0.1",
    )
    .option("--seed <number>", "the same seed gives the same answers", wholeNumber, 1)
    .option("--noise <sd>", "standard deviation of careful answers (default: a tenth of the scale)", Number)
    .option(
      "--answers <file>",
      "replay this CSV or TSV instead: annotator, item, dataset, and value or a column a dimension",
    )
    .option("--copy", "rehearse a copy instead, also of a draft; no server is needed and nothing changes")
    .option("--json", "print one JSON object")
    .addHelpText("after", "\nA page with an item that a recorded annotator did not judge is returned.")
    .action(rehearse);
}

function rehearse(slug: string, options: RehearseOptions): Promise<void> {
  return withDatabase(async (deps) => {
    const scope = await enterAsOperator(deps, slug);
    if (options.copy === true) {
      const figures = await rehearseThrowAway(deps, scope, { ...options, mix: mixOf(options.mix) });
      return print(figures, options.json, copyReport);
    }
    const known = await readKnownItems(deps, scope);
    if (known.state === "draft") throw notLaunched();
    const annotators =
      options.answers === undefined
        ? simulatedAnnotators(known, { ...options, mix: mixOf(options.mix) })
        : await recordedAnnotators(options.answers, known);
    const progress = new RehearsalProgress(annotators.length);
    const server = new AnnotatorServer(options.url ?? serverAddress());
    const work = await Promise.all(
      annotators.map((annotator) =>
        workThrough(new AnnotatorClient(server), slug, annotator, {
          resolveKeys: (id) => resolveKeys(deps, scope, id),
          admitted: known.admitted,
          onPage: () => progress.page(),
        }).finally(() => progress.person()),
      ),
    ).finally(() => progress.done());
    print({ ...totals(work), characters: byCharacter(work), annotators: work }, options.json, report);
  });
}

const notLaunched = () =>
  new DomainError("project_not_open", "This project is a draft. Launch it, or rehearse a copy.");

function mixOf(text: string) {
  const mix = parseMix(text);
  if (mix === null) throw new InvalidArgumentError("Write --mix like careful:0.7,noisy:0.2,random:0.1.");
  return mix;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new InvalidArgumentError("Write a whole number.");
  return number;
}

function totals(work: readonly RehearsalDone[]) {
  const sum = (key: "hits" | "judgments" | "counted" | "late" | "returned") =>
    work.reduce((total, done) => total + done[key], 0);
  return {
    hits: sum("hits"),
    judgments: sum("judgments"),
    counted: sum("counted"),
    late: sum("late"),
    returned: sum("returned"),
  };
}

type Report = ReturnType<typeof totals> & {
  characters: CharacterFate[];
  annotators: readonly RehearsalDone[];
};

function report({ annotators, characters, ...all }: Report): string {
  const rows = annotators.map(({ name, hits, judgments, counted, late, returned, endedBecause }) => [
    name,
    hits,
    judgments,
    counted,
    late,
    returned,
    endedBecause,
  ]);
  const last = ["all", all.hits, all.judgments, all.counted, all.late, all.returned, ""];
  const header = ["annotator", "HITs", "judgments", "counted", "late", "returned", "ended because"];
  return `${printedTable(header, [...rows, last])}\n${fates(characters)}`;
}

function fates(characters: readonly CharacterFate[]): string {
  const header = ["character", "people", "qualified", "did not", "stopped", "items before it (median, most)"];
  const rows = characters.map(({ character, annotators, qualified, failed, stopped, stoppedAfter }) => [
    character,
    annotators,
    qualified ?? "–",
    failed,
    stopped,
    stoppedAfter === null ? "–" : `${stoppedAfter.median}, ${stoppedAfter.most}`,
  ]);
  return printedTable(header, rows);
}
