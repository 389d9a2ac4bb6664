import type { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import type { Permission } from "@/server/domain/project/may";
import { projectRoute, type ProjectDescribed } from "../organizer-route";
import type { Described, Route } from "../route";

/** What routes of one subject share. */
interface Subject {
  /** What reading needs of a token, and what changing does. */
  reading: ProjectDescribed<"view", never, never>["scope"];
  writing: ProjectDescribed<"view", never, never>["scope"];
  /** What the activity says was read. */
  reads?: ProjectDescribed<"view", never, never>["reads"];
}

type Address = `${Described<never, never>["method"]} /${string}`;

type Declared<P extends Permission, Input extends z.ZodType, Output extends z.ZodType> = Partial<
  Omit<ProjectDescribed<P, Input, Output>, "permission" | "output" | "method" | "path" | "summary">
> & { permission: P; output: Output };

type Act<P extends Permission, Input extends z.ZodType, Output extends z.ZodType> = Parameters<
  typeof projectRoute<P, Input, Output>
>[1];

/**
 * Makes routes below the address of a project that do the same as a procedure of the browser: by its contract, its
 * permission and its service. Each is addressed as in `"POST /rehearsals"`.
 */
export function projectVerbs({ reading, writing, reads }: Subject) {
  return <P extends Permission, Output extends z.ZodType, Input extends z.ZodType = typeof nothing>(
    address: Address,
    summary: string,
    { refuses = [], ...declared }: Declared<P, Input, Output>,
    act: Act<P, Input, Output>,
  ): Route => {
    const [method, path] = address.split(" ", 2) as [Described<never, never>["method"], string];
    const isRead = method === "GET";
    return projectRoute<P, Input, Output>(
      {
        method,
        path: `/api/v1/projects/{project}${path}`,
        summary,
        status: 200,
        scope: isRead ? reading : writing,
        ...(isRead && reads !== undefined && { reads }),
        // Without an input of its own, a verb asks for nothing.
        input: nothing as unknown as Input,
        refuses: ["not_found", "forbidden", ...refuses],
        ...declared,
      },
      act,
    );
  };
}
