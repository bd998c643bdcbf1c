import type { ModelChoice, ModelsConfig, ProviderConfig } from '../../platform/config/model-config.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CircuitBreaker, circuitBreaker } from '../../platform/outside/circuit-breaker.ts';
import type { AskModel, AskModelOptions } from './ask-model.ts';
import { type Endpoint, endpointOf, isOpenAiItself } from './endpoint.ts';
import { type LlmPort, type ModelService, noLlm, type OwnKeyLlmPort, type Serving } from './port.ts';
import type { KeyOwner } from './provider-failure.ts';
import { vendorModels } from './vendor-models.data.ts';

/** Tests make the pauses and limits small. */
export type RoutedOptions = { clock: Clock } & Partial<
  Pick<AskModelOptions, 'pause' | 'random' | 'timeouts' | 'answerLimit'>
>;

type Route = {
  endpoint: Endpoint;
  reason: string;
  window: number | null;
} & Pick<AskModelOptions, 'model' | 'effort' | 'thinks' | 'price'>;

/** Characters for a token, counted low: a visit must fit. */
const charactersPerToken = 3;

/** The models of the configuration, each behind its key of the price list; none when no provider is set up. */
export function routedLlm(config: ModelsConfig, options: RoutedOptions): LlmPort {
  if (config.providers.length === 0) return noLlm;
  const breakers = new Map<string, CircuitBreaker>();
  return llmOf({
    services: servicesOf(config.providers),
    routeOf: (key) => chosenRoute(config, key) ?? ownRoute(config.providers, key),
    breakerOf: ({ baseUrl }) => {
      const breaker = breakers.get(baseUrl) ?? circuitBreaker(options.clock);
      breakers.set(baseUrl, breaker);
      return breaker;
    },
    keyOwner: 'server',
    options,
  });
}

/** OpenAI's models under the keys of persons. A service that fails is left alone for all of them, a key that fails only for its owner. */
export function ownKeyLlm(baseUrl: string, options: RoutedOptions): OwnKeyLlmPort {
  const breaker = circuitBreaker(options.clock);
  return {
    services: servicesOf([{ provider: 'openai', baseUrl, apiKey: null }]),
    withKey(apiKey) {
      const providers: ProviderConfig[] = [{ provider: 'openai', baseUrl, apiKey }];
      return llmOf({
        services: servicesOf(providers),
        routeOf: (key) => {
          const route = ownRoute(providers, key);
          return route && { ...route, reason: 'your own API key is switched on' };
        },
        breakerOf: () => breaker,
        keyOwner: 'person',
        options,
      });
    },
  };
}

type Parts = {
  services: ModelService[];
  routeOf: (key: string) => Route | null;
  breakerOf: (endpoint: Endpoint) => CircuitBreaker;
  keyOwner: KeyOwner;
  options: RoutedOptions;
};

function llmOf({ services, routeOf, breakerOf, keyOwner, options }: Parts): LlmPort {
  const asked = new Map<string, Promise<AskModel>>();
  const serving = (key: string): Serving => {
    const route = routeOf(key);
    if (!route) return { served: false, reason: notSetUp(key) };
    const { endpoint, model, reason, window } = route;
    return { served: true, service: endpoint.service, provider: endpoint.name, model, reason, window };
  };
  /** The SDK takes ten megabytes, so it comes with the first note. */
  const ask = (key: string): Promise<AskModel> => {
    const route = routeOf(key);
    if (!route)
      throw new AppError('MODEL_NOT_SET_UP', {
        message: `${notSetUp(key)} Choose another model.`,
        localEngineCan: true,
      });
    const { endpoint, model, effort, thinks = false, price } = route;
    const settings = { ...options, endpoint, model, effort, thinks, price, keyOwner, breaker: breakerOf(endpoint) };
    const made = asked.get(key) ?? import('./ask-model.ts').then(({ askModel }) => askModel(settings));
    asked.set(key, made);
    return made;
  };
  return {
    label: services.map(({ name }) => name).join(', '),
    services,
    serving,
    async writeNote(request, onSection, signal) {
      return (await ask(request.model))(request, onSection, signal);
    },
  };
}

function servicesOf(providers: readonly ProviderConfig[]): ModelService[] {
  return providers.map((provider) => ({ id: provider.provider, name: endpointOf(provider).name }));
}

const notSetUp = (key: string): string => `The model ${key} is not set up on this server.`;

/** What the operator says, first of this key, then of all. */
function chosenRoute({ providers, choices }: ModelsConfig, key: string): Route | null {
  const choice = choices.find((one) => one.key === key) ?? choiceForAll(providers, choices, key);
  const provider = choice && providers.find((one) => one.provider === choice.provider);
  if (!choice || !provider) return null;
  const { model, effort, window, price } = choice;
  return {
    endpoint: endpointOf(provider),
    model,
    effort,
    price,
    thinks: vendorModels[model]?.thinks ?? false,
    window: window === undefined ? null : window * charactersPerToken,
    reason: `AI_MODELS names it for ${choice.key === '*' ? 'every model' : 'this model'}`,
  };
}

/** `*` leaves a key to its own vendor where that one is set up. */
function choiceForAll(
  providers: readonly ProviderConfig[],
  choices: readonly ModelChoice[],
  key: string,
): ModelChoice | null {
  return ownRoute(providers, key) ? null : (choices.find((one) => one.key === '*') ?? null);
}

/** The key's own vendor, or a copy of OpenAI's call, which may serve any model. */
function ownRoute(providers: readonly ProviderConfig[], key: string): Route | null {
  const known = vendorModels[key] ?? { vendor: 'openai' as const, model: key, thinks: false };
  const copy = providers.find(({ provider, baseUrl }) => provider === 'openai' && !isOpenAiItself(baseUrl));
  const own =
    known.vendor === 'xai'
      ? providers.find(({ provider }) => provider === 'xai')
      : providers.find(({ provider }) => provider === 'openai' || provider === 'azure');
  const found = own ?? copy;
  if (!found) return null;
  const { model, effort, thinks } = known;
  return { endpoint: endpointOf(found), model, effort, thinks, window: null, reason: 'a key for it is configured' };
}
