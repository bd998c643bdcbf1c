import type { AuditEntry } from '@clinical/contract/audit/audit.schemas';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { formatDate, formatTime } from '../../lib/format.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Cell, DataTable, HeadCell, Row, RowActions } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useVisibleRows } from '../../ui/use-visible-rows.ts';
import type { AuditAddress } from './audit-filter.ts';
import { auditSentence } from './audit-sentence.ts';
import { t } from './audit.texts.ts';
import classes from './AuditTable.module.css';

type Props = {
  rows: readonly AuditEntry[];
  /** False while more may follow. */
  complete: boolean;
  onNearEnd: () => void;
  /** Narrows the log further. */
  onAddress: (part: AuditAddress) => void;
};

/** So many rows before the last one the next page is asked for. */
const ahead = 40;

/** The log as a table of any length: only the rows near the window are drawn. */
export function AuditTable({ rows, complete, onNearEnd, onAddress }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last, height } = useVisibleRows(body);
  const [from, to] = [Math.min(first, rows.length), Math.min(last, rows.length)];
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (last > rows.length - ahead) nearEnd();
  }, [last, rows.length]);
  const step = (by: 1 | -1) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const at = links.findIndex((link) => link.closest('tr') === document.activeElement?.closest('tr'));
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcut('j', t('keyNext'), () => step(1));
  useShortcut('k', t('keyPrevious'), () => step(-1));
  return (
    <DataTable label={t('logRows')} aria-rowcount={complete ? rows.length + 1 : -1}>
      <colgroup>
        <col className={classes.whenColumn} />
        <col className={classes.whoColumn} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell>{t('time')}</HeadCell>
          <HeadCell>{t('person')}</HeadCell>
          <HeadCell>{t('what')}</HeadCell>
          <HeadCell minor>{t('patient')}</HeadCell>
          <HeadCell minor="wide" width={144}>
            {t('address')}
          </HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        {from > 0 && <tr aria-hidden style={{ height: from * height }} />}
        {rows.slice(from, to).map((row, place) => (
          <Row key={row.id} aria-rowindex={from + place + 2} data-row>
            <Cell>
              <time dateTime={row.at} className={classes.time}>
                {formatDate(row.at)} <span className={classes.clock}>{formatTime(row.at)}</span>
              </time>
            </Cell>
            <Cell>
              <Person row={row} onAddress={onAddress} />
            </Cell>
            <Cell>
              <What row={row} />
              {row.noteTitle !== null && <span className={classes.below}>{row.noteTitle}</span>}
            </Cell>
            <Cell minor>
              <Patient row={row} onAddress={onAddress} />
            </Cell>
            <Cell minor="wide">
              <span className={classes.muted} title={row.userAgent ?? undefined}>
                {row.address}
              </span>
            </Cell>
          </Row>
        ))}
        {to < rows.length && <tr aria-hidden style={{ height: (rows.length - to) * height }} />}
      </tbody>
    </DataTable>
  );
}

type CellProps = { row: AuditEntry; onAddress: Props['onAddress'] };

function Person({ row: { userId, userName, asUserId, asUserName, userAgent }, onAddress }: CellProps) {
  if (userId === null) return <span className={classes.muted}>{t(userAgent === 'job' ? 'program' : 'nobody')}</span>;
  const name = userName ?? t('unknownPerson');
  return (
    <>
      <Narrow title={t('onlyPerson', { name })} onClick={() => onAddress({ userId })}>
        {name}
      </Narrow>
      {asUserId !== null && (
        <span className={classes.through}>{t('viewedAs', { name: asUserName ?? t('unknownPerson') })}</span>
      )}
    </>
  );
}

function Patient({ row: { noteId, noteTitle }, onAddress }: CellProps) {
  if (noteId === null) return null;
  return (
    <span className={classes.patient}>
      <Narrow
        title={t('onlyPatient', { name: noteTitle ?? t('deletedChart') })}
        onClick={() => onAddress({ noteId })}
        muted={noteTitle === null}
      >
        {noteTitle ?? t('deletedChart')}
      </Narrow>
      {noteTitle !== null && (
        <RowActions>
          <ActionIcon
            aria-label={t('openChart', { name: noteTitle })}
            title={t('openChart', { name: noteTitle })}
            renderRoot={(props) => <Link {...props} to="/chat" search={{ id: noteId }} />}
          >
            <Icon name="external-link" size={16} />
          </ActionIcon>
        </RowActions>
      )}
    </span>
  );
}

type NarrowProps = { title: string; muted?: boolean; onClick: () => void; children: ReactNode };

function Narrow({ title, muted, onClick, children }: NarrowProps) {
  return (
    <button
      type="button"
      className={classes.narrow}
      data-row-link
      data-muted={muted || undefined}
      title={title}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** What was done, in a sentence; the exact name that the log has for it comes with the pointer or the focus. */
function What({ row: { kind, action, outcome } }: { row: AuditEntry }) {
  return (
    <span className={classes.what}>
      {outcome === 'ok' ? (
        <span className={classes.kind} data-loud={kind === 'break-glass' || undefined}>
          {kind === 'break-glass' && <Icon name="alert-triangle" size={14} />}
          {auditSentence({ kind, action })}
        </span>
      ) : (
        <StatusBadge tone={outcome === 'refused' ? 'warn' : 'danger'} icon="alert-triangle">
          {t(outcome === 'refused' ? 'refusedOutcome' : 'failedOutcome')}
        </StatusBadge>
      )}
      <code className={classes.action}>{action}</code>
    </span>
  );
}
