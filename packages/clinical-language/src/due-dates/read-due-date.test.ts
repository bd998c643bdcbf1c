import { expect, it } from 'vitest';
import { readDueDate } from './read-due-date.ts';
import { dueRules } from './rules.ts';

/** A Wednesday. */
const today = '2026-11-25';
/** "~": to be looked at. "-": no day. */
const told = (text: string, day = today, known = {}): string | null => {
  const due = readDueDate(text, day, known);
  return due && `${due.date ?? '-'}${due.sure ? '' : '~'}`;
};

const phrases: [text: string, due: string | null, day?: string][] = [
  ['come back in two weeks', '2026-12-09'],
  ['see me in a week', '2026-12-02'],
  ['in ten days', '2026-12-05'],
  ['in one month', '2026-12-25'],
  ['in three months', '2027-02-25'],
  ['in six months’ time', '2027-05-25'],
  ['in two weeks’ time', '2026-12-09'],
  ['in a year', '2027-11-25'],
  ['in half a year', '2027-05-25'],
  ['in a year and a half', '2028-05-25'],
  ['in one and a half months', '2027-01-09'],
  ['in a fortnight', '2026-12-09'],
  ['in a couple of weeks', '2026-12-09'],
  ['in a couple weeks', '2026-12-09'],
  ['in another two weeks', '2026-12-09'],
  ['in about two weeks', '2026-12-09~'],
  ['in a few days', '2026-11-28~'],
  ['within the next few weeks', '2026-12-16~'],
  ['in two to three weeks', '2026-12-16~'],
  ['in 4-6 weeks', '2027-01-06~'],
  ['in two or three days', '2026-11-28~'],
  ['in a week or two', '2026-12-09~'],
  ['in a week or so', '2026-12-02~'],
  ['within 5 days', '2026-11-30'],
  ['within the next 30 days', '2026-12-25'],
  ['over the next two weeks', '2026-12-09'],
  ['three months from now', '2027-02-25'],
  ['six weeks from today', '2027-01-06'],
  ['two weeks out', '2026-12-09'],
  ['two weeks from tomorrow', '2026-12-10'],
  ['a week from Friday', '2026-12-04'],
  ['a week on Monday', '2026-12-07'],
  ['follow up two weeks', '2026-12-09'],
  ['I will see you three months', '2027-02-25'],
  ['recheck six weeks', '2027-01-06'],
  ['within three business days', '2026-11-30'],
  ['in five working days', '2026-12-02'],
  ['within 24 hours', '2026-11-26'],
  ['in 48 hours', '2026-11-27'],
  ['in 48 to 72 hours', '2026-11-28'],
  ['in four hours', '2026-11-25'],
  ['in an hour', '2026-11-25'],
  ['review in 2/52', '2026-12-09'],
  ['rv 3/7', '2026-11-28'],
  ['back in 6/12', '2027-05-25'],
  ['review 4-6/52', '2027-01-06~'],
  ['get it done today', '2026-11-25'],
  ['I will call you this afternoon', '2026-11-25'],
  ['by the end of the day', '2026-11-25'],
  ['before you leave', '2026-11-25'],
  ['right away', '2026-11-25~'],
  ['as soon as possible', '2026-11-25~'],
  ['tomorrow', '2026-11-26'],
  ['tomorrow morning', '2026-11-26'],
  ['the day after tomorrow', '2026-11-27'],
  ['on Monday', '2026-11-30'],
  ['by Friday', '2026-11-27'],
  ['by Wednesday', '2026-12-02'],
  ['this Thursday', '2026-11-26'],
  ['this Wednesday', '2026-11-25'],
  ['first thing Monday', '2026-11-30'],
  ['Monday morning', '2026-11-30'],
  ['before Monday', '2026-11-29'],
  ['next Monday', '2026-11-30'],
  ['next Friday', '2026-12-04~'],
  ['next Wednesday', '2026-12-02'],
  ['Tuesday next week', '2026-12-01'],
  ['Monday week', '2026-12-07'],
  ['Tuesday or Wednesday', '2026-12-02~'],
  ['this week', '2026-11-27~'],
  ['later this week', '2026-11-27~'],
  ['by the end of the week', '2026-11-27'],
  ['before the weekend', '2026-11-27'],
  ['over the weekend', '2026-11-29~'],
  ['next week', '2026-12-04~'],
  ['sometime next week', '2026-12-04~'],
  ['early next week', '2026-11-30~'],
  ['by the end of next week', '2026-12-04'],
  ['the week after next', '2026-12-11~'],
  ['the week of March 8', '2027-03-12~'],
  ['this month', '2026-11-30~'],
  ['by the end of the month', '2026-11-30'],
  ['at the beginning of the month', '2026-12-01~'],
  ['next month', '2026-12-31~'],
  ['early next month', '2026-12-01~'],
  ['the middle of next month', '2026-12-15~'],
  ['at the end of next month', '2026-12-31'],
  ['in March', '2027-03-31~'],
  ['by April', '2027-03-31~'],
  ['in early March', '2027-03-01~'],
  ['mid January', '2027-01-15~'],
  ['at the end of February', '2027-02-28'],
  ['on March 3rd', '2027-03-03'],
  ['on the third of March', '2027-03-03'],
  ['December 4', '2026-12-04'],
  ['by January 5th, 2028', '2028-01-05'],
  ['on the fifteenth', '2026-12-15'],
  ['by the thirtieth', '2026-11-30'],
  ['on the twenty-third', '2026-12-23'],
  ['Friday the 4th', '2026-12-04'],
  ['2027-03-01', '2027-03-01'],
  ['on 3/14', '2027-03-14'],
  ['by 12/1/26', '2026-12-01'],
  ['on 23/12', '2026-12-23'],
  ['before the next visit', '-~'],
  ['at your next appointment', '-~'],
  ['after the holidays', '-~'],
  ['in the new year', '-~'],
  ['before Christmas', '2026-12-24'],
  ['by the end of the year', '2026-12-31'],
  ['in the spring', '-~'],
  ['two weeks after surgery', '-~'],
  ['before your surgery', '-~'],
  ['when the results are back', '-~'],
  ['once you are back from vacation', '-~'],
  ['soon', '-~'],
  ['every three months', '2027-02-25'],
  ['every other week', '2026-12-09'],
  ['once a month', '2026-12-25'],
  ['twice a year', '2027-05-25'],
  ['every Monday', '2026-11-30'],
  // the ends of months
  ['in one month', '2027-02-28', '2027-01-31'],
  ['in a month', '2028-02-29', '2028-01-30'],
  ['in three months', '2027-02-28', '2026-11-30'],
  ['in a year', '2029-02-28', '2028-02-29'],
  ['by the end of the month', '2028-02-29', '2028-02-29'],
  ['on the thirty-first', '2026-12-31', '2026-11-25'],
  ['on February 29', '2028-02-29'],
  // over a change of the clock
  ['tomorrow', '2026-11-01', '2026-10-31'],
  ['within 24 hours', '2027-03-14', '2027-03-13'],
  ['in two weeks', '2027-03-28', '2027-03-14'],
  ['in a week', '2026-11-01', '2026-10-25'],
  // said at a weekend
  ['this week', '2026-11-28~', '2026-11-28'],
  ['next week', '2026-12-04~', '2026-11-29'],
  ['next Monday', '2026-11-30', '2026-11-29'],
  ['within two business days', '2026-12-01', '2026-11-28'],
  ['over the weekend', '2026-11-29~', '2026-11-28'],
  ['by close of business Friday', '2026-11-27'],
  ['by the end of the day on Monday', '2026-11-30'],
  ['by the end of the day tomorrow', '2026-11-26'],
  ['by the end of the day', '2026-11-25'],
  // no time at which something is due
  ['two weeks ago', null],
  ['for the last three months', null],
  ['it started last Monday', null],
  ['take it for seven days', null],
  ['a second opinion', null],
  ['the first knee', null],
  ['your pressure was 120/80', null],
];

it.each(phrases)('"%s" is %s', (text, due, day) => {
  expect(told(text, day)).toBe(due);
});

it.each(dueRules.map(({ id, example }) => [id, example] as const))('%s reads "%s"', (id, example) => {
  const { words } = readDueDate(example, today)!;
  const reads = dueRules.filter(({ pattern }) => [...words.matchAll(pattern)].some(([all]) => all === words));
  expect(reads.map((rule) => rule.id)).toContain(id);
});

it('takes the day of the next visit where it is known', () => {
  expect(told('before the next visit', today, { nextVisit: '2027-01-12' })).toBe('2027-01-12');
});

it('reads a date in the order of the place', () => {
  expect(told('on 3/4', today)).toBe('2027-03-04');
  expect(told('on 3/4', today, { dayFirst: true })).toBe('2027-04-03');
});

it('says how often something comes back', () => {
  expect(readDueDate('check the level every three months', today)?.repeats).toEqual({ every: 3, unit: 'month' });
  expect(readDueDate('twice a year', today)?.repeats).toEqual({ every: 6, unit: 'month' });
});

it('names the words that it read', () => {
  expect(readDueDate('Let’s get labs in two weeks, then we talk.', today)?.words).toBe('in 2 weeks');
});
