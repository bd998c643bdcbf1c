import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { around, type Heard, type Place, placesOf } from './hear.ts';
import { courses, now, past } from './tables/courses.ts';

const plain =
  /^(?:patient|report|stat|not|note|medic|reason|treat|histori|present|year|day|week|month|time|exam|assess|plan|symptom|condit|feel)$/;

const own: readonly {
  one: RegExp;
  other: RegExp;
  heardOne: RegExp;
  heardOther: RegExp;
}[] = [
  [
    String.raw`improv(?:e|es|ed|ing|ement)|better|subsided|settling`,
    String.raw`wors(?:e|en|ens|ened|ening)|aggravated|deteriorat(?:ed|ing)`,
    courses[0]!,
  ],
  [String.raw`resolved|subsided|went away`, String.raw`ongoing|persist(?:s|ed|ent|ing)`, courses[1]!],
  [String.raw`acute|sudden(?:ly)?`, String.raw`chronic`, courses[2]!],
  [String.raw`gradual(?:ly)?|slowly|progressive(?:ly)?`, String.raw`sudden(?:ly)?|abrupt(?:ly)?`, courses[3]!],
  [String.raw`(?:well[- ])controlled|stable`, String.raw`uncontrolled|poorly[- ]controlled|unstable`, courses[4]!],
  [String.raw`used to|no longer|formerly|quit`, String.raw`currently|still`, { one: past, other: now }],
].map(([one, other, said]) => ({
  one: whole(one as string),
  other: whole(other as string),
  heardOne: whole((said as { one: string }).one),
  heardOther: whole((said as { other: string }).other),
}));

function whole(source: string): RegExp {
  return new RegExp(`(?<= )(?:${source})(?= )`);
}

/** Better where it was worse, now where it was over, and the other way round. */
export function compareCourses({ written, hearing, linked }: Beside): Otherwise[] {
  for (const { one, other, heardOne, heardOther } of own)
    for (const [cue, same, opposite] of [
      [one, heardOne, heardOther],
      [other, heardOther, heardOne],
    ] as const) {
      const found = cue.exec(written.text);
      if (!found || / (?:if|unless|should|until|monitor|worse with|better with) /.test(written.text)) continue;
      if (
        new RegExp(`(?<= )(?:not|no|denies|without|any|nor|or) (?:\\w+ )?(?:\\w+ )?${found[0]}(?= )`).test(written.text)
      )
        continue;
      const windows = windowsFor(written, found[0]).flatMap((stem) => [...placesOf(hearing, stem)].slice(0, 40));
      const linkedHeard = hearing.heard.filter(({ u }) => linked.has(u));
      const texts = [
        ...windows.map((place) => around(place, hearing, 16, 18)),
        ...linkedHeard.map((heard: Heard): string => around({ heard, at: 0 } satisfies Place, hearing, 6, 30)),
      ];
      if (texts.some((text) => same.test(text))) continue;
      const against =
        linkedHeard.find((heard) => opposite.test(heard.text)) ??
        windows.find((place) => opposite.test(around(place, hearing, 16, 18)))?.heard;
      if (!against) continue;
      return [
        {
          kind: 'course',
          said: quoteOf(against, 5),
          written: found[0],
          heard: against,
        },
      ];
    }
  return [];
}

/** The weighty words of a sentence, without the cue. */
const windowsFor = (written: Heard, cue: string): string[] =>
  [...new Set(written.stems)]
    .filter(
      (stem, at) => stem !== '' && stem.length > 2 && !plain.test(stem) && !cue.includes(written.words[at] ?? ' '),
    )
    .slice(0, 12);
