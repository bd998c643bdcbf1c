import type { FaxMatch, MatchFeature, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { ApiError } from '@clinical/api-client/api-error';
import { Button, Checkbox, Radio } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay, formatDateTime } from '../../lib/format.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { ChartSelect } from '../notes/public.ts';
import type { FaxTab } from './fax-address.ts';
import { useReceived } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { type Place, placesOf, usualPlace } from './filing-places.ts';
import { ReplySelect } from './LoopSelect.tsx';
import classes from './Review.module.css';

type Props = { fax: ReceivedFax; after: number[]; tab: FaxTab };

/** Where a fax belongs: in one chart, in several that it is split for, or where it was filed already. */
export function Filing({ fax, after, tab }: Props) {
  // here, for what follows a choice goes on when the choice is no longer shown
  const actions = useReceived(fax.id);
  return (
    <section className={classes.section} aria-label={t('belongs')}>
      <h2 className={classes.heading}>{t('belongs')}</h2>
      {fax.filed ? (
        <Filed fax={fax} unpair={actions.unpair} />
      ) : fax.spam ? (
        <p className={classes.quiet}>{t('inSpam')}</p>
      ) : !fax.abilities.file ? (
        <Parts fax={fax} tab={tab} />
      ) : after.length > 0 ? (
        <Split fax={fax} after={after} tab={tab} split={actions.split} />
      ) : (
        <Choice fax={fax} {...actions} />
      )}
    </section>
  );
}

type Actions = ReturnType<typeof useReceived>;

function Filed({ fax, unpair }: Pick<Props, 'fax'> & Pick<Actions, 'unpair'>) {
  const { filed, noteId, patient, abilities } = fax;
  const needsServer = useNeedsServer();
  const undo = () =>
    unpair.mutate(undefined, { onError: (error) => toast.error(messageOf(error), { title: t('notUndone') }) });
  const at = formatDateTime(filed!.at);
  return (
    <>
      <p className={classes.text}>
        {noteId === null ? (
          t('filedElsewhere')
        ) : (
          <Link to="/chat" search={{ id: noteId }} className={classes.link}>
            {patient}
          </Link>
        )}
      </p>
      <p className={classes.quiet}>
        {filed!.by === null ? t('filedItself', { at }) : t('filedBy', { name: filed!.by, at })}
        {filed!.entryId === null && ` ${t('entryGone')}`}
      </p>
      {abilities.file && (
        <div className={classes.buttons}>
          <Button variant="default" loading={unpair.isPending} onClick={undo} {...needsServer}>
            {t('takeOut')}
          </Button>
        </div>
      )}
    </>
  );
}

