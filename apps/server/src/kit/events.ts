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
