/** What lies on disk: an encrypted value. Values are addressed by user and key. */
export type EncryptedRecord = {
  user: string;
  key: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  savedAt: number;
};

/** The key of whoever is signed in on this device, and when the server last stood by their session (epoch milliseconds). */
export type HeldKey = { user: string; key: CryptoKey; heardAt: number };

/** The storage below the encrypted store, so that it can be tested without a browser. */
export type RecordBox = {
  /** The one key of the device. */
  readKey(): Promise<HeldKey | undefined>;
  /** Holds this key in place of any other. */
  holdKey(held: HeldKey): Promise<void>;
  dropKey(): Promise<void>;
  read(user: string, key: string): Promise<EncryptedRecord | undefined>;
  write(record: EncryptedRecord): Promise<void>;
  remove(user: string, key: string): Promise<void>;
  /** Those whose key starts so. */
  list(user: string, prefix: string): Promise<EncryptedRecord[]>;
  keys(user: string, prefix: string): Promise<string[]>;
  /** Deletes those whose key starts so. */
  removeAll(user: string, prefix: string): Promise<void>;
  /** Deletes all that lies here for a user. */
  forget(user: string): Promise<void>;
  /** Deletes what was saved before this time, whosesoever it is. */
  forgetBefore(time: number): Promise<void>;
};
