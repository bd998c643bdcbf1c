import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { composeAnswer } from '@clinical/language/literature/compose-answer';
import { questionWords } from '@clinical/language/literature/terms';
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts';
import { loadStarter } from '../apps/server/src/areas/evidence/load-starter.ts';
import { findSources } from '../apps/server/src/areas/evidence/find-sources.ts';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = await openDatabase({ databaseUrl: null, dataDir: null, log: silent } as never);
await loadStarter({ db: engine.db, use: () => undefined as never });
const where = { workspaceId: '00000000-0000-7000-8000-000000000001', journalIds: [] };
const q = JSON.parse(gunzipSync(readFileSync('/work/shared/benchmarks/pubmedqa.dev.json.gz')).toString());
let m = 0;
for (const one of q) {
  const { terms, sources } = await findSources(engine.db, where, one.question, async () => undefined);
  const a = composeAnswer(terms, sources);
  if (a.match) { m++; if (m % 4 === 0) console.log('FALSE?', one.question, '=>', a.studies[0].citation.title, terms.map(t=>t.word+t.weight.toFixed(1)).join(' ')); }
}
console.log('foreign match', m / q.length);
const ei = JSON.parse(readFileSync('/work/shared/benchmarks/evidence-inference.dev.json').toString());
let own = 0, matched = 0, line = 0;
for (const p of ei) {
  const { terms, sources } = await findSources(engine.db, where, `Does ${p.intervention} change ${p.outcome} compared with ${p.comparator}?`, async () => undefined);
  const a = composeAnswer(terms, sources);
  if (a.match) matched++;
  if (a.studies.some((s) => s.citation.pmcid === p.pmcid)) own++;
  if (a.lines.some((l) => a.studies.find((s) => s.citation.sourceId === l.sourceId)?.citation.pmcid === p.pmcid)) line++;
}
console.log({ matched: matched / ei.length, own: own / ei.length, line: line / ei.length });
const des = await engine.query('select design, count(*)::int as n from evidence_sources group by 1 order by 2 desc');
console.log(JSON.stringify(des));
console.log((await engine.query("select title, design, design_words from evidence_sources where design not in ('randomised') order by design limit 60")).map((r) => `${r.design} [${r.design_words}] ${r.title}`).join('\n'));
process.exit(0);
