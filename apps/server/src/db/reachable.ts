import pg from 'pg'

const rememberMs = 1_000
const timeoutMs = 2_000

/** Whether the database answers: on a connection of its own for each question, so that a busy pool does not look like a lost database. */
export function reachability(config: pg.ClientConfig): () => Promise<boolean> {
  let askedAt = -Infinity
  let answer = Promise.resolve(false)
  return () => {
    const now = performance.now()
    if (now - askedAt >= rememberMs) {
      askedAt = now
      answer = answers(config)
    }
    return answer
  }
}

async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}
