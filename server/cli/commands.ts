import type { Command } from "commander";

type AddCommand = (program: Command) => void;

/** What adds each command, by its name, in the order of the help. */
const commands = new Map<string, () => Promise<AddCommand>>([
  ["serve", async () => (await import("./serve")).addServe],
  ["migrate", async () => (await import("./migrate")).addMigrate],
  ["project", async () => (await import("./project")).addProject],
  ["import", async () => (await import("./import")).addImport],
  ["assign", async () => (await import("./assign")).addAssign],
  ["invite", async () => (await import("./invite")).addInvite],
  ["remind", async () => (await import("./invite")).addRemind],
  ["launch", async () => (await import("./launch")).addLaunch],
  ["batch", async () => (await import("./batch")).addBatch],
  ["status", async () => (await import("./status")).addStatus],
  ["pay", async () => (await import("./pay")).addPay],
  ["release", async () => (await import("./release")).addRelease],
  ["rehearse", async () => (await import("./rehearse/command")).addRehearse],
  ["member", async () => (await import("./member")).addMemberCommand],
  ["backup", async () => (await import("./copy/command")).addBackup],
  ["restore", async () => (await import("./copy/command")).addRestore],
  ["dump", async () => (await import("./copy/command")).addDump],
  ["load", async () => (await import("./copy/command")).addLoad],
  ["files", async () => (await import("./files")).addFiles],
  ["retention", async () => (await import("./retention")).addRetention],
  ["recount", async () => (await import("./recount")).addRecount],
  ["organizer", async () => (await import("./organizer")).addOrganizer],
  ["token", async () => (await import("./token")).addToken],
  ["agreement", async () => (await import("./agreement/command")).addAgreement],
  ["screen", async () => (await import("./screen/command")).addScreen],
  ["aggregate", async () => (await import("./aggregate/command")).addAggregate],
  ["evaluate", async () => (await import("./evaluate/command")).addEvaluate],
  ["rank", async () => (await import("./rank/command")).addRank],
  ["compare", async () => (await import("./compare/command")).addCompare],
  ["baseline", async () => (await import("./baseline/command")).addBaseline],
  ["codabench", async () => (await import("./codabench/command")).addCodabench],
  ["candidates", async () => (await import("./candidates/command")).addCandidates],
  ["ranking-score", async () => (await import("./ranking-score/command")).addRankingScore],
  ["record-pairs", async () => (await import("./record-pairs/command")).addRecordPairs],
  ["words", async () => (await import("./words/command")).addWords],
  ["sample", async () => (await import("./sample/command")).addSample],
  ["paraphrase-test", async () => (await import("./paraphrase-test/command")).addParaphraseTest],
  ["pyramid", async () => (await import("./pyramid/command")).addPyramid],
]);

/** Second names of commands. */
const aliases: Readonly<Record<string, string>> = { start: "serve" };

/** Adds the command that is called, or all of them: those that work on files alone need not wait for a database. */
export async function addCommands(program: Command, called: string | undefined): Promise<void> {
  const one = commands.get(aliases[called ?? ""] ?? called ?? "");
  for (const load of one === undefined ? commands.values() : [one]) (await load())(program);
}
