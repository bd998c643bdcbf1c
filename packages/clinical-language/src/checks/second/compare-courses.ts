import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { around, type Heard, type Place, placesOf } from './hear.ts';
import { courses, now, past } from './tables/courses.ts';

const plain =
  /^(?:patient|report|stat|not|note|medic|reason|treat|histori|present|year|day|week|month|time|exam|assess|plan|symptom|condit|feel)$/;

type Course = { one: RegExp; other: RegExp; heardOne: RegExp; heardOther: RegExp; told: boolean };
// `told`: nobody writes it of what was not said to be so
const own: readonly Course[] = [
  {
    one: String.raw`improv(?:e|es|ed|ing|ement)|better|subsided|settling`,
    other: String.raw`wors(?:e|en|ens|ened|ening)|aggravated|deteriorat(?:ed|ing)`,
    heard: courses[0]!,
    told: true,
  },
  {
    one: String.raw`resolved|subsided|went away`,
    other: String.raw`ongoing|persist(?:s|ed|ent|ing)`,
    heard: courses[1]!,
    told: true,
  },
  { one: String.raw`acute|sudden(?:ly)?`, other: String.raw`chronic`, heard: courses[2]!, told: false },
  {
    one: String.raw`gradual(?:ly)?|slowly|progressive(?:ly)?`,
    other: String.raw`sudden(?:ly)?|abrupt(?:ly)?`,
    heard: courses[3]!,
    told: false,
  },
  {
    one: String.raw`(?:well[- ])controlled|stable`,
    other: String.raw`uncontrolled|poorly[- ]controlled|unstable`,
    heard: courses[4]!,
    told: true,
  },
  {
    one: String.raw`used to|no longer|formerly|quit`,
    other: String.raw`currently|still`,
    heard: { one: past, other: now },
    told: false,
  },
].map(({ one, other, heard, told }) => ({
  one: whole(one),
  other: whole(other),
  heardOne: whole(heard.one!),
  heardOther: whole(heard.other!),
  told,
}));

function whole(source: string): RegExp {
  return new RegExp(`(?<= )(?:${source})(?= )`);
}

const supposes = / (?:if|unless|should|until|monitor|watch|could|may|might|risks?|contact|call|return|seek) /;

/** Better where it was worse, now where it was over, and the other way round. */
export function compareCourses({ written, hearing, linked }: Beside): Otherwise[] {
  if (supposes.test(written.text)) return [];
  for (const { one, other, heardOne, heardOther, told } of own)
    for (const [cue, same, opposite] of [
      [one, heardOne, heardOther],
      [other, heardOther, heardOne],
    ] as const) {
      const found = cue.exec(written.text);
      if (!found) continue;
      if (
        found[0] !== 'formerly' &&
        new RegExp(`(?<= )(?:not|no|denies|without|any|nor|or) (?:\\w+ )?(?:\\w+ )?${found[0]}(?= )`).test(written.text)
      )
        continue;
      const windows = windowsFor(written, found[0]).flatMap((stem) => [...placesOf(hearing, stem)].slice(0, 40));
      const linkedHeard = hearing.heard.filter(({ u }) => linked.has(u));
      const texts = [
        ...windows.map((place) => around(place, hearing, 12, 14)),
        ...linkedHeard.map((heard: Heard): string => around({ heard, at: 0 } satisfies Place, hearing, 6, 30)),
      ];
      if (texts.some((text) => same.test(text))) continue;
      const against =
        linkedHeard.find((heard) => opposite.test(heard.text)) ??
        windows.find((place) => opposite.test(around(place, hearing, 12, 14)))?.heard;
      if (!against && !((told || found[0] === 'formerly') && windows.length > 0)) continue;
      const { heard, at } = placeIn(against, opposite);
      return [{ kind: 'course', said: quoteOf(heard, at), written: found[0], heard }];
    }
  return [];
}

/** Where in what was said the opposite stands. */
function placeIn(heard: Heard | undefined, opposite: RegExp): { heard: Heard | undefined; at: number } {
  const index = heard ? (opposite.exec(heard.text)?.index ?? -1) : -1;
  return { heard, at: index < 0 ? 5 : heard!.text.slice(0, index).split(' ').length - 1 };
}

/** The weighty words of a sentence, without the cue. */
const windowsFor = (written: Heard, cue: string): string[] =>
  [...new Set(written.stems)]
    .filter(
      (stem, at) => stem !== '' && stem.length > 2 && !plain.test(stem) && !cue.includes(written.words[at] ?? ' '),
    )
    .slice(0, 12);
