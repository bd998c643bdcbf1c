import type { EhrPatient } from '@clinical/contract/ehr/ehr.schemas';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Ehr.module.css';
import { ehrPatientsQuery, useEhr } from './ehr.api.ts';
import { t } from './ehr.texts.ts';
import { identifierWord } from './push-words.ts';

/** A patient of the EHR with what agrees and differs. */
export function PatientFacts({ patient }: { patient: EhrPatient }) {
  const facts = [
    ...(patient.birthDate ? [t('born', { day: formatDay(patient.birthDate) })] : []),
    ...patient.mrns.map((mrn) => t('mrn', { mrn })),
  ];
  return (
    <div className={classes.who}>
      <span className={classes.name}>{patient.name}</span>
      <span className={classes.quiet}>{facts.join(' · ')}</span>
      <span className={classes.badges}>
        {patient.agree.map((each) => (
          <StatusBadge key={each} tone="ok">
            {t('agrees', { what: identifierWord(each) })}
          </StatusBadge>
        ))}
        {patient.differ.map((each) => (
          <StatusBadge key={each} tone="danger">
            {t('differs', { what: identifierWord(each) })}
          </StatusBadge>
        ))}
      </span>
    </div>
  );
}

/** Patients of the EHR that may be the one of the chart. One is picked once. */
export function EhrPatients({ noteId, onChosen }: { noteId: string; onChosen: () => void }) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const found = useQuery(ehrPatientsQuery(noteId, query));
  const { choose } = useEhr();
  const needsServer = useNeedsServer();
  return (
    <div className={classes.block}>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(typed.trim());
        }}
      >
        <TextInput
          label={t('searchPatient')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" {...needsServer}>
          {t('search')}
        </Button>
      </form>
      <p className={classes.quiet}>{t('twoNeeded')}</p>
      {found.isPending && (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      )}
      {found.isError && (
        <ErrorState small title={t('patientsNotLoaded')} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data?.length === 0 && <p className={classes.notice}>{t('noPatients')}</p>}
      {found.data && found.data.length > 0 && (
        <ul className={classes.rows}>
          {found.data.map((patient) => (
            <li key={patient.id} className={classes.row}>
              <PatientFacts patient={patient} />
              {patient.fits && (
                <Button
                  size="xs"
                  aria-label={t('chooseNamed', {
                    name: patient.name,
                    born: patient.birthDate ? formatDay(patient.birthDate) : t('bornUnknown'),
                  })}
                  loading={choose.isPending && choose.variables.patientId === patient.id}
                  onClick={() => choose.mutate({ noteId, patientId: patient.id }, { onSuccess: onChosen })}
                  {...needsServer}
                >
                  {t('choose')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FormFailure message={choose.error && messageOf(choose.error)} />
    </div>
  );
}
