import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { plainText } from '../note-html.ts';
import { removeIdentifiers } from '../samples/remove-identifiers.ts';
import { applyEdit } from './apply-edit.ts';
import type { EditedNote, RepeatedEdit } from './edit-types.ts';
import { findEdits, type FoundEdit } from './find-edits.ts';

/** One kind of edit in the notes that have it, with the names of their charts. */
type Group = { edit: TemplateEdit; notes: number[]; found: FoundEdit[]; names: string[]; seconds: number };

/** Examples that a finding brings. */
const mostExamples = 3;

/**
 * The kinds of change that a clinician made again and again to notes of a template, the most frequent first; what the template does
 * already is left out. Examples and texts carry no identifiers. Deterministic.
 * @param notes the newest first
 * @param repeats in how many notes a change must have been made
 */
export function repeatedEdits(notes: readonly EditedNote[], recipe: TemplateRecipe, repeats: number): RepeatedEdit[] {
  const byKey = new Map<string, Group>();
  notes.forEach(({ written, saved, editSeconds, names = [] }, at) => {
    const edits = findEdits(written, saved, recipe);
    for (const found of edits) {
      const group = byKey.get(found.key) ?? { edit: found.edit, notes: [], found: [], names: [], seconds: 0 };
      group.notes.push(at);
      group.found.push(found);
      group.names.push(...names);
      group.seconds += editSeconds / edits.length;
      byKey.set(found.key, group);
    }
  });
  return [...byKey]
    .filter(([, group]) => group.notes.length >= repeats && changes(recipe, group.edit) && namesNobody(group))
    .map(([key, { edit, notes: places, found, names, seconds }]): RepeatedEdit => {
      const of = notes.filter(({ written }) => couldHave(written, edit)).length;
      return {
        key,
        edit,
        seen: places.length,
        of,
        notes: places,
        savingSeconds: seconds / Math.max(1, of),
        examples: found
          .slice(0, mostExamples)
          .map(({ before, after }) => ({ before: clean(before, names), after: clean(after, names) })),
      };
    })
    .toSorted((a, b) => b.seen - a.seen || a.key.localeCompare(b.key));
}

const clean = (text: string, names: readonly string[]): string =>
  text === '' ? '' : removeIdentifiers(text, names).text.slice(0, 600);

/** Whether the change itself holds no identifier. */
const namesNobody = ({ edit, names }: Group): boolean => textsOf(edit).every((text) => clean(text, names) === text);

/** The words of a change that come from notes. */
function textsOf(edit: TemplateEdit): string[] {
  if (edit.op === 'macro') return [edit.trigger, edit.text];
  if (edit.op === 'move-line') return [edit.words];
  if (edit.op === 'rename-section') return [edit.header];
  return edit.op === 'wording' ? [edit.from, edit.to] : [];
}

/** Notes in which the section was written; an order is a matter of all. */
function couldHave(written: EditedNote['written'], edit: TemplateEdit): boolean {
  if (edit.op === 'move-section') return true;
  const section = written.find(({ key }) => key === edit.section);
  if (!section || plainText(section.html).trim() === '') return false;
  return edit.op !== 'wording' || plainText(section.html).includes(edit.from);
}

/** False for what the template does already. */
const changes = (recipe: TemplateRecipe, edit: TemplateEdit): boolean =>
  JSON.stringify(applyEdit(recipe, edit)) !== JSON.stringify(recipe);
