import { resolve } from 'node:path';
import { SurveyInstrument } from '@clinical/contract/analytics/analytics.schemas';
import { limits } from '@clinical/contract/limits';
import { z } from 'zod';
import { type FaxConfig, faxConfig, faxLineNames } from './fax-config.ts';
import { ModelChoice, type ModelsConfig, modelsConfig } from './model-config.ts';
import { type SpeechConfig, speechConfig, speechEngines } from './speech-config.ts';
import { type TurnConfig, turnConfig } from './turn-config.ts';
import { type LiteratureConfig, literatureConfig } from './literature-config.ts';
import { type ZoomConfig, zoomConfig } from './zoom-config.ts';

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
const optionalText = z
  .string()
  .trim()
  .transform((value) => value || null);

/** An address of one of these kinds, or nothing. */
function optionalAddress(...protocols: string[]) {
  const isOne = (value: string) => value === '' || protocols.includes(URL.parse(value)?.protocol ?? '');
  const form = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  return z
    .string()
    .trim()
    .refine(isOne, `an address is needed, as in ${form}`)
    .transform((value) => value || null);
}
const webAddress = optionalAddress('https:', 'http:');

const secureAddress = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => value.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]?/.test(value),
    'https is needed',
  );

/** Parses a variable that holds a JSON list. */
function jsonList<T extends z.ZodType>(item: T) {
  const list = z.array(item);
  return z
    .string()
    .default('')
    .transform((text, context): z.output<T>[] => {
      if (text.trim() === '') return [];
      try {
        return list.parse(JSON.parse(text));
      } catch (error) {
        const [issue] = error instanceof z.ZodError ? error.issues : [];
        const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not JSON';
        context.addIssue({ code: 'custom', message: `a JSON list as in the README is needed (${where})` });
        return z.NEVER;
      }
    });
}

const name = z.string().trim().min(1).max(60);
const providerId = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .refine((id) => id !== 'credentials', 'this name is taken');
const OidcProviders = jsonList(
  z.object({
    id: providerId,
    name,
    issuer: secureAddress,
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
  }),
);
const ExternalSystems = jsonList(
  z.object({ type: providerId, issuer: z.string().min(1), audience: z.string().min(1), keysUrl: secureAddress }),
);

const EhrSystems = jsonList(
  z.object({
    type: providerId,
    name,
    /** Of its FHIR R4 server. */
    baseUrl: secureAddress.transform((value) => value.replace(/\/+$/, '')),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1).optional(),
  }),
).refine((list) => new Set(list.map(({ type }) => type)).size === list.length, 'each type is there once');

const openAiAddress = 'https://api.openai.com/v1';
const deepgramAddress = 'https://api.deepgram.com/v1';
const anthropicAddress = 'https://api.anthropic.com/v1';
const googleAddress = 'https://generativelanguage.googleapis.com/v1beta';
const xaiAddress = 'https://api.x.ai/v1';
const telnyxAddress = 'https://api.telnyx.com/v2';
const srfaxAddress = 'https://www.srfax.com/SRF_SecWebSvc.php';

