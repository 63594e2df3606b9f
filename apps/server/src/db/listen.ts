import pg from 'pg'

export interface Listener {
  onMessage(payload: string): void
  /** The connection was lost and is there again: something may have been missed. */
  onGap(): void
}

const againAfterMs = 500

/** Hears a channel on a connection of its own until it is closed, and connects again as often as it takes: a network that went silent is noticed by asking. */
export async function listen(
  config: pg.ClientConfig,
  channel: string,
  listener: Listener,
  askEveryMs = 30_000,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client(config)
    next.on('notification', (message) => listener.onMessage(message.payload ?? ''))
    next.on('error', () => undefined)
    await next.connect()
    try {
      await next.query(`LISTEN ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    next.once('end', reconnectLater)
    client = next
    askLater(next)
    if (closed) await next.end()
  }

  function askLater(asked: pg.Client): void {
    asking = setTimeout(() => {
      asked.query('SELECT 1').then(
        () => asked === client && askLater(asked),
        () => asked.end().catch(() => undefined),
      )
    }, askEveryMs).unref()
  }

  function reconnectLater(): void {
    clearTimeout(asking)
    client = undefined
    if (closed) return
    timer = setTimeout(() => void connect().then(() => listener.onGap(), reconnectLater), againAfterMs).unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      clearTimeout(asking)
      await client?.end()
    },
  }
}
