import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

type Parts = Readonly<Record<string, (value: never) => unknown>>

/** Answers in this thread what is asked of its parts, after whoever books: what goes wrong ends the thread, and who asked hears of it. */
export function answerInThread(parts: Parts): void {
  // Linux keeps a priority for each thread (setpriority(2)); elsewhere it would be the whole server's.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
  const answer = async ({ part, value }: { part: string; value: never }): Promise<void> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    parentPort?.postMessage(await parts[part]!(value))
  }
  parentPort?.on('message', (asked: { part: string; value: never }) => void answer(asked))
}
