import { isBy, voicesOf } from '@clinical/contract/transcripts/speakers.rules';
import type { Voice } from '@clinical/contract/transcripts/speakers.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { OpenedMenu } from '../../../ui/OpenedMenu.tsx';
import { speakerName } from './speaker-name.ts';
import { threadQuery } from '../transcripts.api.ts';
import { t as words } from '../transcripts.texts.ts';
import { RenameSpeakerDialog } from './RenameSpeakerDialog.tsx';
import { t } from './speakers.texts.ts';
import { useChangeSpeakers } from './use-change-speakers.ts';
import { inPart, parts } from './voices.ts';

type Props = { entry: Pick<Transcript, 'id' | 'noteId'>; utterance: Utterance; target: ReactElement };

/** How many other voices are offered: of more, a name is found sooner by renaming. */
const mostOthers = 6;

/** What can be said anew of a voice, each with one press: its part, its name, that it is the other one, or that one line is not its own. */
export function SpeakerMenu({ entry, utterance, target }: Props) {
  const [renaming, setRenaming] = useState(false);
  const { change } = useChangeSpeakers(entry);
  const { id, speaker, role } = utterance;
  const from: Voice = { speaker, role };
  const name = speakerName(utterance);
  const to = (voice: Voice) => change({ changes: [{ from, to: voice }] });
  const swap = (other: Voice) =>
    change({
      changes: [
        { from, to: other },
        { from: other, to: from },
      ],
    });
  return (
    <>
      <OpenedMenu target={target} width={248} position="bottom-start" withInitialFocusPlaceholder={false}>
        <Choices entry={entry} voice={from}>
          {({ lines, others }) => (
            <Menu.Dropdown>
              <Menu.Label>{t('linesBy', { n: lines, speaker: name })}</Menu.Label>
              {parts.map((part) => (
                <Menu.Item
                  key={part}
                  leftSection={<Icon name={role === part ? 'check' : 'user'} size={16} />}
                  aria-current={role === part || undefined}
                  onClick={() => role !== part && to(inPart(from, part))}
                >
                  {words(part)}
                </Menu.Item>
              ))}
              <Menu.Divider />
              <Menu.Item leftSection={<Icon name="pencil" size={16} />} onClick={() => setRenaming(true)}>
                {t('rename', { speaker: name })}
              </Menu.Item>
              {others.map((other) => (
                <Menu.Item
                  key={`${other.role} ${other.speaker}`}
                  leftSection={<Icon name="swap" size={16} />}
                  onClick={() => swap(other)}
                >
                  {t('swapWith', { speaker: speakerName(other) })}
                </Menu.Item>
              ))}
              {others.length > 0 && lines > 1 && (
                <>
                  <Menu.Divider />
                  <Menu.Label>{t('onlyThis')}</Menu.Label>
                  {others.map((other) => (
                    <Menu.Item
                      key={`${other.role} ${other.speaker}`}
                      leftSection={<Icon name="user" size={16} />}
                      onClick={() => change({ changes: [{ from, to: other, lines: [id] }] })}
                    >
                      {speakerName(other)}
                    </Menu.Item>
                  ))}
                </>
              )}
            </Menu.Dropdown>
          )}
        </Choices>
      </OpenedMenu>
      {renaming && (
        <RenameSpeakerDialog
          name={name}
          onClose={() => setRenaming(false)}
          onSave={(speakerNow) => {
            setRenaming(false);
            to({ speaker: speakerNow, role });
          }}
        />
      )}
    </>
  );
}

type ChoicesProps = {
  entry: Props['entry'];
  voice: Voice;
  children: (choices: { lines: number; others: Voice[] }) => ReactElement;
};

/** Reads the lines when the menu is drawn, not with each line. */
function Choices({ entry, voice, children }: ChoicesProps) {
  const thread = useQueryClient().getQueryData(threadQuery(entry.noteId).queryKey);
  const utterances = thread?.find(({ id }) => id === entry.id)?.utterances ?? [];
  return children({
    lines: utterances.filter((utterance) => isBy(utterance, voice)).length,
    others: voicesOf(utterances)
      .filter((other) => !isBy(other, voice))
      .slice(0, mostOthers),
  });
}
