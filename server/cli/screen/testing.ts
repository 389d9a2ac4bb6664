import { runCliCommand } from "../testing";
import { addScreen } from "./command";

/** Runs `touchstone screen` in this process. */
export async function runScreen(...words: string[]) {
  return runCliCommand(addScreen, ["screen", ...words]);
}
