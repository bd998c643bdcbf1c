import { stripVTControlCharacters } from 'node:util';
import { duration } from './run.mjs';

/**
 * Runs legs side by side, as many as there are `lanes`, and starts them in their order. A leg is `{ name, title, skip?, needs?, lanes?,
 * run }`: `skip` gives a reason or null, `needs` names legs that must have ended before, `lanes` says how many it takes (1), `run`
 * resolves to whether it passed. A failure does not keep the others from running. Returns `{ passed, failed, skipped }`, each a list
 * of legs.
 */
export async function runLegs(legs, { lanes = 1, say = console.log } = {}) {
  const result = { passed: [], failed: [], skipped: [] };
  const waiting = [...legs];
  const under = new Map();
  const width = ({ lanes: wide = 1 }) => Math.min(wide, lanes);
  const isReady = (leg) =>
    (leg.needs ?? []).every((name) => ![...waiting, ...under.keys()].some((one) => one.name === name));
  const runOne = async (leg) => {
    const reason = leg.skip?.() ?? null;
    if (reason !== null) {
      say(`\n── ${leg.title}: skipped, ${reason}`);
      result.skipped.push(leg);
      return;
    }
    say(`\n── ${leg.title}`);
    const startedAt = performance.now();
    const good = await leg.run().catch((error) => {
      say(error.message);
      return false;
    });
    say(`── ${leg.title}: ${good ? 'passed' : 'FAILED'} in ${duration(startedAt)}`);
    result[good ? 'passed' : 'failed'].push(leg);
  };
  while (waiting.length > 0 || under.size > 0) {
    const taken = [...under.keys()].reduce((sum, leg) => sum + width(leg), 0);
    const at = waiting.findIndex((leg) => isReady(leg) && taken + width(leg) <= lanes);
    if (at >= 0) {
      const [leg] = waiting.splice(at, 1);
      under.set(
        leg,
        runOne(leg).finally(() => under.delete(leg)),
      );
    } else await Promise.race(under.values());
  }
  return result;
}

const digestLines = 80;

/**
 * What a suite said of its failures, without colours and cut to 80 lines: repeated at the end of a run, where it is found however long the
 * rest is. `output` is all that the suite printed.
 */
export function failureDigest(output) {
  // how far a run has come is not what failed
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\] /.test(line));
  const first = lines.findIndex((line) =>
    /⎯ (?:Failed (?:Suites|Tests)|Unhandled (?:Errors|Rejection))|^ {2}1\) \S+\.spec\.ts:/.test(line),
  );
  return (first < 0 ? lines.slice(-digestLines) : lines.slice(first, first + digestLines)).join('\n').trim();
}

/** Tests that passed only when they were tried again, as the suites name them. */
export function namesOfSecondTries(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.flatMap((line) => /^needed a second try: (.+)$/.exec(line.trim())?.[1] ?? []);
}

/** The last line of a run. */
export function summaryLine({ passed, failed, skipped }) {
  const parts = [`${passed.length} legs passed`, `${failed.length} failed`];
  if (skipped.length > 0) parts.push(`${skipped.length} skipped`);
  return `Tests: ${parts.join(', ')}`;
}

/** The legs that `--only a,b` names, or all. Throws when a name is unknown. */
export function chooseLegs(legs, args) {
  const index = args.indexOf('--only');
  if (index < 0) return legs;
  const wanted = (args[index + 1] ?? '').split(',');
  const known = legs.map((leg) => leg.name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no leg "${unknown[0]}". The legs: ${known.join(', ')}.`);
  return legs.filter((leg) => wanted.includes(leg.name));
}
