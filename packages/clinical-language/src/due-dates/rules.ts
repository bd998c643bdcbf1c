import { anyOf } from '../vocabulary/any-of.ts';
import { months, weekdays } from '../vocabulary/calendar.ts';
import {
  addDays,
  addWorkingDays,
  addUnits,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  nextMonthday,
  nextWeekday,
  type Unit,
  weekdayOf,
  dayOf,
  nextDate,
} from './calendar-days.ts';
import {
  ahead,
  type Asked,
  calendarDate,
  early,
  friday,
  fridayOfThisWeek,
  type Groups,
  monthAhead,
  monthNumber,
  months3,
  partOfMonth,
  partOfWeek,
  type Read,
  repeating,
  rhythmOf,
  sure,
  unsure,
} from './times.ts';

/** How a time is said, and the day it stands for; undefined when the words are none after all. */
export type DueRule = {
  id: string;
  pattern: RegExp;
  read: (groups: Groups, asked: Asked) => Read | undefined;
  example: string;
};

const month = `(?<month>${anyOf([...months, ...months3, 'sept'])})`;
const weekday = `(?<weekday>${anyOf(weekdays)})`;
const unit = '(?<unit>days?|weeks?|months?|years?|fortnights?)';
const amount =
  '(?<amount>\\d+(?:\\.\\d+)?(?: and a half)?|an?|(?:a )?couple(?: of)?|(?:a )?few|several|half an?|an? (?:day|week|month|year) and a half)';
// "four, five days" comes without its comma
const range = '(?:(?: ?(?:to|or|-) ?| )(?<most>\\d+))?';
const roughly = '(?<roughly>about |around |roughly |approximately |maybe |at least |like |say )?';

const rule = (id: string, pattern: string, example: string, read: DueRule['read']): DueRule => ({
  id,
  pattern: new RegExp(`(?<![\\w/])(?:${pattern})(?![\\w/])`, 'g'),
  example,
  read,
});

const weekdayNumber = (name: string): number => weekdays.indexOf(name);
const visit = ({ nextVisit }: Asked): Read => ({ date: nextVisit, sure: nextVisit !== null });
const startOf = `(?:the )?(?<part>${early}|middle of|mid|late|end of|later|sometime|some time) (?:the )?`;

const event =
  '(?:surgery|operation|procedure|discharge|delivery|due date|scan|mri|ct|ultrasound|x-?ray|biopsy|test|results?|labs?|blood work|trip|travel\\w*|vacation|holidays?|school|semester|season|wedding|antibiotics?|course|treatment|therapy|pregnancy|party)';

