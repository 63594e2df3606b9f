/** What opens a session, and what PostgreSQL tells of a row that it refused: it holds names and contacts. */
const notTold = ['req.headers.token', 'req.headers.cookie', 'err.detail', 'err.where']

/** Of the HTTP log: a line of JSON for each event. */
export const logging = (level: string): { level: string; redact: string[] } => ({ level, redact: notTold })
