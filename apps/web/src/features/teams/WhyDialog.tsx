import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { Modal, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { formatDay } from '../../lib/format.ts';
import { patientChoicesQuery } from './access-rules.api.ts';
import { t } from './access-rules.texts.ts';
import { AccessRules } from './AccessRules.tsx';
import classes from './dialogs.module.css';

type Props = { member: Pick<WorkspaceMember, 'id' | 'name' | 'email'>; onClose: () => void };

/** Of two patients with one name the date of birth tells which is which. */
const choiceOf = ({ id, title, dateOfBirth }: Note) => ({
  value: id,
  label: dateOfBirth === null ? title : t('patientBorn', { name: title, day: formatDay(dateOfBirth) }),
});

/** Which rules open a patient's chart to a member. */
export function WhyDialog({ member: { id, name, email }, onClose }: Props) {
  useFocusBack();
  const [chosen, setChosen] = useState<ReturnType<typeof choiceOf> | null>(null);
  const [typed, setTyped] = useState('');
  // the field shows who is chosen, which is no search
  const wanted = useDeferredValue(typed === chosen?.label ? '' : typed.trim());
  const { data = [] } = useQuery(patientChoicesQuery(wanted));
  const found = data.map(choiceOf);
  const offered = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('whyTitle', { name: name || email })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.form}>
        <p>{t('whyLead', { name: name || email })}</p>
        <Select
          label={t('patient')}
          data={offered}
          value={chosen?.value ?? null}
          onChange={(_, option) => setChosen(option as typeof chosen)}
          searchValue={typed}
          onSearchChange={setTyped}
          // the server has found them
          filter={({ options }) => options}
          nothingFoundMessage={t('noPatient')}
          searchable
          data-autofocus
        />
        <div role="status">{chosen && <AccessRules userId={id} noteId={chosen.value} />}</div>
      </div>
    </Modal>
  );
}