/** Of rules that find something at the same place the longest wins; of equals the first. */
export const dueRules: readonly DueRule[] = [
  rule(
    'after-an-event',
    `(?:in )?${roughly}${amount}${range} ${unit} (?:after|post|before|prior to|following|into) (?!today|tomorrow|${anyOf(weekdays)})(?:the |your |her |his |their )?[\\w-]+`,
    'two weeks after surgery',
    () => unsure(null),
  ),
  rule(
    'ahead',
    `(?:in|within|after|over|by) (?:the )?(?:next |coming |another )*${roughly}${amount}${range} (?:more )?${unit}(?<orSo> or so)?(?: time)?`,
    'in two to three weeks',
    (groups, { today }) => ahead(groups, today),
  ),
  rule(
    'or-two',
    `(?:in|within) (?:the )?(?:next )?${roughly}an? (?<unit>day|week|month|year) or (?<most>\\d+)`,
    'in a week or two',
    (groups, { today }) => ({
      ...ahead(groups, today),
      sure: false,
    }),
  ),
  rule(
    'unit-and-a-half',
    '(?:in|within) an? (?<unit>week|month|year) and a half',
    'in a year and a half',
    ({ unit: name }, { today }) => sure(addUnits(today, 1.5, name as Unit)),
  ),
  rule(
    'from-now',
    `${roughly}${amount}${range} ${unit} (?:from (?:now|today)|out|hence)`,
    'three months from now',
    (groups, { today }) => ahead(groups, today),
  ),
  rule('from-tomorrow', `${amount} ${unit} (?:from|after) tomorrow`, 'two weeks from tomorrow', (groups, { today }) =>
    ahead(groups, addDays(today, 1)),
  ),
  rule(
    'from-weekday',
    `${amount} ${unit} (?:from|on|after) (?:this |next )?${weekday}`,
    'a week on Monday',
    (groups, { today }) => ahead(groups, nextWeekday(today, weekdayNumber(groups.weekday!))),
  ),
  rule(
    'bare-ahead',
    `(?:follow-? ?up|recheck|repeat(?: it| that| this| them)?|returns?|back|again|appointment|check-?up|see (?:you|me|us|him|her|them)|visit) ${roughly}${amount}${range} ${unit}`,
    'follow up two weeks',
    (groups, { today }) => ahead(groups, today),
  ),
  rule(
    'working-days',
    `(?:in|within) (?:the next )?(?<amount>\\d+) (?:business|working|work) days?`,
    'within three business days',
    ({ amount: n }, { today }) => sure(addWorkingDays(today, Number(n))),
  ),
  rule(
    'hours',
    `(?:in|within|after) (?:the next |another |about )*(?<amount>\\d+|an?)${range} hours?(?: time)?`,
    'within 48 hours',
    ({ amount: n, most }, { today }) => sure(addDays(today, Math.floor((Number(most ?? n) || 1) / 24))),
  ),
  rule(
    'gp-shorthand',
    `(?:in|within|rv|review|recheck|back|f\\/u|tci)(?: in)? (?<n>\\d+)(?:-(?<most>\\d+))?\\/(?<base>7|52|12)`,
    'review in 2/52',
    ({ n, most, base }, { today }) => ({
      date: addUnits(today, Number(most ?? n), base === '7' ? 'day' : base === '52' ? 'week' : 'month'),
      sure: most === undefined,
    }),
  ),
  rule(
    'today',
    'today|tonight|this (?:morning|afternoon|evening)|(?:by )?(?:the )?(?:end of (?:the )?(?:day|business)|close of business)|before (?:you|we|he|she|they) (?:leave|leaves|go|goes)(?: home)?',
    'before you leave',
    (_, { today }) => sure(today),
  ),
  rule(
    'close-of-a-day',
    `(?:by )?(?:the )?(?:end of (?:the )?(?:day|business)|close of business) (?:on )?(?:tomorrow|${weekday})`,
    'by close of business on Friday',
    ({ weekday: name }, { today }) => sure(name ? nextWeekday(today, weekdayNumber(name)) : addDays(today, 1)),
  ),
  rule(
    'at-once',
    'right away|immediately|straight away|asap|as soon as possible|as soon as (?:you|we|i) can|stat|urgently',
    'as soon as possible',
    (_, { today }) => unsure(today),
  ),
  rule(
    'tomorrow',
    '(?:by |before )?tomorrow(?: (?:morning|afternoon|evening|night))?',
    'tomorrow morning',
    (_, { today }) => sure(addDays(today, 1)),
  ),
  rule('day-after-tomorrow', '(?:the )?day after tomorrow', 'the day after tomorrow', (_, { today }) =>
    sure(addDays(today, 2)),
  ),
  rule(
    'weekday',
    `(?:on|by|until|come|coming|upcoming|for|1th thing) (?:this |the )?(?:coming )?${weekday}`,
    'by Friday',
    ({ weekday: name }, { today }) => sure(nextWeekday(today, weekdayNumber(name!))),
  ),
  rule(
    'weekday-part',
    `${weekday} (?:morning|afternoon|evening|night)`,
    'Monday morning',
    ({ weekday: name }, { today }) => sure(nextWeekday(today, weekdayNumber(name!))),
  ),
  rule('this-weekday', `(?:on |by )?this ${weekday}`, 'this Thursday', ({ weekday: name }, { today }) =>
    sure(nextWeekday(addDays(today, -1), weekdayNumber(name!))),
  ),
  rule('before-weekday', `before ${weekday}`, 'before Monday', ({ weekday: name }, { today }) =>
    sure(addDays(nextWeekday(today, weekdayNumber(name!)), -1)),
  ),
  rule('next-weekday', `(?:on |by )?next ${weekday}`, 'next Tuesday', ({ weekday: name }, { today }) => ({
    date: addDays(mondayOf(today), 7 + weekdayNumber(name!)),
    // later in this week there is one more that may be meant
    sure: weekdayNumber(name!) <= weekdayOf(today),
  })),
  rule(
    'weekday-next-week',
    `(?:on )?${weekday} (?:of )?next week`,
    'Wednesday next week',
    ({ weekday: name }, { today }) => sure(addDays(mondayOf(today), 7 + weekdayNumber(name!))),
  ),
  rule('weekday-week', `(?:on )?${weekday} week`, 'Monday week', ({ weekday: name }, { today }) =>
    sure(addDays(nextWeekday(today, weekdayNumber(name!)), 7)),
  ),
  rule(
    'two-weekdays',
    `(?:on |by )?(?:next )?(?<first>${anyOf(weekdays)}) or ${weekday}`,
    'Tuesday or Wednesday',
    ({ first, weekday: name }, { today }) =>
      unsure(nextWeekday(nextWeekday(today, weekdayNumber(first!)), weekdayNumber(name!))),
  ),
  rule('this-week', '(?:later |sometime |some time )?(?:this|the) week', 'later this week', (_, { today }) =>
    unsure(fridayOfThisWeek(today)),
  ),
  rule(
    'end-of-week',
    '(?:by )?(?:the )?end of (?:the|this) week|(?:by|before) (?:the|this) weekend',
    'by the end of the week',
    (_, { today }) => sure(fridayOfThisWeek(today)),
  ),
  rule(
    'weekend',
    '(?:over|at|on|during) the weekend|this weekend|over this weekend',
    'over the weekend',
    (_, { today }) => unsure(addDays(mondayOf(today), 6)),
  ),
  rule('next-week', 'next week|(?:some ?time )next week|the following week', 'next week', (_, { today }) =>
    unsure(friday(addDays(mondayOf(today), 7))),
  ),
  rule('part-of-next-week', `${startOf}next week`, 'early next week', ({ part }, { today }) =>
    partOfWeek(part!, addDays(mondayOf(today), 7)),
  ),
  rule('week-after-next', 'the week after(?: next)?|week after next', 'the week after next', (_, { today }) =>
    unsure(friday(addDays(mondayOf(today), 14))),
  ),
  rule(
    'week-of',
    `(?:the )?week of (?:the )?(?:${month} (?:the )?)?(?<date>\\d{1,2})(?:th)?`,
    'the week of March 8',
    ({ month: name, date }, { today }) => {
      const day = name ? nextDate(today, monthNumber(name), Number(date)) : nextMonthday(today, Number(date));
      return day === undefined ? undefined : unsure(friday(mondayOf(day)));
    },
  ),
  rule('this-month', '(?:later |sometime |some time )?this month', 'this month', (_, { today }) =>
    unsure(lastOfMonth(today)),
  ),
  rule(
    'part-of-this-month',
    `(?:by |at )?${startOf}(?:the |this )?month`,
    'by the end of the month',
    ({ part }, { today }) =>
      partOfMonth(
        part!,
        new RegExp(`${early}|mid`).test(part!) && partOfMonth(part!, today).date! < today
          ? addMonths(firstOfMonth(today), 1)
          : today,
      ),
  ),
  rule('next-month', '(?:sometime |some time )?(?:next|the following) month', 'next month', (_, { today }) =>
    unsure(lastOfMonth(addMonths(firstOfMonth(today), 1))),
  ),
  rule('part-of-next-month', `(?:by |at )?${startOf}next month`, 'at the end of next month', ({ part }, { today }) =>
    partOfMonth(part!, addMonths(firstOfMonth(today), 1)),
  ),
  rule('named-month', `(?:in|during|sometime in|some time in) ${month}`, 'in March', ({ month: name }, { today }) =>
    unsure(monthAhead(today, name!, lastOfMonth)),
  ),
  rule('before-month', `(?:by|before|until) ${month}`, 'before April', ({ month: name }, { today }) =>
    unsure(addDays(monthAhead(today, name!, firstOfMonth, 1), -1)),
  ),
  rule(
    'part-of-named-month',
    `(?:by |at |in )?${startOf}${month}`,
    'in early March',
    ({ part, month: name }, { today }) => partOfMonth(part!, monthAhead(today, name!, lastOfMonth)),
  ),
  rule(
    'month-day',
    `(?:on |by |before |until )?${month} (?:the )?(?<date>\\d{1,2})(?:th)?(?: (?<year>20\\d\\d))?`,
    'on March 3rd',
    calendarDate,
  ),
  rule(
    'day-month',
    `(?:on |by |before |until )?(?:the )?(?<date>\\d{1,2})(?:th)? (?:of )?${month}(?: (?<year>20\\d\\d))?`,
    'the third of March',
    calendarDate,
  ),
  rule(
    'weekday-date',
    `(?:on |by )?${weekday} (?:the )?(?:${month} )?(?:the )?(?<date>\\d{1,2})(?:th)?(?: (?:of )?(?<named>${anyOf(months)}))?`,
    'Friday the 4th',
    ({ month: before, named, date }, { today }) => {
      const name = before ?? named;
      return sure(name ? nextDate(today, monthNumber(name), Number(date)) : nextMonthday(today, Number(date)));
    },
  ),
  rule('monthday', `(?:on|by|before|until) the (?<date>\\d{1,2})th`, 'on the fifteenth', ({ date }, { today }) =>
    sure(nextMonthday(today, Number(date))),
  ),
  rule('iso', '(?<year>20\\d\\d)-(?<m>\\d\\d)-(?<d>\\d\\d)', '2027-03-01', ({ year, m, d }) =>
    sure(dayOf(Number(year), Number(m), Number(d))),
  ),
  rule(
    'slashes',
    '(?:on |by |before )?(?<a>\\d{1,2})[/.](?<b>\\d{1,2})(?:[/.](?<year>(?:20)?\\d\\d))?',
    '3/14',
    ({ a, b, year }, { today, dayFirst }) => {
      const isDayFirst = Number(a) > 12 || (dayFirst && Number(b) <= 12);
      const [d, m] = isDayFirst ? [Number(a), Number(b)] : [Number(b), Number(a)];
      const full = year && Number(year.length === 2 ? `20${year}` : year);
      return sure(full ? dayOf(full, m, d) : nextDate(today, m, d));
    },
  ),
  rule(
    'next-visit',
    '(?:(?:before|at|by|until|for|prior to|during) (?:the|your|our|his|her|their|my) next (?:visit|appointment|check-?up|session|consultation|follow-? ?up)|next time (?:we|you|i|he|she|they)(?: \\w+)?|when (?:i|we) see you (?:next|again))',
    'before the next visit',
    (_, asked) => visit(asked),
  ),
  rule('before-christmas', '(?:by|before) christmas', 'before Christmas', (_, { today }) =>
    sure(nextDate(today, 12, 24)),
  ),
  rule(
    'before-new-year',
    '(?:by|before) (?:the )?new years?(?: eve)?|(?:by |before )?(?:the )?end of (?:the|this) year',
    'before the end of the year',
    (_, { today }) => sure(nextDate(today, 12, 31)),
  ),
  rule(
    'some-day',
    '(?:(?:after|over|during|before|around) (?:the )?(?:holidays?|christmas|thanksgiving|easter|new years?)|in the new year|next year|later this year|in (?:the )?(?:spring|summer|fall|autumn|winter)|next (?:spring|summer|fall|autumn|winter)|(?:in|over) the (?:coming|next few|next couple of) (?:days|weeks|months)|at some point|down the road|eventually|soon|shortly|in the (?:near )?future)',
    'after the holidays',
    () => unsure(null),
  ),
  rule(
    'event',
    `(?:before|after|at|by|prior to|following|until) (?:the|your|his|her|their|that|this) (?:[\\w-]+ )?${event}|(?:when|once|as soon as|after|until) (?:the|your|his|her|their|you|we|he|she|they|it|i|that|this) (?:[\\w-]+ ){0,3}(?:back|home|in|done|over|finished|finish|return|returns|come|comes|available)`,
    'when the results are back',
    () => unsure(null),
  ),
  rule(
    'every',
    `every (?<other>other )?(?:(?<n>\\d+) )?(?<unit>days?|weeks?|months?|years?)`,
    'every three months',
    ({ other, n, unit: name }, { today }) =>
      repeating(today, other ? 2 : Number(n ?? 1), name!.replace(/s$/, '') as Unit),
  ),
  rule('every-weekday', `(?:every|each) ${weekday}`, 'every Monday', ({ weekday: name }, { today }) => ({
    date: nextWeekday(today, weekdayNumber(name!)),
    sure: true,
    repeats: { every: 1, unit: 'week' },
  })),
  rule(
    'regularly',
    '(?<how>daily|weekly|monthly|quarterly|yearly|annually|each (?:day|week|month|year)|once an? (?:day|week|month|year)|twice a year)',
    'once a month',
    ({ how }, { today }) => {
      const [every, base] = rhythmOf(how!);
      return repeating(today, every, base);
    },
  ),
];
