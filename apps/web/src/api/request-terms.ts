/** Sent with every request (S7.01). */
export const clientVersion = '4.9.9'

/** Of an answer, in milliseconds; longer than the server itself waits for anything. */
export const timeoutMs = 90_000
