/** A question or a message to the person; M1 goes before M2 (S4.30). */
export interface Ask {
  title?: string
  message: string
  confirm?: string
  /** Without it the dialog only informs. */
  cancel?: string | true
  rank?: 'M1' | 'M2'
}
export type QueuedAsk = Ask & { answer: (confirmed: boolean) => void }

let queue: readonly QueuedAsk[] = []
const listeners = new Set<() => void>()

function change(next: readonly QueuedAsk[]): void {
  queue = next
  for (const listener of listeners) listener()
}

export const modalQueue = {
  read: (): QueuedAsk | undefined => queue[0],
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Shows one dialog at a time, higher ranks first; resolves to true when confirmed. */
export function ask(question: Ask): Promise<boolean> {
  return new Promise((resolve) => {
    const entry: QueuedAsk = {
      ...question,
      answer: (confirmed) => {
        change(queue.filter((other) => other !== entry))
        resolve(confirmed)
      },
    }
    const [shown, ...waiting] = [...queue, entry]
    const rank = (item: QueuedAsk) => (item.rank === 'M1' ? 0 : 1)
    change(shown ? [shown, ...waiting.sort((a, b) => rank(a) - rank(b))] : [])
  })
}
