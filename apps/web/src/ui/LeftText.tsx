import { Button } from '@mantine/core';
import { toast } from './toast.ts';
import { t } from './ui.texts.ts';
import { WaitingLine } from './WaitingLine.tsx';

type Props = {
  /** What it is, and why it cannot be saved any more. */
  text: string;
  /** The words themselves. */
  words: string;
  onLetGo: () => void;
};

/** Something typed that has nowhere to go any more: its words can be taken along, and it goes only when a person says so. */
export function LeftText({ text, words, onLetGo }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => toast.success(t('copiedText')),
      () => toast.error(t('notCopiedText'), { title: t('notCopied'), duration: 2_000 }),
    );
  return (
    <WaitingLine text={text} open={t('copyItsText')} onOpen={() => void copy()}>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onLetGo}>
        {t('letGo')}
      </Button>
    </WaitingLine>
  );
}
