import {
  type TemplateChange,
  templateChanges,
  type TemplateText,
} from '@clinical/contract/templates/template-changes.rules';
import { diffWords } from '../../../lib/word-diff.ts';
import { WordDiff } from '../../../ui/WordDiff.tsx';
import { t } from '../templates.texts.ts';
import classes from './Versions.module.css';

/** What changes from one template to another, place by place and word by word. */
export function TemplateDiff({ before, after }: { before: TemplateText; after: TemplateText }) {
  const changes = templateChanges(before, after);
  if (changes.length === 0) return <p className={classes.none}>{t('noChanges')}</p>;
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={`${change.place} ${change.name} ${change.field} ${change.kind}`}>
          <h4 className={classes.place}>{placeOf(change)}</h4>
          <WordDiff parts={diffWords(...textsOf(change))} />
        </li>
      ))}
    </ul>
  );
}

const fieldTexts = {
  header: 'header',
  style: 'style',
  instruction: 'instruction',
  example: 'example',
  required: 'required',
  leaveBlankIfNotSaid: 'leaveBlank',
} as const;
const placeTexts = {
  title: 'title',
  nickname: 'nickname',
  generalInstructions: 'general',
  order: 'orderOfSections',
  defaultExam: 'defaultExam',
} as const;
const kindTexts = { added: 'placeAdded', removed: 'placeRemoved', changed: 'placeChanged' } as const;

function placeOf({ place, name, field, kind }: TemplateChange): string {
  if (place !== 'section' && place !== 'macro') return t(placeTexts[place]);
  const what = t(place === 'macro' ? 'macroNamed' : 'sectionNamed', { name });
  return field ? t('partOf', { what, part: t(fieldTexts[field]) }) : t(kindTexts[kind], { what });
}

/** Marks and styles in the words of the form. */
function textsOf({ field, before, after }: TemplateChange): [string, string] {
  const said = (text: string): string => {
    if (field === 'style') return t(text as 'concise');
    return field === 'required' || field === 'leaveBlankIfNotSaid' ? t(text === 'true' ? 'yes' : 'no') : text;
  };
  return [said(before), said(after)];
}
