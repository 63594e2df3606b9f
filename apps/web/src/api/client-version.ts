/** Sent with every request (S7.01). */
export const clientVersion = '4.9.9'
