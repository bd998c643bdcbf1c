/** Version of the checker: raised when it judges differently, so that stored results of an older one are known to be out of date. */
export const checkerVersion = '10';
