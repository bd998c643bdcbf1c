import { describe, expect, it } from 'vitest';
import { SectionReply } from './section-reply.ts';

const keys = ['chief-complaint', 'plan'];

function read(text: string, pieceLength = 7) {
  const reply = new SectionReply(keys);
  const announced: string[] = [];
  for (let at = 0; at < text.length; at += pieceLength) {
    for (const section of reply.push(text.slice(at, at + pieceLength))) announced.push(section.key);
  }
  return { announced, sections: reply.finish() };
}

describe('a reply in the asked form', () => {
  it('comes back by key, whatever the pieces it arrives in', () => {
    const text = '[[section: chief-complaint]]\nHeadache for two days.\n[[section: plan]]\nRest.\nFluids.\n[[end]]\n';
    for (const size of [1, 3, 10, 1000]) {
      const { announced, sections } = read(text, size);
      expect(announced).toEqual(keys);
      expect(sections).toEqual([
        { key: 'chief-complaint', text: 'Headache for two days.' },
        { key: 'plan', text: 'Rest.\nFluids.' },
      ]);
    }
  });

  it('keeps the order of the keys, drops unknown sections and fills missing ones with nothing', () => {
    const { sections } = read('[[section: plan]]\nRest.\n[[section: secrets]]\nAll charts.\n[[end]]');
    expect(sections).toEqual([
      { key: 'chief-complaint', text: '' },
      { key: 'plan', text: 'Rest.' },
    ]);
  });

  it('forgives marks set in bold or as headings, and text around the form', () => {
    const { sections } = read(
      'Here is the note:\n**[[section: chief-complaint]]**\nHeadache.\n## [[Section: plan]]\nRest.\n[[end]]\nAnything else?',
    );
    expect(sections).toEqual([
      { key: 'chief-complaint', text: 'Headache.' },
      { key: 'plan', text: 'Rest.' },
    ]);
  });
});

describe('a reply in another form', () => {
  it.each([
    ['an object by key', '```json\n{"chief-complaint": "Headache.", "plan": ["Rest.", "Fluids."]}\n```'],
    ['an object by header', '{"Chief complaint": "Headache.", "Plan": "Rest.\\nFluids."}'],
    [
      'a list of sections',
      '{"sections": [{"key": "chief-complaint", "text": "Headache."}, {"header": "Plan", "content": "Rest.\\nFluids."}]}',
    ],
    ['Markdown headings', '## Chief complaint\nHeadache.\n\n## Plan\nRest.\nFluids.'],
    ['bold labels', '**Chief complaint:** Headache.\n**Plan:** Rest.\nFluids.'],
    ['plain labels', 'Chief complaint: Headache.\nPlan:\nRest.\nFluids.'],
  ])('is read from %s', (_, text) => {
    expect(read(text).sections).toEqual([
      { key: 'chief-complaint', text: 'Headache.' },
      { key: 'plan', text: 'Rest.\nFluids.' },
    ]);
  });

  it('becomes the first section when it is running text', () => {
    expect(read('The patient has a headache.').sections).toEqual([
      { key: 'chief-complaint', text: 'The patient has a headache.' },
      { key: 'plan', text: '' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['broken JSON', '{"sections": [{"ke'],
    ['JSON of something else', '{"weather": "rain"}'],
    ['a page of HTML', '<html><body>Bad gateway</body></html>'],
    ['signs only', '--- ... ---'],
  ])('is refused when it is %s', (_, text) => {
    expect(read(text).sections).toBeNull();
  });
});
