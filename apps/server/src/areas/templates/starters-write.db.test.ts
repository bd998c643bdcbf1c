import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { composeNote } from '@clinical/language/compose-note';
import { plainText } from '@clinical/language/note-html';
import { read } from '@clinical/language/testing/dialogues';
import { allVisits } from '@clinical/language/testing/visits/all-visits';
import { expect, it } from 'vitest';
import { testServerUrl } from '../../../test/database.ts';
import { starters } from './starters.data.ts';

const dialogues = allVisits.slice(0, 20).map(({ title, source }) => ({ title, source, utterances: read(source) }));
/** A macro's words, as nobody says them in these visits. */
const unsaid = { trigger: 'xylophone lessons', text: 'The usual music advice was given.' };

// no database takes part, so one run is enough
it.skipIf(testServerUrl !== null).each(starters)(
  '$title keeps its order, fills no section that nothing was said for, and waits for its macros',
  (starter) => {
    const { generalInstructions, sections, macros, defaultExam } = starter;
    const recipe: TemplateRecipe = { generalInstructions, sections, macros: [...macros, unsaid], defaultExam };
    for (const { title, source, utterances } of dialogues) {
      const note = composeNote({ utterances, recipe });
      expect(
        note.sections.map(({ key }) => key),
        title,
      ).toEqual(sections.map(({ key }) => key));
      for (const { key, leaveBlankIfNotSaid } of sections) {
        const written = note.sections.find((section) => section.key === key)!;
        const sources = note.sentences.filter((sentence) => sentence.section === key).map(({ links }) => links.length);
        // what stands in it was said; else it is empty, or says that nothing was
        if (plainText(written.html).trim() === 'Not discussed.') expect(leaveBlankIfNotSaid, title).toBe(false);
        else
          expect([key, written.html !== '', ...sources.filter((links) => links === 0)]).toEqual([
            key,
            sources.length > 0,
          ]);
      }
      const templateText = note.sentences.filter(({ kind }) => kind === 'template').map(({ text }) => text);
      for (const { trigger, text } of recipe.macros) {
        const said = source.toLowerCase().includes(trigger.toLowerCase());
        if (!said)
          expect(
            templateText.filter((sentence) => text.includes(sentence)),
            title,
          ).toEqual([]);
      }
    }
  },
);
