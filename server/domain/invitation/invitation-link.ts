/** A person's own join link. */
export function invitationLink(join: string, code: string): string {
  return `${join}?invite=${encodeURIComponent(code)}`;
}