/** Every variable the program reads, with its default. The README's table is checked against it. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalAddress('postgres:', 'postgresql:').default(null),
  PUBLIC_URL: webAddress.default(null),
  TRUST_PROXY: flag.default(false),
  MASTER_KEY: optionalText.default(null),
  MASTER_KEY_FILE: optionalText.default(null),
  SMTP_URL: optionalAddress('smtp:', 'smtps:').default(null),
  MAIL_FROM: z.string().default('AI Clinical Workspace <no-reply@localhost>'),
  OPENAI_API_KEY: optionalText.default(null),
  OPENAI_BASE_URL: webAddress.default(openAiAddress),
  AZURE_OPENAI_API_KEY: optionalText.default(null),
  AZURE_OPENAI_BASE_URL: webAddress.default(null),
  ANTHROPIC_API_KEY: optionalText.default(null),
  ANTHROPIC_BASE_URL: webAddress.default(anthropicAddress),
  GOOGLE_API_KEY: optionalText.default(null),
  GOOGLE_BASE_URL: webAddress.default(googleAddress),
  XAI_API_KEY: optionalText.default(null),
  XAI_BASE_URL: webAddress.default(xaiAddress),
  LLM_BASE_URL: webAddress.default(null),
  LLM_API_KEY: optionalText.default(null),
  AI_MODELS: jsonList(ModelChoice),
  STT_ENGINE: z.enum(speechEngines).or(z.literal('')).default('auto'),
  DEEPGRAM_API_KEY: optionalText.default(null),
  DEEPGRAM_BASE_URL: webAddress.default(deepgramAddress),
  STT_BASE_URL: webAddress.default(null),
  STT_API_KEY: optionalText.default(null),
  STT_MODEL: z.string().trim().min(1).default('whisper-1'),
  STT_MODEL_DIR: optionalText.default(null),
  POCKETSPHINX_MODEL_DIR: z.string().default('/usr/share/pocketsphinx/model/en-us'),
  FAX_LINE: z.enum(faxLineNames).or(z.literal('')).default('installation'),
  FAX_NUMBERS: z.string().default(''),
  HYLAFAX_SERVER: z.string().trim().min(1).default('localhost'),
  HYLAFAX_SPOOL: z.string().trim().min(1).default('/var/spool/hylafax'),
  TELNYX_API_KEY: optionalText.default(null),
  TELNYX_PUBLIC_KEY: optionalText.default(null),
  TELNYX_CONNECTION_ID: optionalText.default(null),
  TELNYX_BASE_URL: webAddress.default(telnyxAddress),
  SRFAX_ACCESS_ID: optionalText.default(null),
  SRFAX_PASSWORD: optionalText.default(null),
  SRFAX_SENDER_EMAIL: optionalText.default(null),
  SRFAX_URL: webAddress.default(srfaxAddress),
  TURN_URL: optionalText.default(null),
  TURN_SECRET: optionalText.default(null),
  ZOOM_SDK_KEY: optionalText.default(null),
  ZOOM_SDK_SECRET: optionalText.default(null),
  LITERATURE_SEARCH: z.string().default(''),
  PUBMED_URL: webAddress.default(null),
  NCBI_API_KEY: optionalText.default(null),
  NCBI_EMAIL: optionalText.default(null),
  EUROPE_PMC_URL: webAddress.default(null),
  SURVEY: jsonList(SurveyInstrument).refine((list) => list.length < 2, 'one survey at most'),
  OIDC_PROVIDERS: OidcProviders,
  EXTERNAL_SYSTEMS: ExternalSystems,
  EHR_SYSTEMS: EhrSystems,
  GRIDHOOK_LOCAL_HOSTS: z.string().default(''),
  CONNECT_SOURCES: z.string().default(''),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  USER_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  WORKSPACE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(12_000),
  PLAN: z.enum(['trial', 'monthly']).default('trial'),
  MONTHLY_CREDITS: z.coerce.number().int().min(0).max(1_000_000).optional(),
  LOCAL_ENGINE_CREDITS: flag.default(true),
  SIGN_IN_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  FREE_SPACE_RESERVE_MB: z.coerce.number().int().min(0).default(256),
  WORKER_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  RUN_JOBS: flag.default(true),
  PDF_SERVICE_URL: webAddress.default(null),
  CUSTOMER_SUPPORT_URL: webAddress.default(null),
  TERMS_URL: webAddress.default(null),
  PRIVACY_URL: webAddress.default(null),
  COMMUNITY_URL: webAddress.default(null),
  VIDEO_TRAINING_URL: webAddress.default(null),
  SELF_HELP_URL: webAddress.default(null),
  EXTENSION_STORE_URL: webAddress.default(null),
  BILLING_URL: webAddress.default(null),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** Names of all variables, for the documentation's check. */
export const variableNames: readonly string[] = Object.keys(Environment.shape);

