import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { relevance, stemsOf, questionWords, weigh, coverage } from '@clinical/language/literature/terms';
const q = JSON.parse(gunzipSync(readFileSync('/work/shared/benchmarks/pubmedqa.dev.json.gz')).toString());
const texts = q.map((x: any) => x.contexts.join('\n'));
const stems = texts.map(stemsOf);
const { stem } = await import('@clinical/language/text/stem');
for (const [i, one] of q.entries()) {
  const words = questionWords(one.question);
  const counts = new Map(words.map((w) => [w, stems.filter((s: any) => s.has(stem(w))).length]));
  const terms = weigh(words, counts, 500);
  const scores = texts.map((t: string) => 0);
  const r = texts.map((t: string, j: number) => [stems[j].size && relevance(terms, t), j]).sort((a: any, b: any) => b[0] - a[0]);
  const rank = r.findIndex((x: any) => x[1] === i) + 1;
  if (rank > 3) console.log(rank, coverage(terms, stems[i]).toFixed(2), one.question, '|', terms.map((t) => `${t.word}:${t.weight.toFixed(1)}${stems[i].has(t.stem) ? '+' : '-'}`).join(' '));
  else if (coverage(terms, stems[i]) < 0.5 && i % 3 === 0) console.log('LOW', coverage(terms, stems[i]).toFixed(2), terms.map((t) => `${t.word}:${t.weight.toFixed(1)}${stems[i].has(t.stem) ? '+' : '-'}`).join(' '));
}
