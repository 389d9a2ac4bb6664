const invitation = /^\/invitations\/[\w-]{1,200}$/;

/** Where the sign-in leads: to an invitation that it was asked for, else to the projects; never to another site. */
export function pathAfterSignIn(asked: string | string[] | undefined): string {
  return typeof asked === "string" && invitation.test(asked) ? asked : "/projects";
}
