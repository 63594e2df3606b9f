import { AsyncLocalStorage } from 'node:async_hooks'

/** Before and after what is meant commits, what the supplier does, and what came of it. */
export const failSteps = [
  'before the intent commits',
  'after the intent has committed',
  'before the supplier commits',
  'after the supplier has committed',
  'before the outcome commits',
  'after the outcome has committed',
] as const
export type FailStep = (typeof failSteps)[number]

/** What whoever started this process asks of it, and hears. */
export interface StopAt {
  /** Names of points as `pointOf` makes them; all others are passed. */
  stopAt: readonly string[]
}
export interface Reached {
  reached: string
}
export const pointOf = (work: string, step: FailStep): string => `${work}: ${step}`

/** Places at which work can be stopped, so that it is known where it was when its process, or another, is killed. */
export interface FailPoints {
  /** Everything in here is the work of this name: the path of a call, the kind of a job, or what a supplier is asked. */
  during<Answer>(this: void, work: string, run: () => Answer): Answer
  /** From here on it is about what came of it. */
  asked(this: void): void
  /** Whether the work under way has asked a supplier for something. */
  hasAsked(this: void): boolean
  /** Stops here, where that is asked for, until it is told to go on. */
  reach(this: void, step: FailStep): Promise<void>
}

/** The channel to whoever started this process. */
interface Parent {
  send?: ((message: Reached) => unknown) | undefined
  on(event: 'message', hear: (message: unknown) => void): unknown
}

/** Undefined where nobody is there to ask for them: then there are none. */
export function createFailPoints(parent: Parent): FailPoints | undefined {
  if (!parent.send) return undefined
  const send = parent.send.bind(parent)
  const work = new AsyncLocalStorage<{ name: string; asked: boolean }>()
  let stopAt: ReadonlySet<string> = new Set()
  let waiting: (() => void)[] = []
  parent.on('message', (message) => {
    if (!isStopAt(message)) return
    stopAt = new Set(message.stopAt)
    const stopped = waiting
    waiting = []
    for (const goOn of stopped) goOn()
  })
  return {
    during: (name, run) => work.run({ name, asked: false }, run),
    asked() {
      const current = work.getStore()
      if (current) current.asked = true
    },
    hasAsked: () => work.getStore()?.asked === true,
    async reach(step) {
      const point = pointOf(work.getStore()?.name ?? '', step)
      if (!stopAt.has(point)) return
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        send({ reached: point })
      })
    },
  }
}

const isStopAt = (message: unknown): message is StopAt =>
  typeof message === 'object' && message !== null && 'stopAt' in message && Array.isArray(message.stopAt)
