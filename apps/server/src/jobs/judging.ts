import { Worker } from 'node:worker_threads'
import { createJudging, type Found, type LabSetup, type Unknown } from '@sojourn/domain/booking/policy/lab/judging'
import type { LabProducts } from '@sojourn/domain/booking/policy/lab/kept-search'
import { boughtOffers, policySections } from '@sojourn/domain/products/index'
import type { OpenJudging } from '../capabilities/judging'

const products: LabProducts = { sections: policySections, bought: boughtOffers }

/** What a judging keeps is bounded by what it counts; a page of searches is some megabytes. */
const megabytesAtMost = 1024

/** In a thread of its own, which lies beside the bundle, so that nobody who books waits for it. */
function openInThread(setup: LabSetup): OpenJudging {
  const thread = new Worker(new URL('./judging-thread.js', import.meta.url), {
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: megabytesAtMost },
  })
  const ended = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the thread of a policy lab ended with ${code}`)))
  })
  // Whoever asks hears of it.
  ended.catch(() => undefined)
  const ask = <Answer>(part: keyof OpenJudging, value?: unknown): Promise<Answer> =>
    Promise.race([
      ended,
      new Promise<Answer>((resolve) => {
        thread.once('message', resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
        thread.postMessage({ part, value })
      }),
    ])
  return {
    read: (searches) => ask<Unknown>('read', searches),
    judge: (known) => ask('judge', known),
    found: () => ask<Found>('found'),
    close: () => thread.terminate(),
  }
}

/** In this thread, page by page: sources that no build has joined cannot be read by another. */
function openHere(setup: LabSetup): OpenJudging {
  const judging = createJudging(setup, products)
  return {
    read: async (searches) => judging.read(searches),
    judge: async (known) => judging.judge(known),
    found: async () => judging.found(),
    close: async () => undefined,
  }
}

export const openJudging = import.meta.url.endsWith('.ts') ? openHere : openInThread
