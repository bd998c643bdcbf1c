import type { Statement } from '../frames/statements.ts';
import { classOf } from '../../vocabulary/word-classes.ts';
import { stem } from '../../text/stem.ts';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import { isSound, polish } from '../grammar/polish.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';

const bucket = (value: number, edges: readonly number[]): number =>
  edges.findIndex((edge) => value < edge) + 1 || edges.length + 1;

const counted = new WeakMap<readonly Statement[], Map<string, number>>();

/** In how many statements of the visit each stem stands. */
function mentionsOf(statements: readonly Statement[]): Map<string, number> {
  const known = counted.get(statements);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { words } of statements)
    for (const word of new Set(words.map(stem))) counts.set(word, (counts.get(word) ?? 0) + 1);
  counted.set(statements, counts);
  return counts;
}

/** What the learned models see of a statement: its words, where and by whom it was said, and its neighbours. */
export function featuresOf(statements: readonly Statement[], at: number): readonly string[] {
  const statement = statements[at]!;
  const known = seen.get(statement);
  if (known) return known;
  const features = readFeatures(statements, at);
  seen.set(statement, features);
  return features;
}

// what a statement is worth and where it belongs are asked in turn
const seen = new WeakMap<Statement, readonly string[]>();

function readFeatures(statements: readonly Statement[], at: number): string[] {
  const statement = statements[at]!;
  const { words, role, form, phase, place } = statement;
  const plain = words.filter((word) => word !== ',').map((word) => (/^\d/.test(word) ? '0' : word));
  const stems = plain.map(stem);
  const features = [
    'bias',
    `role ${role}`,
    `form ${form}`,
    `phase ${phase}`,
    `rp ${role} ${phase}`,
    `rf ${role} ${form}`,
    `place ${Math.min(9, Math.floor(place * 10))}`,
    `len ${bucket(plain.length, [3, 5, 7, 10, 14, 20, 28])}`,
    `rplace ${role} ${Math.min(4, Math.floor(place * 5))}`,
  ];
  for (let i = 0; i < stems.length; i++) {
    features.push(`w ${stems[i]}`);
    if (i + 1 < stems.length) features.push(`b ${stems[i]} ${stems[i + 1]}`);
    if (classOf(plain[i]!) === 'w' || plain[i]!.length > 4)
      features.push(`${role[0]} ${stems[i]}`, `${phase[0]} ${stems[i]}`);
  }
  features.push(`^ ${plain[0]} ${plain[1]}`, `^3 ${plain.slice(0, 3).join(' ')}`, `^1 ${phase} ${plain[0]}`);
  if (plain.includes('0')) features.push('number');
  if (plain.includes('you') || plain.includes('your')) features.push('you');
  if (words.some((word) => symptomSystem(word) !== undefined)) features.push('symptom', `symptom ${role} ${phase}`);
  const drug = words.some(isDrug);
  if (drug) features.push('drug', `drug ${role} ${phase}`, plain.includes('0') ? 'drug 0' : 'drug -');
  if (plain.includes('i')) features.push(`says i ${phase}`);
  if (!isSound(polish(words))) features.push('unsound', `unsound ${role} ${phase}`);
  const clinical = clinicalWords(words);
  features.push(
    `clinical ${Math.min(4, clinical)}`,
    `clinical ${role} ${phase} ${Math.min(2, clinical)}`,
    `dense ${Math.round((5 * clinical) / plain.length)}`,
  );
  const mentions = mentionsOf(statements);
  const rare = [...new Set(stems)].filter(
    (word) => word.length > 2 && (mentions.get(word) ?? 0) < statements.length * 0.12 + 3,
  );
  const again = rare.filter((word) => (mentions.get(word) ?? 0) >= 2).length;
  features.push(
    `again ${Math.min(4, again)}`,
    `new ${Math.min(5, rare.length - again)}`,
    `share ${rare.length === 0 ? -1 : Math.round((4 * again) / rare.length)}`,
  );
  const previous = statements[at - 1];
  const next = statements[at + 1];
  features.push(`prev ${previous?.role} ${previous?.form}`, `next ${next?.role} ${next?.form}`);
  return features;
}
