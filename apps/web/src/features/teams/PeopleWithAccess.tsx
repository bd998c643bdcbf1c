import type { PersonWithAccess } from '@clinical/contract/teams/permissions.schemas';
import { useQuery } from '@tanstack/react-query';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { noteAccessQuery } from './access-rules.api.ts';
import { t } from './access-rules.texts.ts';
import shares from './ShareDialog.module.css';

/** Who may open a chart, with what gives it to them. */
export function PeopleWithAccess({ noteId }: { noteId: string }) {
  const { data, isPending, error, refetch } = useQuery(noteAccessQuery(noteId));
  return (
    <section aria-label={t('peopleTitle')}>
      <h3 className={shares.title}>{t('peopleTitle')}</h3>
      {isPending && (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      )}
      {error && <ErrorState small error={error} title={t('peopleFailed')} onRetry={() => void refetch()} />}
      {data && (
        <ul className={shares.list}>
          {data.map((person) => (
            <li key={person.userId} className={shares.share}>
              <span className={shares.who}>
                <span className={shares.name}>{person.name}</span>
                <span className={shares.what}>{reasonOf(person)}</span>
              </span>
              <span className={shares.what}>{t(`may${person.level}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const reasonOf = ({ kind, via, email }: PersonWithAccess): string => `${t(kind, { name: via })} · ${email}`;
