/** What changed, for pages that are open: no content, only a reason to ask again. */
export interface LiveEvent {
  enterpriseId: number
  employeeIds: string[]
  orderNo?: string
}

export interface LiveListener {
  onEvent(event: LiveEvent): void
  /** The session under this hash is over, wherever it was ended. */
  onSessionEnd(tokenHash: string): void
  onGap(): void
}

export interface EventBus {
  publish(event: LiveEvent): void
  /** An event that another process published. */
  receive(event: LiveEvent): void
  /** Events of other processes may have been missed. */
  missed(): void
  sessionEnded(tokenHash: string): void
  subscribe(listener: LiveListener): () => void
  /** Nothing is forwarded after this. */
  close(): void
}

/** `forward` carries events to the other processes; listeners here hear them at once. */
export function createEventBus(forward: (events: LiveEvent[]) => void): EventBus {
  const listeners = new Set<LiveListener>()
  let waiting: LiveEvent[] = []
  let closed = false
  const receive = (event: LiveEvent): void => {
    for (const listener of listeners) listener.onEvent(event)
  }
  return {
    receive,
    missed: () => listeners.forEach((listener) => listener.onGap()),
    sessionEnded: (tokenHash) => listeners.forEach((listener) => listener.onSessionEnd(tokenHash)),
    publish(event) {
      receive(event)
      if (waiting.push(event) === 1) {
        setTimeout(() => {
          if (!closed) forward(waiting)
          waiting = []
        }, 50).unref()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => void (closed = true),
  }
}

const bytesOf = (events: readonly LiveEvent[]): number => Buffer.byteLength(JSON.stringify(events))

/** The same events in pieces that each fit: first by event, then by whom one concerns. */
export function inPieces(events: readonly LiveEvent[], most: number): LiveEvent[][] {
  if (bytesOf(events) <= most) return [[...events]]
  const [first] = events
  const halves = <Part>(parts: readonly Part[]): [Part[], Part[]] => {
    const middle = Math.ceil(parts.length / 2)
    return [parts.slice(0, middle), parts.slice(middle)]
  }
  if (events.length > 1) return halves(events).flatMap((half) => inPieces(half, most))
  if (!first || first.employeeIds.length < 2) throw new Error('an event about one person is longer than a notification')
  return halves(first.employeeIds).flatMap((employeeIds) => inPieces([{ ...first, employeeIds }], most))
}
