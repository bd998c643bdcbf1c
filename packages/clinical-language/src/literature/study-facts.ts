import { type SourceSentence } from './abstract-parts.ts';

const count = String.raw`\d{1,3}(?:[,  ]\d{3})+|\d+`;
const spelled =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|(?:one|two|three|four|five|six|seven|eight|nine) hundred(?: and \\w+(?:-\\w+)?)?';
const who =
  'patients?|participants?|subjects?|women|men|children|adults?|infants?|individuals?|people|persons?|volunteers?|adolescents?|girls|boys|neonates|newborns|mothers|residents|students|veterans|smokers|athletes|cases|pregnancies|households|nurses|physicians|respondents|controls|survivors|workers|pairs|couples|girls|players|studies|trials|RCTs';
const sized = [
  new RegExp(String.raw`\b(?:total of )?(?:${count}|${spelled})\s+(?:[\p{L}-]+\s+){0,4}?(?:${who})\b`, 'giu'),
  new RegExp(String.raw`\b[nN]\s?=\s?(?:${count})`, 'gu'),
];
const notSize = /\b(?:aged?|years?|months?|weeks?|days?|hours?|mg|of the)\b/i;

/** Who was looked at before anybody took part. */
const before =
  /\b(?:screened|eligible|eligibility|approached|invited|assessed for|identified|contacted|excluded|declined|refused)\b/i;
const tookPart = /\b(?:random\w*|enrol\w*|includ\w*|recruit\w*|analy[sz]ed|took part|assigned|allocated)\b/i;

/** How many people or studies were looked at, as the abstract writes it: beside a word of taking part before elsewhere, then the largest number. */
export function sizeOf(sentences: readonly SourceSentence[]): string | null {
  const all: { text: string; value: number; isNear: boolean }[] = [];
  for (const { text, kind } of sentences) {
    if (kind === 'aim') continue;
    for (const clause of text.split(/[,;](?!\d)|\b(?:but|of whom|of which|of these|and)\b/)) {
      if (before.test(clause)) continue;
      for (const pattern of sized)
        for (const [whole] of clause.matchAll(pattern)) {
          if (notSize.test(whole)) continue;
          const value = valueOf(whole);
          if (value !== null && value > 1) all.push({ text: whole, value, isNear: tookPart.test(clause) });
        }
    }
    if (all.length > 0 && kind === 'methods' && /random|enrol|includ|recruit/i.test(text)) break;
  }
  return all.toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || b.value - a.value)[0]?.text ?? null;
}

function valueOf(text: string): number | null {
  const digits = /\d[\d,  ]*/.exec(text)?.[0].replaceAll(/\D/g, '');
  if (digits) return Number(digits);
  return /hundred/i.test(text) ? 100 : 10;
}

const value = String.raw`[-−–]?\d+(?:[.·]\d+)?`;
const interval = String.raw`(?:95|90|99)\s?%\s?(?:CIs?|confidence intervals?|credible intervals?)[^.;]{0,40}?${value}[^.;)\]]{0,24}?${value}\s?%?`;
const measure = String.raw`(?:adjusted |pooled |unadjusted |crude )?(?:hazard ratio|odds ratio|risk ratio|rate ratio|relative risk|risk difference|(?:weighted |standardi[sz]ed |adjusted )?mean difference|\b(?:a?HR|a?OR|a?RR|SMD|WMD|MD|NNT|ARR)\b)`;
const effects = [
  new RegExp(String.raw`${measure}[^.;]{0,50}?${value}[^;]{0,12}?${interval}`, 'iu'),
  new RegExp(String.raw`${value}\s?%?[^.;]{0,30}?\(?${interval}`, 'iu'),
  new RegExp(String.raw`${measure}\s*(?:was|of|=|:)?\s*${value}`, 'iu'),
  new RegExp(String.raw`${value}\s?%[^.;]{0,20}?(?:vs\.?|versus|compared with|and)\s*${value}\s?%`, 'iu'),
];

/** With the bracket's end, and a unit before it, where the pattern stopped within a bracket. */
function closed(found: string, after: string): string {
  const isOpen = found.lastIndexOf('(') > found.lastIndexOf(')') || found.lastIndexOf('[') > found.lastIndexOf(']');
  return isOpen ? found + (/^[^()[\];.]{0,16}(?:;[^()[\].]{0,16}(?:\.\d+)?)?[)\]]/.exec(after)?.[0] ?? '') : found;
}

const longest = 300;

/** An effect with the sentence that says of what, word for word: of the first of these sentences that has one; alone where its sentence is long. */
export function effectOf(sentences: readonly SourceSentence[]): string | null {
  for (const { text, kind } of sentences) {
    if (kind === 'aim' || kind === 'methods') continue;
    for (const pattern of effects) {
      const match = pattern.exec(text);
      const found = match && closed(match[0], text.slice(match.index + match[0].length)).trim();
      if (found && found.length < 160) return text.length <= longest ? text : found;
    }
  }
  return null;
}