function Parts({ fax, tab }: Pick<Props, 'fax' | 'tab'>) {
  return (
    <>
      <p className={classes.quiet}>{t('wasSplit')}</p>
      <ul className={classes.plain}>
        {fax.parts.map(({ id, pages, patient }) => (
          <li key={id}>
            <Link to="/fax" search={{ tab, id }} className={classes.link}>
              {patient ?? t('toFile')} · {t('pageCount', { n: pages })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Split({ fax, after, tab, split }: Props & Pick<Actions, 'split'>) {
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const starts = [0, ...after];
  const parts = starts.map((from, at) => ({ from: from + 1, to: starts[at + 1] ?? fax.pages }));
  return (
    <>
      <p className={classes.text}>{t('splitText', { n: parts.length })}</p>
      <ul className={classes.plain}>
        {parts.map(({ from, to }) => (
          <li key={from}>{from === to ? t('onePage', { n: from }) : t('pageRange', { from, to })}</li>
        ))}
      </ul>
      <FormFailure message={split.error && messageOf(split.error)} />
      <div className={classes.buttons}>
        <Button
          loading={split.isPending}
          onClick={() =>
            split.mutate(after, {
              onSuccess: ([first]) => void navigate({ to: '/fax', search: { tab, id: first!.id } }),
            })
          }
          {...needsServer}
        >
          {t('splitNow', { n: parts.length })}
        </Button>
      </div>
    </>
  );
}

function Choice({ fax, pair, reply, unpair }: Pick<Props, 'fax'> & Pick<Actions, 'pair' | 'reply' | 'unpair'>) {
  const needsServer = useNeedsServer();
  const places = placesOf(fax);
  const [chosen, setChosen] = useState<string | null>(null);
  const [other, setOther] = useState<string>('');
  const [closes, setCloses] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const key = chosen ?? usualPlace(fax);
  const place = places.find((each) => each.key === key) ?? null;
  const chart = place?.noteId ?? other;
  const { isPending, error } = place?.sentFaxId ? reply : pair;
  const isAgainst = place?.match?.contradicts === true;
  const mayConfirm = isAgainst || (error instanceof ApiError && error.code === 'IDENTITY_CONFLICT');
  const choose = (next: string) => {
    setChosen(next);
    setCloses(null);
    setConfirmed(false);
    pair.reset();
    reply.reset();
  };
  const chooseOther = (noteId: string) => {
    setOther(noteId);
    setCloses(null);
  };
  const done = {
    onSuccess: () =>
      toast.success(t(closes === null ? 'filedNote' : 'filedReply'), {
        action: { label: t('undo'), run: () => unpair.mutate() },
      }),
  };
  const file = () => {
    if (place?.sentFaxId) reply.mutate({ sentFaxId: place.sentFaxId, confirmed }, done);
    else pair.mutate({ noteId: chart, ...(closes === null ? {} : { closes }), confirmed }, done);
  };
  return (
    <>
      <Radio.Group value={key} onChange={choose} aria-label={t('belongs')}>
        <div className={classes.places}>
          {places.map((each) => (
            <PlaceOption key={each.key} place={each} isChosen={each.key === key} />
          ))}
          <Radio value="other" label={t('anotherPatient')} />
        </div>
      </Radio.Group>
      {key === 'other' && <ChartSelect label={t('patient')} onChoose={chooseOther} />}
      {!place?.sentFaxId && <ReplySelect noteId={chart} value={closes} onChange={setCloses} />}
      <FormFailure message={error && messageOf(error)} />
      {mayConfirm && (
        <Checkbox
          label={t('lookedAtBoth')}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      <div className={classes.buttons}>
        <Button
          loading={isPending}
          disabled={(place === null && other === '') || (mayConfirm && !confirmed)}
          onClick={file}
          {...needsServer}
        >
          {place === null ? t('file') : t('fileTo', { name: place.patient })}
        </Button>
      </div>
    </>
  );
}

function PlaceOption({ place, isChosen }: { place: Place; isChosen: boolean }) {
  return (
    <div className={classes.place}>
      <Radio value={place.key} label={place.title} description={place.detail} />
      {isChosen && place.match && <Features match={place.match} />}
    </div>
  );
}

const featureNames: Record<MatchFeature['feature'], string> = {
  sender: t('featureSender'),
  name: t('featureName'),
  dateOfBirth: t('featureBirth'),
  mrn: t('featureMrn'),
  clinician: t('featureClinician'),
};

/** Points of each feature, with what was compared. */
function Features({ match }: { match: FaxMatch }) {
  return (
    <ul className={classes.features}>
      {match.features.map((feature) => (
        <li key={feature.feature} className={classes.feature} data-against={feature.contradicts || undefined}>
          <span className={classes.quiet}>{featureNames[feature.feature]}</span>
          <span className={classes.value}>{comparedIn(feature)}</span>
          <span className={classes.points}>
            {feature.points}/{feature.of}
          </span>
          <meter className={classes.meter} min={0} max={feature.of} value={feature.points} aria-hidden />
        </li>
      ))}
    </ul>
  );
}

function comparedIn({ feature, read, chart, contradicts, points, of }: MatchFeature): string {
  if (feature === 'sender') return chart === null ? t('notKnown') : t('faxedOn', { day: formatDay(chart) });
  if (read === null) return t('notOnFax');
  if (chart === null) return t('notInChart', { read });
  if (points === of && !contradicts) return read;
  return t('compared', { read, chart: feature === 'dateOfBirth' ? formatDay(chart) : chart });
}
