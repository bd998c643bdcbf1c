/** What lies on disk: an encrypted value, or a user's key. Values are addressed by user and key. */
export type EncryptedRecord = {
  user: string;
  key: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  savedAt: number;
};

/** The storage below the encrypted store, so that it can be tested without a browser. */
export type RecordBox = {
  readKey(user: string): Promise<CryptoKey | undefined>;
  /** Stores the key unless there is one already, in one step; gives the one that counts. */
  keepKey(user: string, made: CryptoKey): Promise<CryptoKey>;
  read(user: string, key: string): Promise<EncryptedRecord | undefined>;
  write(record: EncryptedRecord): Promise<void>;
  remove(user: string, key: string): Promise<void>;
  list(user: string): Promise<EncryptedRecord[]>;
};
