import calendar from '../../lexicon/calendar.json' with { type: 'json' };

/** In lower case, from january and monday. */
export const { months, weekdays } = calendar;
