import { AppError } from '../../platform/app-error.ts';
import { type LlmPort, noLlm } from '../../gateways/llm/port.ts';

/** Why nothing is sent to a service, in words. */
export const switchedOff = (name: string): string => `Your workspace has switched ${name} off.`;

/** What a caller is told who asks a model of such a service. The local engine can do it in its place. */
export const serviceIsOff = (name: string): AppError =>
  new AppError('MODEL_NOT_SET_UP', { message: `${switchedOff(name)} Choose another model.`, localEngineCan: true });

/** The same for work that was begun before nothing was left of these services. */
export const servicesAreOff = (names: string): AppError =>
  new AppError('MODEL_NOT_SET_UP', {
    message: `${switchedOff(names)} Nothing was sent. You can use the built-in engine instead.`,
    localEngineCan: true,
  });

/** The same port, which sends nothing to these services; without any service left, none. */
export function withoutServices(llm: LlmPort, off: ReadonlySet<string>): LlmPort {
  const left = llm.services.filter(({ id }) => !off.has(id));
  if (left.length === llm.services.length) return llm;
  if (left.length === 0) return noLlm;
  return {
    label: left.map(({ name }) => name).join(', '),
    services: left,
    serving(model) {
      const serving = llm.serving(model);
      return serving.served && off.has(serving.service)
        ? { served: false, reason: switchedOff(serving.provider) }
        : serving;
    },
    async writeNote(request, onSection, signal) {
      const serving = llm.serving(request.model);
      if (serving.served && off.has(serving.service)) throw serviceIsOff(serving.provider);
      return llm.writeNote(request, onSection, signal);
    },
  };
}
