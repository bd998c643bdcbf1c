/** All that is known of the people of a workspace and what they may do. */
export const teamsKey = ['teams'] as const;
