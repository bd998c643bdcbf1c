/** Short forms of general practice in notes, and what they stand for. Written as people write them; case counts only for capitals. */
const forms: readonly (readonly [short: string, long: string])[] = `nil = no
E&D = eating and drinking
E+D = eating and drinking
N&V = nausea and vomiting
D&V = diarrhoea and vomiting
Imp = impression
PC = presenting complaint
HPC = history of presenting complaint
c/o = complains of
o/e = on examination
hx = history
sx = symptoms
dx = diagnosis
pt = patient
abdo = abdominal
SOB = shortness of breath
SOBOE = shortness of breath on exertion
LOC = loss of consciousness
LOA = loss of appetite
NKDA = no known drug allergies
PMH = past medical history
PMHx = past medical history
DH = drug history
DHx = drug history
SH = social history
SHx = social history
FH = family history
FHx = family history
OD = once a day
BD = twice a day
TDS = three times a day
QDS = four times a day
ON = every night
temp = temperature
EtOH = alcohol
w/o = without
wt = weight`
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

const capitals = /^\p{Lu}{2,}$/u;
const byForm = new Map(forms.map(([short, long]) => [capitals.test(short) ? short : short.toLowerCase(), long]));
const known = new RegExp(
  `(?<![\\p{L}\\p{N}&/+])(?:${forms
    .map(([short]) => short.replace(/[+]/g, String.raw`\+`))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}&])`,
  'giu',
);
const units: Readonly<Record<string, string>> = {
  '7': 'days',
  '52': 'weeks',
  '12': 'months',
  d: 'days',
  w: 'weeks',
  m: 'months',
  wk: 'weeks',
};
const amount = String.raw`(?<![\d/.])(\d{1,2}(?:-\d{1,2})?)`;
// "3/12" is also a day in March: only where a length is told
const ofLength = new RegExp(
  `${amount}\\/(7|52)(?![\\d/])|${amount}\\/(12)(?= (?:ago|hx|history|of|old|for)|[,.;)]|$)|${amount}(d|w|wk)\\b`,
  'g',
);

/** A sentence of a note with its short forms written out: "3/7 hx of cough, nil fever" → "3 days history of cough, no fever". */
export const writtenOut = (text: string): string =>
  text
    .replace(ofLength, (_, a, days, b, months, c, letter) => `${a ?? b ?? c} ${units[days ?? months ?? letter]}`)
    .replace(
      known,
      (short) =>
        byForm.get(short) ?? (/^\p{Lu}{2,}$/u.test(short) ? short : (byForm.get(short.toLowerCase()) ?? short)),
    )
    .replace(/(?<=\b(?:colon|bowel|breast|prostate|lung|ovarian|skin) )Ca\b/g, 'cancer')
    .replace(/ x(\d)\/(day|week)\b/g, ' $1 times a $2');
