import type { ComponentType } from 'react'

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

/** A dialog with more than a question; it waits in the same line. */
export interface QueuedDialog {
  rank?: 'M1' | 'M2'
  dialog: ComponentType<{ close: () => void }>
  close: () => void
}
type Queued = QueuedAsk | QueuedDialog

let queue: readonly Queued[] = []
const listeners = new Set<() => void>()

function change(next: readonly Queued[]): void {
  queue = next
  for (const listener of listeners) listener()
}

export const modalQueue = {
  read: (): Queued | undefined => queue[0],
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
    enqueue(entry)
  })
}

/** Puts a dialog in the line; the answer takes it out again, shown or not. */
export function showDialog(dialog: QueuedDialog['dialog'], rank: 'M1' | 'M2' = 'M2'): () => void {
  const entry: QueuedDialog = { dialog, rank, close: () => change(queue.filter((other) => other !== entry)) }
  enqueue(entry)
  return entry.close
}

function enqueue(entry: Queued): void {
  const [shown, ...waiting] = [...queue, entry]
  const rank = (item: Queued) => (item.rank === 'M1' ? 0 : 1)
  change(shown ? [shown, ...waiting.sort((a, b) => rank(a) - rank(b))] : [])
}
