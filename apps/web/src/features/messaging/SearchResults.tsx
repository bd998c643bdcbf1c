import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatSince } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { authorName } from './author.ts';
import classes from './Search.module.css';
import { channelsQuery, conversationsQuery, type Search, searchQuery } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** What was found, newest first, each with its place. */
export function SearchResults({ search }: { search: Search }) {
  const found = useInfiniteQuery(searchQuery(search));
  const channels = useQuery(channelsQuery).data ?? [];
  const conversations = useQuery(conversationsQuery).data ?? [];
  const nameOf = (id: string) => [...channels, ...conversations].find((each) => each.id === id)?.name ?? '';
  const items = found.data?.pages.flatMap((page) => page.items);
  if (found.isError && !items)
    return <ErrorState small error={found.error} title={t('searchFailed')} onRetry={() => void found.refetch()} />;
  if (!items)
    return (
      <Delayed>
        <SkeletonText lines={6} />
      </Delayed>
    );
  return (
    <div className={classes.results} role="region" aria-label={t('found')}>
      {items.length === 0 && <p className={classes.none}>{t('nothingFound')}</p>}
      <ul className={classes.list}>
        {items.map(({ id, channelId, sequence, author, createdAt, excerpt }) => (
          <li key={id}>
            <Link to="/messaging/{-$id}" params={{ id: channelId }} search={{ at: sequence }} className={classes.hit}>
              <span className={classes.where}>
                {nameOf(channelId)} · {authorName({ author })} · {formatSince(createdAt)}
              </span>
              <span className={classes.excerpt}>
                {excerpt.map(({ text, found: isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          size="xs"
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('moreFound')}
        </Button>
      )}
    </div>
  );
}
