import { Worker, type ResourceLimits } from 'node:worker_threads'

/** A thread that is asked one thing at a time. */
export interface Thread {
  ask<Answer>(this: void, part: string, value?: unknown): Promise<Answer>
  close(this: void): Promise<unknown>
}

/** Starts a program that lies beside the bundle; it ends where it needs more memory than it may. */
export function startThread(program: string, setup: unknown, memory: ResourceLimits): Thread {
  const thread = new Worker(new URL(`./${program}.js`, import.meta.url), {
    workerData: setup,
    resourceLimits: memory,
  })
  let ended: Error | undefined
  let waiting: { resolve: (answer: unknown) => void; reject: (why: Error) => void } | undefined
  const end = (why: Error): void => {
    ended ??= why
    waiting?.reject(ended)
  }
  thread.on('message', (answer: unknown) => waiting?.resolve(answer))
  thread.once('error', end)
  thread.once('exit', (code) => end(new Error(`the thread ${program} ended with ${code}`)))
  return {
    // One promise for each answer: a race with the end of the thread would hold every answer until then.
    ask: <Answer>(part: string, value?: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        waiting = { resolve: resolve as (answer: unknown) => void, reject }
        if (ended) reject(ended)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
        else thread.postMessage({ part, value })
      }),
    close: () => thread.terminate(),
  }
}

/** Sources that no build has joined cannot be read by another thread. */
export const threadsCanStart = !import.meta.url.endsWith('.ts')
