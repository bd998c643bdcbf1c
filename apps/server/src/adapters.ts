import { httpsGridhooks } from './gateways/gridhook/https.ts';
import type { GridhookPort } from './gateways/gridhook/port.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createOutboxEmail } from './gateways/email/outbox.ts';
import type { EmailPort } from './gateways/email/port.ts';
import { createSmtpEmail } from './gateways/email/smtp.ts';
import { fhirEhr } from './gateways/ehr/fhir.ts';
import type { EhrSystem } from './gateways/ehr/port.ts';
import { hylafax } from './gateways/fax/hylafax.ts';
import type { FaxPort } from './gateways/fax/port.ts';
import { srfax } from './gateways/fax/srfax.ts';
import { telnyx } from './gateways/fax/telnyx.ts';
import { npmFonts } from './gateways/fonts/npm-fonts.ts';
import type { FontsPort } from './gateways/fonts/port.ts';
import { europePmc } from './gateways/literature/europe-pmc.ts';
import type { LiteratureService } from './gateways/literature/port.ts';
import { pubmed } from './gateways/literature/pubmed.ts';
import type { LlmPort, OwnKeyLlmPort } from './gateways/llm/port.ts';
import { ownKeyLlm, routedLlm } from './gateways/llm/routed.ts';
import { deepgram } from './gateways/speech/deepgram.ts';
import { audioDecoder, type Decoder } from './gateways/speech/decode-audio.ts';
import { openAiSpeech } from './gateways/speech/openai-speech.ts';
import { pocketSphinx } from './gateways/speech/pocketsphinx.ts';
import type { SpeechEngine, SpeechPort } from './gateways/speech/port.ts';
import { findProgram } from './platform/work/run-limited.ts';
import { readModelFolder } from './gateways/speech/sherpa/model-folder.ts';
import { sherpa } from './gateways/speech/sherpa/sherpa.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { SpeechConfig } from './platform/config/speech-config.ts';
import type { Ids } from './platform/ids.ts';
import type { TurnPort } from './gateways/turn/port.ts';
import { turnRelay } from './gateways/turn/relay.ts';
import { meetingSdk } from './gateways/zoom/meeting-sdk.ts';
import type { ZoomPort } from './gateways/zoom/port.ts';
import { writeDurably } from './platform/storage/write-durably.ts';

/** Where mails are written as files; null when a mail server takes them. */
export function mailFolderOf(config: Config): string | null {
  return config.smtpUrl ? null : join(config.dataDir, 'outbox');
}

/** The mail server of the configuration, or the local outbox. */
export function emailOf(config: Config, { clock, ids }: { clock: Clock; ids: Ids }): EmailPort {
  const folder = mailFolderOf(config);
  return folder
    ? createOutboxEmail({ folder, from: config.mailFrom, clock, ids, write: writeDurably })
    : createSmtpEmail({ url: config.smtpUrl ?? '', from: config.mailFrom });
}

/** The models of the configuration, or none: then the embedded engine writes. */
export function llmOf(config: Config, clock: Clock): LlmPort {
  return routedLlm(config.models, { clock });
}

/** OpenAI, or what is configured in its place, for people who pay with a key of theirs. */
export function ownKeyLlmOf(config: Config, clock: Clock): OwnKeyLlmPort {
  return ownKeyLlm(config.openaiBaseUrl, { clock });
}

/** Fonts of PDFs that are downloaded when they are first needed. */
export function fontsOf({ dataDir }: Config, say: (line: string) => void): FontsPort {
  return npmFonts({ folder: join(dataDir, 'fonts'), say, write: writeDurably });
}

/** The fax line to the outside, null when faxes stay within this installation. */
export function faxCarrierOf({ fax, dataDir }: Config, clock: Clock): FaxPort | null {
  switch (fax.line) {
    case 'hylafax':
      return hylafax({
        ...fax,
        number: fax.numbers[0]!,
        workFolder: join(dataDir, 'work'),
        settingsFolder: join(dataDir, 'hylafax'),
        clock,
      });
    case 'telnyx':
      return telnyx({ ...fax, clock });
    case 'srfax':
      return srfax({ ...fax, number: fax.numbers[0]!, clock });
    default:
      return null;
  }
}

/** The relay of video calls, null without its address. */
export function turnOf({ turn }: Config, ids: Ids): TurnPort | null {
  return turn && turnRelay(turn, ids);
}

/** What signs for Zoom meetings, null without its keys. */
export function zoomOf({ zoom }: Config): ZoomPort | null {
  return zoom && meetingSdk(zoom);
}

/** The databases of literature that questions are searched at, in the order of the configuration. */
export const literatureOf = ({ literature }: Config, clock: Clock): readonly LiteratureService[] =>
  literature.services.map((name) =>
    name === 'pubmed'
      ? pubmed({ url: literature.pubmedUrl, key: literature.ncbiKey, email: literature.ncbiEmail, clock })
      : europePmc({ url: literature.europePmcUrl, clock }),
  );

/** Where members' notes are posted to. */
export const gridhooksOf = ({ gridhookLocalHosts }: Config, clock: Clock): GridhookPort =>
  httpsGridhooks({ localHosts: gridhookLocalHosts, clock });

/** The EHRs that notes are written to. */
export const ehrSystemsOf = ({ ehrSystems }: Config, clock: Clock): readonly EhrSystem[] =>
  ehrSystems.map(({ clientSecret = null, ...system }) => fhirEhr({ ...system, clientSecret, clock }));

/** What hears recordings, as configured. @throws Error when a program that it needs is not installed */
export function speechOf({ speech, dataDir }: Config, clock: Clock): SpeechPort {
  const decoder = audioDecoder(findProgram('ffmpeg'));
  const workFolder = join(dataDir, 'work');
  return { engine: speechEngineOf(speech, { clock, decoder }), reason: speech.reason, workFolder };
}

function speechEngineOf(speech: SpeechConfig, parts: { clock: Clock; decoder: Decoder }): SpeechEngine | null {
  switch (speech.engine) {
    case 'deepgram':
      return deepgram({ ...speech, ...parts });
    case 'openai':
      return openAiSpeech({ ...speech, ...parts });
    case 'sherpa':
      return sherpa({ folder: readModelFolder(speech.modelFolder), decoder: parts.decoder });
    case 'pocketsphinx': {
      const program = findProgram('pocketsphinx_batch');
      if (program === null || !existsSync(join(speech.modelFolder, 'en-us.lm.bin'))) {
        throw new Error(
          `STT_ENGINE is pocketsphinx, but PocketSphinx or its English model in ${speech.modelFolder} is not installed (Debian: apt-get install pocketsphinx pocketsphinx-en-us).`,
        );
      }
      return pocketSphinx({ program, model: speech.modelFolder, decoder: parts.decoder });
    }
    default:
      return null;
  }
}
