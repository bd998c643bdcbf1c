import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { t } from './kanban.texts.ts';

const CardMenu = lazy(laterPart(() => import('./CardMenu.tsx').then((module) => ({ default: module.CardMenu }))));

type Props = { card: Card; tabIndex: number; onOpen: (card: Card) => void };

/** The button of a card's menu; the menu comes with its first use. */
export function CardActions({ card, tabIndex, onOpen }: Props) {
  const [open, setOpen] = useState(false);
  const button = (
    <RowButton
      aria-label={t('actionsOf', { title: card.title })}
      aria-haspopup="menu"
      tabIndex={tabIndex}
      onClick={() => setOpen(true)}
    >
      <Icon name="dots" size={16} />
    </RowButton>
  );
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <CardMenu card={card} target={button} onOpen={() => onOpen(card)} />
    </Suspense>
  );
}
