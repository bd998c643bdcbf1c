import type { LedgerEntry } from '@clinical/contract/credits/credits.schemas';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatChange, formatDateTime, formatNumber } from '../../lib/format.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { actionName } from './action-name.ts';
import { t } from './credits.texts.ts';
import classes from './credits.module.css';
import { creditChange } from './credit-change.ts';
import { modelName } from './model-name.ts';

/** Newest first: what it was, which model, how long, and what it changed. */
export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <DataTable label={t('ledger')}>
      <thead>
        <tr>
          <HeadCell>{t('action')}</HeadCell>
          <HeadCell minor width={184}>
            {t('when')}
          </HeadCell>
          <HeadCell minor width={128}>
            {t('model')}
          </HeadCell>
          <HeadCell minor align="right" width={88}>
            {t('took')}
          </HeadCell>
          <HeadCell align="right" width={104}>
            {t('change')}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id}>
            <Cell>
              {actionName(entry.action)}{' '}
              {entry.noteId !== null && (
                <Anchor
                  inherit
                  renderRoot={(props) => <Link to="/chat" search={{ id: entry.noteId ?? '' }} {...props} />}
                >
                  {t('openChart')}
                </Anchor>
              )}
              <small className={classes.when}>{formatDateTime(entry.at)}</small>
            </Cell>
            <Cell minor>{formatDateTime(entry.at)}</Cell>
            <Cell minor>
              {entry.model !== null && modelName(entry.model)}
              <Tokens entry={entry} />
            </Cell>
            <Cell minor align="right">
              {entry.seconds === null || entry.granted !== 0
                ? ''
                : t('seconds', { n: formatNumber(Math.round(entry.seconds)) })}
            </Cell>
            <Cell align="right">
              <Change entry={entry} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
}

/** What the model took and gave, where it said so. */
function Tokens({ entry: { inputTokens, outputTokens, cost } }: { entry: LedgerEntry }) {
  if (inputTokens === null || outputTokens === null) return null;
  const tokens = t('tokens', { n: formatNumber(inputTokens + outputTokens) });
  return <small className={classes.tokens}>{cost === null ? tokens : `${tokens} · ${formatNumber(cost)}`}</small>;
}

function Change({ entry }: { entry: LedgerEntry }) {
  const { change, held, returned } = creditChange(entry);
  const number = formatChange(change);
  return (
    <span className={classes.change}>
      {held > 0 ? t('held', { n: held }) : number}
      {returned > 0 && <small>{t('returned', { n: returned })}</small>}
    </span>
  );
}
