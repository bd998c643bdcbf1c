const teamTabs = ['departments', 'members', 'seats'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** The tab that an address names; none leads to the first that the person may open. */
export function readTeamAddress(search: Record<string, unknown>): { tab?: TeamTab } {
  return { tab: teamTabs.find((tab) => tab === search['tab']) };
}
