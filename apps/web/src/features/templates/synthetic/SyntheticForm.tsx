import type { MakeSynthetic, VisitType } from '@clinical/contract/scribe/synthetic.schemas';
import { syntheticSpecialties } from '@clinical/language/samples/synthetic/specialties';
import { Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { preference } from '../../../lib/preference.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PricedButton, TooFewCredits, usePrice } from '../../credits/public.ts';
import { WorkFailed } from '../WorkFailed.tsx';
import { t } from './synthetic.texts.ts';
import classes from './Synthetic.module.css';

type Wish = Pick<MakeSynthetic, 'specialty' | 'visitType' | 'engine'>;
type Props = { busy: boolean; failure: Error | null; onMake: (wish: Wish) => void };

const lastWish = preference('synthetic-visit', 'Primary care', (stored) =>
  typeof stored === 'string' && syntheticSpecialties.includes(stored) ? stored : null,
);

const visitTypes = (): { value: VisitType; label: string }[] => [
  { value: 'new', label: t('typeNew') },
  { value: 'follow-up', label: t('typeFollowUp') },
  { value: 'acute', label: t('typeAcute') },
  { value: 'procedure', label: t('typeProcedure') },
  { value: 'well', label: t('typeWell') },
];

/** Which visit to make up, and the button that does it. */
export function SyntheticForm({ busy, failure, onMake }: Props) {
  const price = usePrice('synthetic-transcript');
  const needsServer = useNeedsServer();
  const [specialty, setSpecialty] = useState(lastWish.get());
  const [visitType, setVisitType] = useState<VisitType>('new');
  const make = (more: Pick<Wish, 'engine'> = {}) => onMake({ specialty, visitType, ...more });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lastWish.set(specialty);
    make();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.fields}>
        <Select
          label={t('specialty')}
          data={[...syntheticSpecialties]}
          value={specialty}
          searchable
          allowDeselect={false}
          onChange={(next) => setSpecialty(next ?? specialty)}
        />
        <Select
          label={t('visitType')}
          data={visitTypes()}
          value={visitType}
          allowDeselect={false}
          onChange={(next) => setVisitType((next as VisitType | null) ?? visitType)}
        />
      </div>
      <PricedButton
        price={price}
        type="submit"
        leftSection={<Icon name="sparkles" size={16} />}
        loading={busy}
        {...needsServer}
      >
        {t('make')}
      </PricedButton>
      <TooFewCredits price={price} />
      {failure && (
        <WorkFailed
          title={t('failed')}
          action="synthetic-transcript"
          error={failure}
          onLocal={() => make({ engine: 'local' })}
        />
      )}
    </form>
  );
}
