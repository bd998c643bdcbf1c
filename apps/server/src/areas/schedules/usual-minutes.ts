/** How long a visit is when nobody says. */
export const usualMinutes = 20;
