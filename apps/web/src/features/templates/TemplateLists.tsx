import type { StarterTemplate, Template } from '@clinical/contract/templates/templates.schemas';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemovedIds } from '../../lib/undoable.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { OwnTemplates } from './OwnTemplates.tsx';
import { TemplateList } from './TemplateList.tsx';
import classes from './TemplatesPage.module.css';
import { startersQuery } from './templates.api.ts';
import { templatesQuery } from './templates-query.api.ts';
import type { TemplatesSearch } from './templates-search.ts';
import { saySharing } from './say-sharing.ts';
import { t } from './templates.texts.ts';
import { useMayManageTemplates } from './use-may-manage.ts';

const holds = (typed: string, ...texts: string[]): boolean => {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const text = texts.join(' ').toLocaleLowerCase();
  return words.every((word) => text.includes(word));
};
const found = (typed: string) => (template: Template) =>
  holds(typed, template.title, template.nickname, ...template.sections.map(({ header }) => header));
const foundStarter = (typed: string) => (starter: StarterTemplate) =>
  holds(typed, starter.title, starter.nickname, starter.specialty, starter.description);

/** My templates, those that the workspace shares, my archived ones, and the starters; one field searches them all. */
export function TemplateLists({ search }: { search: TemplatesSearch }) {
  const own = useQuery(templatesQuery);
  const starters = useQuery(startersQuery);
  const me = useQuery(userInfoQuery()).data?.id;
  const removed = useRemovedIds();
  const mayManage = useMayManageTemplates();
  const [typed, setTyped] = useState('');
  const all = own.data?.filter(({ id }) => !removed.has(id)) ?? [];
  const mine = all.filter(({ userId, archived }) => userId === me && !archived);
  const shared = all.filter(({ userId }) => userId !== me).filter(found(typed));
  const archived = all.filter((template) => template.archived).filter(found(typed));
  const shownMine = mine.filter(found(typed));
  const shownStarters = starters.data?.filter(foundStarter(typed)) ?? [];
  const searching = typed.trim() !== '';
  const nothing = searching && shownMine.length + shared.length + archived.length + shownStarters.length === 0;

  return (
    <div className={classes.list}>
      <TextInput
        type="search"
        aria-label={t('filter')}
        placeholder={t('filter')}
        leftSection={<Icon name="search" size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={classes.nothing}>
        {nothing ? t('nothingFound') : ''}
      </p>
      {own.isPending && (
        <Delayed>
          <SkeletonText />
        </Delayed>
      )}
      {own.isError && <ErrorState error={own.error} title={t('couldNotLoad')} onRetry={() => void own.refetch()} />}
      {own.isSuccess && (!searching || shownMine.length > 0) && (
        <OwnTemplates
          templates={shownMine}
          current={search.id}
          canMove={mayManage && !searching}
          empty={t('noneYet')}
        />
      )}
      {shared.length > 0 && (
        <TemplateList
          heading={t('fromWorkspace')}
          items={shared.map((template) => ({
            ...itemOf(template),
            about: t('fromOf', { author: template.author, who: saySharing(template) }),
          }))}
          current={search.id}
        />
      )}
      {archived.length > 0 && (
        <TemplateList
          heading={t('archivedTemplates', { n: archived.length })}
          items={archived.map(itemOf)}
          current={search.id}
        />
      )}
      {starters.isError && (
        <ErrorState error={starters.error} title={t('couldNotLoadStarters')} onRetry={() => void starters.refetch()} />
      )}
      {/* below one's own: sooner there, they would be pushed down */}
      {starters.isSuccess && !own.isPending && shownStarters.length > 0 && (
        <TemplateList
          heading={t('starters')}
          items={shownStarters.map(({ key, title, specialty }) => ({
            key,
            title,
            about: specialty,
            search: { starter: key },
          }))}
          current={search.starter}
        />
      )}
    </div>
  );
}

const itemOf = ({ id, title, nickname, archived, author, sections }: Template) => ({
  key: id,
  title: nickname || title,
  about: author !== '' && !archived ? author : t('sectionsCount', { n: sections.length }),
  search: { id },
});
