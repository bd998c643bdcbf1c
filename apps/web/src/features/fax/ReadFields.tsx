import type { FaxField, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { Button } from '@mantine/core';
import { formatDay, formatPercent } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { useReceived } from './fax.api.ts';
import { t } from './fax.texts.ts';
import classes from './Review.module.css';

type Props = { fax: ReceivedFax; shown: number | null; onShow: (index: number | null) => void };

const names: Record<FaxField['kind'], string> = {
  patient: t('fieldPatient'),
  dateOfBirth: t('fieldBirth'),
  mrn: t('fieldMrn'),
  clinician: t('fieldClinician'),
  sender: t('fieldSender'),
  documentDate: t('fieldDate'),
  finding: t('fieldFinding'),
  advice: t('fieldAdvice'),
};

/** With less, somebody should look at the page. */
const surely = 0.85;

/** What was read on the pages, each with how sure that is; one at a time is shown in its place. */
export function ReadFields({ fax, shown, onShow }: Props) {
  const { readAgain } = useReceived(fax.id);
  const needsServer = useNeedsServer();
  const { reading, fields, pages, abilities } = fax;
  return (
    <section className={classes.section} aria-label={t('readHere')}>
      <h2 className={classes.heading}>{t('readHere')}</h2>
      {reading?.state === 'waiting' && <p className={classes.quiet}>{t('beingReadText')}</p>}
      {reading?.state === 'failed' && (
        <div className={classes.notice}>
          <p className={classes.plain}>{t('notReadText', { reason: reading.reason ?? '' })}</p>
          {pages > 0 && abilities.file && (
            <Button
              size="xs"
              variant="default"
              loading={readAgain.isPending}
              onClick={() => readAgain.mutate()}
              {...needsServer}
            >
              {t('readAgain')}
            </Button>
          )}
        </div>
      )}
      {reading?.state === 'read' && fields.length === 0 && <p className={classes.quiet}>{t('nothingRead')}</p>}
      <ul className={classes.fields}>
        {fields.map((field, index) => (
          <li key={index}>
            <button
              type="button"
              className={classes.field}
              data-shown={shown === index || undefined}
              onPointerEnter={() => onShow(index)}
              onPointerLeave={() => onShow(null)}
              onFocus={() => onShow(index)}
              onBlur={() => onShow(null)}
              onClick={() =>
                document.querySelector(`[data-page="${field.page}"]`)?.scrollIntoView({ block: 'nearest' })
              }
            >
              <span className={classes.quiet}>{names[field.kind]}</span>
              <span className={classes.value}>{shownValue(field)}</span>
              <Confidence field={field} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shownValue = ({ kind, value, text }: FaxField): string =>
  kind === 'dateOfBirth' || kind === 'documentDate' ? `${formatDay(value)} (${text})` : text;

function Confidence({ field: { confidence } }: { field: FaxField }) {
  if (confidence === null) return <span className={classes.quiet}>{t('inFile')}</span>;
  const isUnsure = confidence < surely;
  return (
    <span className={classes.confidence} data-unsure={isUnsure || undefined}>
      {isUnsure && <Icon name="alert-triangle" size={14} />}
      {formatPercent(Math.round(confidence * 100) / 100)}
    </span>
  );
}
