import pg from 'pg'

export interface Listener {
  onMessage(payload: string): void
  /** The connection was lost and is there again: something may have been missed. */
  onGap(): void
}

const againAfterMs = 500

/** Hears a channel on a connection of its own until it is closed, and connects again as often as it takes. */
export async function listen(config: pg.ClientConfig, channel: string, listener: Listener): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

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
    if (closed) await next.end()
  }

  function reconnectLater(): void {
    client = undefined
    if (closed) return
    timer = setTimeout(() => void connect().then(() => listener.onGap(), reconnectLater), againAfterMs).unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
