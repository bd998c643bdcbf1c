import { ApiError } from '@clinical/api-client/api-error';
import { Button } from '@mantine/core';
import { Drawing } from './Drawing.tsx';
import classes from './EmptyState.module.css';
import { t } from './ui.texts.ts';

/** `page`: it is the whole page, so that its title is the page's. */
type Props = {
  error: unknown;
  title?: string;
  onRetry?: () => void;
  /** Has the local engine do what a model failed at. */
  onLocal?: (() => void) | undefined;
  page?: boolean;
  /** A part of a page, in a line or two without the drawing. */
  small?: boolean;
};

/** What happened and what to do: the server's own words, its reference, and another try. */
export function ErrorState({ error, title = t('couldNotLoad'), onRetry, onLocal, page, small }: Props) {
  const Heading = page ? 'h1' : 'h2';
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={classes.state} data-small={small || undefined} role="alert">
      {!small && <Drawing name="broken" />}
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{error instanceof Error ? error.message : String(error)}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
          {onLocal && (
            <Button variant="default" onClick={onLocal}>
              {t('runLocally')}
            </Button>
          )}
        </div>
      )}
      {reference && <p className={classes.reference}>{t('requestId', { id: reference })}</p>}
    </div>
  );
}
