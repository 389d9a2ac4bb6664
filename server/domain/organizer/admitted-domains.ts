/**
 * Whether an email is of one of the domains, such as example.org; a subdomain is another domain.
 * @param domains none admits every email.
 */
export function domainAdmitted(email: string, domains: readonly string[]): boolean {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domain === "") return false;
  return domains.length === 0 || domains.some((each) => each.toLowerCase() === domain);
}
