import { limits } from '@clinical/contract/limits';
import type { Vocabulary } from '@clinical/contract/speech/speech.schemas';
import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EditableForm } from '../../../ui/editable-list/EditableForm.tsx';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';
import { useChangeVocabulary, type Whose } from './vocabulary.api.ts';
import { t } from './vocabulary.texts.ts';
import type { Word } from './Vocabulary.tsx';
import { readWordLines } from './word-lines.ts';

const words = { save: t('save'), cancel: t('cancel'), saved: t('saved'), notSaved: t('notSaved') };

type Props = {
  /** The word that is changed; null for new ones, of which many may come at once. */
  word: Word | null;
  vocabulary: Vocabulary;
  onDone: () => void;
};

export function VocabularyForm({ word, vocabulary, onDone }: Props) {
  const [text, setText] = useState(word?.word ?? '');
  const [chosen, setChosen] = useState<Whose>(word?.whose ?? 'mine');
  const save = useChangeVocabulary();
  const { words: add, tooLong } = readWordLines(text);
  const known = new Set(vocabulary[chosen].map((one) => one.toLowerCase()));
  const fresh = add.filter((one) => !known.has(one.toLowerCase()));
  const room = limits.vocabulary - vocabulary[chosen].length;
  const problem =
    tooLong.length > 0
      ? t('tooLong', { words: tooLong.map((one) => `${one.slice(0, 30)}…`).join(', ') })
      : !word && fresh.length > room
        ? t('tooMany', { n: room })
        : !word && add.length > 0 && fresh.length === 0
          ? t('knownAlready')
          : undefined;
  const letters = limits.vocabularyWord;
  const field = { required: true, autoFocus: true, value: text, error: problem };
  return (
    <EditableForm
      save={save}
      values={{ [chosen]: { add, ...(word ? { remove: [word.word] } : {}) } }}
      complete={add.length > 0 && problem === undefined}
      words={words}
      onDone={onDone}
    >
      {word ? (
        <TextInput
          {...field}
          label={t('word')}
          description={t('wordHint', { letters })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <>
          <LongTextarea
            {...field}
            autosize
            minRows={3}
            maxRows={12}
            label={t('words')}
            description={t('wordsHint', { letters, most: limits.vocabulary })}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {vocabulary.abilities.editWorkspace ? (
            <SegmentedControl
              aria-label={t('forWhom')}
              value={chosen}
              onChange={(value) => setChosen(value === 'workspace' ? 'workspace' : 'mine')}
              data={[
                { value: 'mine', label: t('forMe') },
                { value: 'workspace', label: t('forWorkspace') },
              ]}
            />
          ) : (
            <p>{t('readOnly')}</p>
          )}
        </>
      )}
    </EditableForm>
  );
}
