/** A team's name without differences of case and space, which no two teams of an evaluation share. */
export const teamNameKey = (name: string): string =>
  name.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();

/** The organizers' own, which no team can have: names begin with no space. */
export const ownTeamKey = " organizers";
