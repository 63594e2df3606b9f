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
  const ended = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the thread ${program} ended with ${code}`)))
  })
  // Whoever asks hears of it.
  ended.catch(() => undefined)
  return {
    ask: <Answer>(part: string, value?: unknown) =>
      Promise.race([
        ended,
        new Promise<Answer>((resolve) => {
          thread.once('message', resolve)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
          thread.postMessage({ part, value })
        }),
      ]),
    close: () => thread.terminate(),
  }
}

/** Sources that no build has joined cannot be read by another thread. */
export const threadsCanStart = !import.meta.url.endsWith('.ts')
