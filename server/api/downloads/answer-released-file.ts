import { DomainError } from "@/server/domain/errors";
import { simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import { isCopy } from "@/server/services/project/is-copy";
import { openReleaseArchive } from "@/server/services/release/open-release-archive";
import { openReleasedFile } from "@/server/services/release/open-released-file";
import { answerMember } from "./answer-member";
import { projectAttachment } from "./project-attachment";

const oneVersion = /^v?([1-9]\d{0,8})$/;

/** @throws DomainError `not_found` for what names no version */
function versionIn(text: string): number {
  const [, digits] = oneVersion.exec(text) ?? [];
  if (digits === undefined)
    throw new DomainError("not_found", "There is no such release.", { version: text });
  return Number(digits);
}

/** Sends a file of a release, which `release.list` names. */
export function answerReleasedFile(
  request: Request,
  project: string,
  { version, name }: { version: string; name: string },
): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    const { stream, bytes } = await openReleasedFile(deps, scope, { version: versionIn(version), name });
    return projectAttachment(deps, scope, { name, stream, bytes });
  });
}

/** Sends all files of a release as one archive, named after the project and the version. */
export function answerReleaseArchive(request: Request, project: string, version: string): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    const number = versionIn(version);
    const plain = `${project}-v${number}`;
    const folder = (await isCopy(deps, scope)) ? simulatedName(plain) : plain;
    const stream = await openReleaseArchive(deps, scope, { version: number, folder });
    return projectAttachment(deps, scope, { name: `${folder}.zip`, stream });
  });
}
