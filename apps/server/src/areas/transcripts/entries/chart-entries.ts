import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import { type ChartContents, type ExportFile, getNoteFor, setNoteTags } from '../../notes/public.ts';
import { answerOf } from '../answer-sections.ts';
import { entryTimes, holdSigned, isWriting, type MovedEntry, moveEntries } from './chart-entries.queries.ts';
import { freeTimes } from './free-times.ts';
import { assetsOf, type AssetRow, type Entry, getTranscriptFor, tagsOf } from '../transcripts.queries.ts';
import { viewTranscript } from '../transcripts.view.ts';
import { touchChart } from '../last-visit.queries.ts';

/** Marks whatever leaves of a visit that was made up. */
export const syntheticLine = 'SYNTHETIC, not a real visit';

const MovedEntries = z.array(z.object({ id: z.uuid(), createdAt: z.number().int() }));

/** The entries of a chart with their versions, originals and all that was found in them: they follow it. */
export const chartEntries: ChartContents = {
  name: 'transcripts',

  async move(tx, from, to) {
    if (await isWriting(tx, [from.id, to.id])) {
      throw new AppError('CONFLICT', {
        message: 'A note is being generated in one of these charts. Wait until it is done, or cancel it first.',
      });
    }
    const [moving, there] = [await entryTimes(tx, from.id), await entryTimes(tx, to.id)];
    const shown = await moveEntries(tx, freeTimes(moving, there), from, to);
    await touchChart(tx, from.id, { entriesDelta: -shown });
    await touchChart(tx, to.id, { entriesDelta: shown });
    for (const { id } of [from, to]) await setNoteTags(tx, id, await tagsOf(tx, id));
    return moving satisfies MovedEntry[];
  },

  async refuseDeletion(tx, noteIds) {
    if (await holdSigned(tx, noteIds)) throw new AppError('SIGNED_ENTRIES');
  },

  async moveBack(tx, moved, from, to) {
    const before = new Map(MovedEntries.parse(moved).map((entry) => [entry.id, entry.createdAt]));
    const returning = (await entryTimes(tx, from.id))
      .filter((entry) => before.has(entry.id))
      .map(({ id, createdAt }) => ({ id, createdAt: before.get(id) ?? createdAt }));
    const shown = await moveEntries(tx, freeTimes(returning, await entryTimes(tx, to.id)), from, to);
    await touchChart(tx, from.id, { entriesDelta: -shown });
    await touchChart(tx, to.id, { entriesDelta: shown });
    for (const { id } of [from, to]) await setNoteTags(tx, id, await tagsOf(tx, id));
  },

  async *exportFiles(scope, chart, readFile) {
    const { level } = await getNoteFor(scope, chart.id, 'read');
    const ids = (await entryTimes(scope, chart.id)).filter((entry) => !entry.deleted);
    for (const [index, { id }] of ids.entries()) {
      // gone since the export began: the rest is still worth having
      const entry = await getTranscriptFor(scope, id, 'read').catch(() => null);
      if (!entry) continue;
      const assets = await assetsOf(scope, [entry]);
      const shown = viewTranscript(scope.actor, level, entry, assets);
      yield* entryFiles(entry, assets, index + 1, JSON.stringify(shown, null, 2), readFile);
    }
  },
};

function* entryFiles(
  entry: Entry,
  assets: readonly AssetRow[],
  number: number,
  data: string,
  readFile: Parameters<NonNullable<ChartContents['exportFiles']>>[2],
): Generator<ExportFile> {
  const at = isoTime(entry.createdAt);
  const folder = `${String(number).padStart(4, '0')} ${at.slice(0, 10)} ${at.slice(11, 16).replace(':', '')} ${entry.kind}`;
  const modifiedAt = entry.updatedAt;
  const file = (name: string, content: ExportFile['content'], title?: string): ExportFile => ({
    path: ['entries', folder, name],
    modifiedAt,
    content,
    ...(title === undefined ? {} : { title }),
  });
  const label = [at.slice(0, 16).replace('T', ' '), entry.kind, entry.fileName ?? '', entry.tag].filter(Boolean);
  const mark = entry.kind === 'synthetic' ? `<p><strong>${syntheticLine}</strong></p>` : '';
  const page = answerOf(entry.sections) || '<p>No note.</p>';
  yield file('note.html', { page: mark + page }, label.join(', '));
  yield file('entry.json', `${data}\n`);
  if (entry.question !== '') {
    yield file('source.txt', `${entry.kind === 'synthetic' ? `[${syntheticLine}]\n\n` : ''}${entry.question}\n`);
  }
  for (const asset of assets) {
    yield {
      ...file(asset.fileName, () => readFile(asset.fileId)),
      path: ['entries', folder, 'original', asset.fileName],
    };
  }
}
