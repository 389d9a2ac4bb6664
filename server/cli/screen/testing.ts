import { runCommand } from "../testing";
import { addScreen } from "./command";

/** Runs `touchstone screen` in this process. */
export async function runScreen(...words: string[]) {
  return runCommand(addScreen, ["screen", ...words]);
}
