import { describe, expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { type NoteEvidence, withEvidence } from './note-evidence.ts';
import type { WrittenNote } from '../written-note.ts';

const note = (model: string | null): WrittenNote => ({
  sections: [{ key: 'plan', header: 'Plan', html: '<p>Rest.</p>' }],
  sentences: [],
  engine: model ?? 'local',
  model,
  promptVersion: null,
});
const cited = { text: 'One trial.', kind: 'chart' as const, links: [] };
const found = { html: '<p>One trial.</p>', sentences: [cited] };
const searching = (evidence: NoteEvidence) => ({ use: () => evidence }) as unknown as Context;

describe('the evidence section', () => {
  it('stands at the end of a whole note of a model that brings it', async () => {
    const { sections, sentences } = await withEvidence(searching({ of: async () => found }), note('gpt-5'), true);
    expect(sections.map(({ header }) => header)).toEqual(['Plan', 'Evidence']);
    expect(sentences[0]).toMatchObject({ text: 'One trial.', section: sections[1]!.key });
  });

  it.each(['gpt-4.1', 'gpt-5-no-cds', 'o3', null])('is never there for %s', async (model) => {
    const asked = searching({ of: () => Promise.reject(new Error('asked')) });
    expect(await withEvidence(asked, note(model), true)).toEqual(note(model));
  });

  it('is made up by nobody, and not for a single section', async () => {
    expect(await withEvidence(searching({ of: async () => null }), note('gpt-5'), true)).toEqual(note('gpt-5'));
    expect(await withEvidence(searching({ of: async () => found }), note('gpt-5'), false)).toEqual(note('gpt-5'));
  });
});
