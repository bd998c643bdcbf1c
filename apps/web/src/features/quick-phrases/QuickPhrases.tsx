import { phraseKey } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { useQuery } from '@tanstack/react-query';
import { useRemovedIds } from '../../lib/undoable.ts';
import { EditableList, type Group } from '../../ui/editable-list/EditableList.tsx';
import { QuickPhraseForm } from './QuickPhraseForm.tsx';
import { QuickPhraseRow } from './QuickPhraseRow.tsx';
import { quickPhrasesQuery } from './quick-phrases-query.api.ts';
import { t } from './quick-phrases.texts.ts';

const words = {
  title: t('phrases'),
  lead: t('lead'),
  add: t('newPhrase'),
  none: t('none'),
  noneText: t('noneText'),
  couldNotLoad: t('couldNotLoad'),
};

/** My quick phrases and the workspace's; one of them open to edit. */
export function QuickPhrases() {
  const list = useQuery(quickPhrasesQuery);
  const removed = useRemovedIds();
  const mine = list.data?.filter((phrase) => isMine(phrase) && !removed.has(phrase.id)) ?? [];
  const taken = new Set(mine.map(({ name }) => phraseKey(name)));
  return (
    <EditableList
      list={list}
      words={words}
      groups={mineAndShared}
      renderRow={(phrase, onEdit) => (
        <QuickPhraseRow phrase={phrase} hidden={!isMine(phrase) && taken.has(phraseKey(phrase.name))} onEdit={onEdit} />
      )}
      renderForm={(phrase, onDone) => <QuickPhraseForm phrase={phrase} onDone={onDone} />}
    />
  );
}

function isMine({ scope }: QuickPhrase): boolean {
  return scope === 'me';
}

function mineAndShared(phrases: readonly QuickPhrase[]): readonly Group<QuickPhrase>[] {
  return [
    { title: t('mine'), items: phrases.filter(isMine) },
    { title: t('workspace'), items: phrases.filter((phrase) => !isMine(phrase)) },
  ];
}
