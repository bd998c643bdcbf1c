import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { usePlaybackState, useRecording, PlaybackContext } from '../transcripts/playback/public.ts';
import { visitQuery } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';
import classes from './HearQuote.module.css';

type Props = {
  transcriptId: string;
  link: EvidenceLink;
  /** Without the words, where there is no room for them. */
  short?: true;
  tabIndex?: number | undefined;
};

/** The words that a task rests on, and the second in which they were said: a press plays it. The visit is loaded with the first press. */
export function HearQuote({ transcriptId, link, short, tabIndex }: Props) {
  const [asked, setAsked] = useState(false);
  const visit = useQuery({ ...visitQuery(transcriptId), enabled: asked });
  const needsServer = useNeedsServer();
  if (link.startMs === null) return short ? null : <Words link={link} />;
  return (
    <span className={classes.line}>
      {asked && visit.data ? (
        <Sound visit={visit.data} link={link} tabIndex={tabIndex} />
      ) : (
        <HearButton
          at={link.startMs}
          playing={asked && visit.isFetching}
          tabIndex={tabIndex}
          onPress={() => {
            setAsked(true);
            if (visit.isError) void visit.refetch();
          }}
          {...needsServer}
        />
      )}
      {!short && <Words link={link} />}
    </span>
  );
}

function Words({ link }: { link: EvidenceLink }) {
  return <q className={classes.words}>{link.quote}</q>;
}

type SoundProps = { visit: Transcript; link: EvidenceLink; tabIndex: number | undefined };

function Sound({ visit, link, tabIndex }: SoundProps) {
  const playback = useRecording(visit);
  useEffect(() => playback?.play(link), [playback, link]);
  if (playback === null) return <span className={classes.without}>{t('noRecording')}</span>;
  return (
    <PlaybackContext value={playback}>
      <Playing
        onPlay={() => playback.play(link)}
        onPause={() => playback.pause()}
        at={link.startMs ?? 0}
        tabIndex={tabIndex}
      />
    </PlaybackContext>
  );
}

type PlayingProps = { onPlay: () => void; onPause: () => void; at: number; tabIndex: number | undefined };

function Playing({ onPlay, onPause, at, tabIndex }: PlayingProps) {
  const playing = usePlaybackState((state) => state.playing || state.loading, false);
  return <HearButton at={at} playing={playing} onPress={playing ? onPause : onPlay} tabIndex={tabIndex} />;
}

type ButtonProps = {
  at: number;
  playing: boolean;
  onPress: () => void;
  tabIndex: number | undefined;
  disabled?: true;
  title?: string;
};

function HearButton({ at, playing, onPress, ...rest }: ButtonProps) {
  const time = formatDuration(at);
  return (
    <button
      type="button"
      className={classes.hear}
      aria-label={t(playing ? 'stopHearing' : 'hear', { time })}
      onClick={onPress}
      {...rest}
    >
      <Icon name={playing ? 'pause' : 'play'} size={14} />
      {time}
    </button>
  );
}
