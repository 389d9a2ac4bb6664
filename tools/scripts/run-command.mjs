import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Runs a program in the repository, its output shown as it comes and its standard input closed.
 * A SIGTERM that arrives meanwhile is passed on, and ends this process once the program has ended.
 * @param {string} command a program on the PATH, or a path
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to this process's environment
 * @returns {Promise<number>} the exit code; 1 after a signal, 127 when the program could not be started
 */
export function runCommand(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  let terminated = false;
  const passOn = () => {
    terminated = true;
    child.kill("SIGTERM");
  };
  process.once("SIGTERM", passOn);
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once("close", (code) => {
      process.off("SIGTERM", passOn);
      if (terminated) process.exit(143);
      resolve(code ?? 1);
    });
  });
}

/**
 * The path of a program that an installed package brings.
 * @param {string} name for example "next"
 */
export const packageProgram = (name) => join(root, "node_modules", ".bin", name);
