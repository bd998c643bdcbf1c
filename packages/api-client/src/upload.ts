import type { Call, CallInput } from '@clinical/contract/call';
import { callAddress } from './address.ts';
import { offlineError, replyError } from './api-error.ts';
import { baseOf, type ClientConfig, type Host } from './config.ts';
import { newKey } from './new-key.ts';
import { reportRejected } from './send.ts';

export type UploadOptions = {
  params?: Record<string, string | number>;
  /** Whole percent of the bytes that have left, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
  host?: Host;
};

/**
 * Sends a form with its files. XMLHttpRequest, because fetch does not tell how much has been sent.
 * @throws ApiError as a request does; AbortError when aborted
 */
export async function upload<Input extends CallInput, Output>(
  config: ClientConfig,
  call: Call<Input, Output>,
  form: FormData,
  options: UploadOptions = {},
): Promise<Output> {
  const token = await config.token();
  const address = callAddress(baseOf(config, options.host), call.path, { params: options.params });
  const { signal } = options;
  signal?.throwIfAborted();
  return new Promise<Output>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0)
        options.onProgress?.(Math.floor((event.loaded / event.total) * 100));
    };
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('The upload was stopped.', 'AbortError'));
    xhr.onerror = () => {
      config.onReachable?.(false);
      reject(offlineError());
    };
    xhr.onload = () => {
      config.onReachable?.(true);
      const done = readReply<Output>(xhr);
      if (done.error) reportRejected(config, done.error);
      if (done.error) reject(done.error);
      else resolve(done.output);
    };
    xhr.open(call.method, address);
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.setRequestHeader('Idempotency-Key', options.idempotencyKey ?? newKey());
    // The specification's form for uploads.
    if (token) xhr.setRequestHeader('Authorization', `token ${token}`);
    xhr.send(form);
  });
}

function readReply<Output>(xhr: XMLHttpRequest) {
  const header = (name: string) => xhr.getResponseHeader(name);
  if (xhr.status >= 400) return { error: replyError(xhr.status, xhr.responseText, header) } as const;
  try {
    return { error: null, output: JSON.parse(xhr.responseText) as Output } as const;
  } catch {
    return { error: replyError(xhr.status, '', header) } as const;
  }
}
