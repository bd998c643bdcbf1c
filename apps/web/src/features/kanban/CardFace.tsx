import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { formatDateTime, formatDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowCheckbox } from '../../ui/RowControls.tsx';
import { useToday } from '../../lib/use-today.ts';
import { assetIcons } from './asset-icons.ts';
import { AssetThumbs } from './AssetThumbs.tsx';
import { useUpload } from './card-uploads.ts';
import { CardActions } from './CardActions.tsx';
import { UploadLine } from './UploadLine.tsx';
import { isBusy } from './columns.ts';
import classes from './Kanban.module.css';
import { t } from './kanban.texts.ts';

type Props = {
  card: Card;
  /** Tab reaches its controls. */
  current: boolean;
  chosen: boolean;
  mayEdit: boolean;
  onChoose: (card: Card) => void;
  onOpen: (card: Card) => void;
  onShowEntry: (entryId: string) => void;
};

/** Files that a card names before it counts the rest. */
const mostNamed = 3;

/** A card: its title, files, what came of it, day and owner. */
export function CardFace({ card, current, chosen, mayEdit, onChoose, onOpen, onShowEntry }: Props) {
  const tabIndex = current ? 0 : -1;
  const upload = useUpload(card.id);
  const more = card.assets.length - mostNamed;
  return (
    <div className={classes.card} data-chosen={chosen || undefined}>
      <div className={classes.head}>
        <button type="button" className={classes.title} tabIndex={tabIndex} onClick={() => onOpen(card)}>
          {card.title}
        </button>
        {mayEdit && (
          <div className={classes.tools}>
            <CardActions card={card} tabIndex={tabIndex} onOpen={onOpen} />
            <RowCheckbox
              aria-label={t('select', { title: card.title })}
              checked={chosen}
              disabled={isBusy(card)}
              tabIndex={tabIndex}
              onChange={() => onChoose(card)}
            />
          </div>
        )}
      </div>
      {card.description !== '' && <p className={classes.description}>{card.description}</p>}
      <AssetThumbs card={card} />
      {card.assets.length > 0 && (
        <ul className={classes.assets}>
          {card.assets.slice(0, mostNamed).map(({ id, kind, fileName }) => (
            <li key={id}>
              <Icon name={assetIcons[kind]} size={16} /> <span>{fileName}</span>
            </li>
          ))}
          {more > 0 && <li>+{more}</li>}
        </ul>
      )}
      {upload !== null && <UploadLine percent={upload} />}
      <ProcessLine card={card} />
      {card.results.map(({ transcriptId, createdAt }) => (
        <button
          key={transcriptId}
          type="button"
          className={classes.result}
          tabIndex={tabIndex}
          onClick={() => onShowEntry(transcriptId)}
        >
          <Icon name="arrow-forward" size={16} /> {t('entryOf', { time: formatDateTime(createdAt) })}
        </button>
      ))}
      {(card.dueOn !== null || card.owner) && (
        <div className={classes.foot}>
          <CardDue card={card} />
          {card.owner && <span className={classes.owner}>{card.owner.name}</span>}
        </div>
      )}
    </div>
  );
}

function CardDue({ card: { dueOn, status } }: { card: Card }) {
  const today = useToday();
  if (dueOn === null) return null;
  const late = dueOn < today && status !== 'done';
  return (
    <span className={late ? classes.late : undefined}>
      {late ? t('late', { day: formatDay(dueOn) }) : formatDay(dueOn)}
    </span>
  );
}

function ProcessLine({ card: { process } }: { card: Card }) {
  if (process === null || process.state === 'done') return null;
  const { state, message, progress } = process;
  if (state === 'pending') return <p className={classes.quiet}>{t('waiting')}</p>;
  if (state === 'running') return <p className={classes.quiet}>{t('running', { n: progress })}</p>;
  if (state === 'cancelled') return <p className={classes.quiet}>{t('cancelled')}</p>;
  return (
    <p className={classes.problem} data-state={state}>
      <Icon name="alert-triangle" size={16} /> <span>{message}</span>
    </p>
  );
}