type LinkName =
  | 'customerSupport'
  | 'termsOfUse'
  | 'privacyPolicy'
  | 'community'
  | 'videoTraining'
  | 'selfHelpGuide'
  | 'extensionStore'
  | 'billing';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Address that people type; null means the one the server listens on. */
  publicUrl: string | null;
  trustProxy: boolean;
  masterKey: string | null;
  masterKeyFile: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Who writes behind each key of the price list; without providers the embedded engine does. */
  models: ModelsConfig;
  /** Where the own keys of users are tested and used. */
  openaiBaseUrl: string;
  /** What hears recordings. */
  speech: SpeechConfig;
  /** What carries faxes. */
  fax: FaxConfig;
  /** The relay of video calls; null without one. */
  turn: TurnConfig | null;
  /** The app of Zoom's Meeting SDK that signs for meetings; null without one. */
  zoom: ZoomConfig | null;
  /** Services of literature that questions are searched at. */
  literature: LiteratureConfig;
  /** The burnout survey that the operator may use; none ships. */
  survey: SurveyInstrument | null;
  /** Outside providers to sign in at. */
  oidcProviders: { id: string; name: string; issuer: string; clientId: string; clientSecret: string }[];
  /** Outside systems whose signed tokens let their users in. */
  externalSystems: { type: string; issuer: string; audience: string; keysUrl: string }[];
  /** EHRs that notes are written to. `type` as in `ehr_type` of the address that links an account. */
  ehrSystems: { type: string; name: string; baseUrl: string; clientId: string; clientSecret?: string | undefined }[];
  /** Hosts of the operator's own network that gridhooks may be at, as in an address: `name` or `name:port`. */
  gridhookLocalHosts: string[];
  /** Origins that the page may connect to, beside its own. */
  connectSources: string[];
  rateLimitPerMinute: number;
  signInLimitPerMinute: number;
  /** Requests of one person, and of a whole workspace. */
  quotaPerMinute: { perUser: number; perWorkspace: number };
  /** Credits of each seat and month; 0 gives a trial instead. */
  monthlyCredits: number;
  /** False: what the embedded engine writes takes no credits. */
  localEngineCredits: boolean;
  freeSpaceReserve: number;
  workerThreads: number;
  runJobs: boolean;
  /** Address of a separate PDF service; null when the API's host does that too. */
  pdfServiceUrl: string | null;
  /** Outside pages that the navigation links to; a link without an address says "Coming Soon". */
  links: Record<LinkName, string | null>;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/** Reads and checks the environment. @throws Error that names each wrong variable in a sentence. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right. ${wrong.join('; ')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: env.TRUST_PROXY,
    masterKey: env.MASTER_KEY,
    masterKeyFile: env.MASTER_KEY_FILE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    models: modelsOf(env),
    openaiBaseUrl: env.OPENAI_BASE_URL ?? openAiAddress,
    speech: speechOf(env),
    fax: faxOf(env),
    turn: readPart(() => turnConfig(env)),
    zoom: readPart(() => zoomConfig(env)),
    literature: readPart(() => literatureConfig(env)),
    survey: env.SURVEY[0] ?? null,
    oidcProviders: env.OIDC_PROVIDERS,
    externalSystems: env.EXTERNAL_SYSTEMS,
    ehrSystems: env.EHR_SYSTEMS,
    gridhookLocalHosts: env.GRIDHOOK_LOCAL_HOSTS.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    connectSources: env.CONNECT_SOURCES.split(/[\s,]+/).filter(Boolean),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    signInLimitPerMinute: env.SIGN_IN_LIMIT_PER_MINUTE,
    quotaPerMinute: { perUser: env.USER_LIMIT_PER_MINUTE, perWorkspace: env.WORKSPACE_LIMIT_PER_MINUTE },
    monthlyCredits: env.MONTHLY_CREDITS ?? (env.PLAN === 'monthly' ? limits.monthlyCredits : 0),
    localEngineCredits: env.LOCAL_ENGINE_CREDITS,
    freeSpaceReserve: env.FREE_SPACE_RESERVE_MB * 1024 * 1024,
    workerThreads: env.WORKER_THREADS,
    runJobs: env.RUN_JOBS,
    pdfServiceUrl: env.PDF_SERVICE_URL,
    links: {
      customerSupport: env.CUSTOMER_SUPPORT_URL,
      termsOfUse: env.TERMS_URL,
      privacyPolicy: env.PRIVACY_URL,
      community: env.COMMUNITY_URL,
      videoTraining: env.VIDEO_TRAINING_URL,
      selfHelpGuide: env.SELF_HELP_URL,
      extensionStore: env.EXTENSION_STORE_URL,
      billing: env.BILLING_URL,
    },
    logLevel: env.LOG_LEVEL,
  };
}

/** Reads a part of the configuration whose variables depend on each other; what is wrong with it is said as of the rest. */
function readPart<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`The configuration is not right. ${(error as Error).message}`, { cause: error });
  }
}

function faxOf(env: z.output<typeof Environment>): FaxConfig {
  return readPart(() =>
    faxConfig({
      ...env,
      FAX_LINE: env.FAX_LINE || 'installation',
      TELNYX_BASE_URL: env.TELNYX_BASE_URL ?? telnyxAddress,
      SRFAX_URL: env.SRFAX_URL ?? srfaxAddress,
    }),
  );
}

function speechOf(env: z.output<typeof Environment>): SpeechConfig {
  return readPart(() =>
    speechConfig({
      ...env,
      STT_ENGINE: env.STT_ENGINE || 'auto',
      DEEPGRAM_BASE_URL: env.DEEPGRAM_BASE_URL ?? deepgramAddress,
      OPENAI_BASE_URL: env.OPENAI_BASE_URL ?? openAiAddress,
    }),
  );
}

function modelsOf(env: z.output<typeof Environment>): ModelsConfig {
  return readPart(() =>
    modelsConfig({
      ...env,
      OPENAI_BASE_URL: env.OPENAI_BASE_URL ?? openAiAddress,
      ANTHROPIC_BASE_URL: env.ANTHROPIC_BASE_URL ?? anthropicAddress,
      GOOGLE_BASE_URL: env.GOOGLE_BASE_URL ?? googleAddress,
      XAI_BASE_URL: env.XAI_BASE_URL ?? xaiAddress,
    }),
  );
}

/** The only place that reads the process's environment. */
export function configFromEnvironment(): Config {
  return parseConfig(process.env);
}

/** Tells next-auth to take its address from the request that we build, not from a variable of its own. */
export function trustRequestHost(): void {
  process.env.AUTH_TRUST_HOST = '1';
}
