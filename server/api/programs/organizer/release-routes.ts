import { z } from "zod";
import { DomainError } from "@/server/domain/errors";
import { startedFollowedJob } from "@/server/domain/job/followed-job";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { listedRelease, type ListedRelease } from "@/server/domain/release/release-page";
import type { Deps } from "@/server/deps";
import { listReleases } from "@/server/services/release/list-releases";
import { openReleasedFile } from "@/server/services/release/open-released-file";
import { requestRelease } from "@/server/services/release/request-release";
import { pageFrom, pageInput, pageOf, placeIn } from "../cursor";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";
import { SentStream } from "../sent";

const named = { project: z.string() };
const version = z.string().max(20).describe("A number, as in 3 or v3, or latest.");

async function releaseOf(deps: Deps, scope: ViewScope, asked: string): Promise<ListedRelease> {
  const releases = await listReleases(deps, scope);
  const found =
    asked === "latest" ? releases[0] : releases.find((each) => `${each.version}` === asked.replace(/^v/, ""));
  if (found === undefined)
    throw new DomainError("not_found", "There is no such release.", { version: asked });
  return found;
}

/** Fixed versions of the gold, with their files. */
export const releaseRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/releases",
      summary: "List releases, the newest first.",
      status: 200,
      input: pageInput.extend(named),
      output: pageOf(listedRelease),
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:releases",
      reads: "releases",
    },
    async ({ deps, scope, input }) => {
      const before = placeIn(z.number(), input.cursor);
      const found = (await listReleases(deps, scope)).filter(
        (each) => before === null || each.version < before,
      );
      return pageFrom(found, input.limit, (each) => each.version);
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/releases",
      summary: "Write a release. If nothing has changed since the last one, the job ends with that version.",
      status: 202,
      input: z.object(named),
      output: startedFollowedJob,
      refuses: ["not_found", "forbidden"],
      permission: "organize",
      scope: "write:releases",
    },
    async ({ deps, scope }) => ({ job: { id: (await requestRelease(deps, scope)).job } }),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/releases/{version}",
      summary: "Show a release with the names, sizes and SHA-256 of its files.",
      status: 200,
      input: z.object({ ...named, version }),
      output: listedRelease,
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:releases",
      reads: "releases",
    },
    ({ deps, scope, input }) => releaseOf(deps, scope, input.version),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/releases/{version}/files/{name}",
      summary: "Download a file of a release.",
      status: 200,
      input: z.object({ ...named, version, name: z.string().max(300) }),
      output: z.string(),
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:releases",
      reads: "files",
      alsoSends: ["application/octet-stream"],
    },
    async ({ deps, scope, input }) => {
      const found = await releaseOf(deps, scope, input.version);
      const { stream, bytes } = await openReleasedFile(deps, scope, {
        version: found.version,
        name: input.name,
      });
      return new SentStream(stream, {
        "content-type": "application/octet-stream",
        "content-length": String(bytes),
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(input.name)}`,
      });
    },
  ),
];
