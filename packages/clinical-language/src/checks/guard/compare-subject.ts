import { clausesAbout, type Said } from '../evidence.ts';
import { mayStandFor, relativeOf } from '../../vocabulary/relatives.ts';
import { isCondition } from '../tables/conditions.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Compared, type Difference, shared, stemsAround } from './difference.ts';

/** A relative where another person, or the patient, was said to have something, and the other way round. */
export function compareSubject(compared: Compared): Difference[] {
  const { reading, basis, visit } = compared;
  const out: Difference[] = [];
  const core = relativesIn(basis.core);
  for (const { relative, at } of reading.relatives) {
    const word = reading.words[at]!;
    if (core.some((one) => mayStandFor(relative, one.relative))) {
      const owner = otherOwner(relative, at, compared);
      if (owner) out.push({ kind: 'subject', said: owner.word, written: word, from: [owner.said] });
      continue;
    }
    if (speaks(relative, basis.core, visit)) continue;
    const instead = core.find((one) => !reading.relatives.some((own) => mayStandFor(own.relative, one.relative)));
    if (!instead) {
      if (relativesIn(basis.near).some((one) => mayStandFor(relative, one.relative))) continue;
      if (speaks(relative, visit.said, visit)) continue;
      const about = clausesAbout(stemsAround(reading, at, 8), visit);
      if (relativesIn(about).some((one) => mayStandFor(relative, one.relative))) continue;
      if (
        !compared.close &&
        (visit.words.has(word) || relativesIn(visit.said).some((one) => mayStandFor(relative, one.relative)))
      )
        continue;
    }
    out.push({
      kind: 'subject',
      said: instead?.word ?? '',
      written: word,
      from: instead ? [instead.said] : basis.core.slice(0, 1),
    });
  }
  if (out.length > 0 || reading.relatives.length > 0) return out;
  return ofRelative(compared);
}

/** Whose illness it was said to be, when all that is written of one relative was said of another. */
function otherOwner(relative: string, at: number, { reading, basis }: Compared): Heard | undefined {
  const end = reading.relatives.find((one) => one.at > at)?.at ?? reading.words.length;
  const stems = reading.stems.slice(at + 1, end).filter((stem) => isCondition(stem) || isSymptom(stem));
  const owners = basis.core.flatMap((said) =>
    stems.flatMap((stem) => {
      const place = said.reading.stems.indexOf(stem);
      const owner =
        place < 0 ? undefined : said.reading.relatives.findLast((one) => one.at < place && place - one.at <= 10);
      return owner ? [{ relative: owner.relative, word: said.reading.words[owner.at]!, said }] : [];
    }),
  );
  return owners.some((owner) => mayStandFor(relative, owner.relative)) ? undefined : owners[0];
}

type Heard = { relative: string; word: string; said: Said };
const relativesIn = (some: readonly Said[]): Heard[] =>
  some.flatMap((said) =>
    said.reading.relatives.map(({ relative, at }) => ({ relative, word: said.reading.words[at]!, said })),
  );

/** Whether the relative speaks in the visit: "Mother reports …". */
function speaks(relative: string, some: readonly Said[], { utterances }: Compared['visit']): boolean {
  for (const { clause } of some) {
    const utterance = utterances[clause.u];
    if (utterance?.role !== 'other') continue;
    const label = utterance.speaker.toLowerCase().split(/[^a-z]+/);
    if (label.some((word) => relativeOf(word) === relative)) return true;
  }
  return false;
}

/** A condition written of the patient that only a relative was said to have ("my mother has diabetes"). */
function ofRelative({ reading, basis, visit, stems }: Compared): Difference[] {
  const conditions = [...stems].filter((stem) => isCondition(stem));
  if (conditions.length === 0 || reading.words.includes('family')) return [];
  for (const condition of conditions) {
    const places = basis.core.filter((said) => said.stems.has(condition));
    if (places.length === 0 || !places.every((said) => belongsToRelative(said, condition))) continue;
    const own = (visit.byStem.get(condition) ?? []).some((said) => !belongsToRelative(said, condition));
    if (own && shared(stems, places[0]!.stems) < 3) continue;
    const heard = places[0]!.reading.relatives[0]!;
    return [{ kind: 'subject', said: places[0]!.reading.words[heard.at]!, written: 'patient', from: [places[0]!] }];
  }
  return [];
}

/** "my mother had a stroke": the relative is the one who has it. "my wife says i snore" is not. */
function belongsToRelative({ reading }: Said, condition: string): boolean {
  const at = reading.stems.indexOf(condition);
  const owner = reading.relatives.findLast((one) => one.at < at && at - one.at <= 10);
  if (!owner || owner.relative === 'family') return false;
  const between = reading.words.slice(owner.at + 1, at);
  return (
    between.some((word) =>
      /^(?:has|had|have|having|got|gets|died|passed|with|is|was|also|suffers?|takes?|on|of)$/.test(word),
    ) &&
    !between.some((word) => /^(?:i|me|my|says?|said|thinks?|thought|told|noticed|you|your|makes|made|that)$/.test(word))
  );
}
