import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { runCommand } from "./run-command.mjs";

/**
 * Installs a package on Debian or a relative of it, as root or through sudo when that asks for no password.
 * @returns whether it is installed now
 */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const aptGet = userInfo().uid === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const run = async (...args: string[]) => {
    const [program = "", ...rest] = [...aptGet, ...args];
    return (await runCommand(program, rest, { DEBIAN_FRONTEND: "noninteractive" })) === 0;
  };
  console.log(`Installing Debian's package ${name} for the tests.`);
  return (await run("update", "-q")) && (await run("install", "-q", "-y", "--no-install-recommends", name));
}
