/** What the address of the page may say: a day as YYYY-MM-DD, without it today; whose visits; and how they are drawn, without it as a list. */
export type ScheduleAddress = { date?: string; whose?: 'clinic'; view?: 'day' | 'week' };

/** Keeps what the page understands of any address; the rest is dropped. */
export function readScheduleAddress(search: Record<string, unknown>): ScheduleAddress {
  const { date, whose, view } = search;
  const isDay =
    typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`));
  return {
    date: isDay ? date : undefined,
    whose: whose === 'clinic' ? 'clinic' : undefined,
    view: view === 'day' || view === 'week' ? view : undefined,
  };
}
