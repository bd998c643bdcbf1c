import type { TemplatePatterns } from '@clinical/contract/analytics/analytics.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import { editTitle, Outcomes, suggestionsQuery, templatesQuery } from '../templates/public.ts';
import { t } from './analytics.texts.ts';
import classes from './Analytics.module.css';
import { Card } from './Card.tsx';
import { editsMethod, editsTable } from './tables.ts';

/** Sections that are listed; the table has all. */
const mostSections = 5;

/** Which sections are edited most, and what the template could learn from that. */
export function EditPatterns({ patterns }: { patterns: TemplatePatterns }) {
  const { rows } = editsTable(patterns);
  const own = patterns.templates.find((template) => template.own && template.edited > 0);
  if (patterns.notes === 0) {
    return (
      <Card title={t('edits')}>
        <p className={classes.missing}>{t('editsNone')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('edits')} method={editsMethod(patterns)}>
      {rows.length === 0 && <p className={classes.missing}>{t('editsEmpty')}</p>}
      <ul className={classes.sections}>
        {rows.slice(0, mostSections).map(([name, edited, notes]) => (
          <li key={name}>
            <span>{name}</span>
            <meter min={0} max={Number(notes)} value={Number(edited)} aria-label={String(name)} />
            <b>{t('ofNotes', { n: Number(edited), of: Number(notes) })}</b>
          </li>
        ))}
      </ul>
      {own && <Suggested templateId={own.templateId} />}
    </Card>
  );
}

/** The first change that this template could learn, and what came of earlier ones. */
function Suggested({ templateId }: { templateId: string }) {
  const found = useQuery(suggestionsQuery(templateId)).data;
  const template = useQuery(templatesQuery).data?.find(({ id }) => id === templateId);
  if (!found || !template) return null;
  const [first] = found.suggestions;
  return (
    <div className={classes.suggested}>
      {first ? (
        <>
          <p className={classes.suggestion}>
            <Icon name="sparkles" size={16} />
            <strong>{editTitle(first.edit, first.header, template.sections)}</strong>
          </p>
          {first.savingSeconds >= 1 && <p>{t('predicted', { n: Math.round(first.savingSeconds) })}</p>}
          <p className={classes.method}>{t('seen', { seen: first.seen, of: first.of })}</p>
          <Button
            size="xs"
            renderRoot={(props) => <Link {...props} to="/template-maker" search={{ id: templateId, learn: true }} />}
          >
            {t('seeChange')}
          </Button>
        </>
      ) : (
        <p className={classes.missing}>{t('noSuggestion')}</p>
      )}
      <Outcomes template={template} />
    </div>
  );
}
