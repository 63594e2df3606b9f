import { createJudging, type Found, type LabSetup, type Unknown } from '@sojourn/domain/booking/policy/lab/judging'
import type { LabProducts } from '@sojourn/domain/booking/policy/lab/kept-search'
import { boughtOffers, policySections } from '@sojourn/domain/products/index'
import type { OpenJudging } from '../capabilities/judging'
import { startThread, threadsCanStart } from '../kit/thread'

const products: LabProducts = { sections: policySections, bought: boughtOffers }

/** What a judging keeps is bounded by what it counts; a page of searches is some megabytes. */
const memory = { maxOldGenerationSizeMb: 1024 }

/** In a thread of its own, so that nobody who books waits for it. */
function openInThread(setup: LabSetup): OpenJudging {
  const { ask, close } = startThread('judging-thread', setup, memory)
  return {
    read: (searches) => ask<Unknown>('read', searches),
    judge: (known) => ask('judge', known),
    found: () => ask<Found>('found'),
    close,
  }
}

/** In this thread, page by page. */
function openHere(setup: LabSetup): OpenJudging {
  const judging = createJudging(setup, products)
  return {
    read: async (searches) => judging.read(searches),
    judge: async (known) => judging.judge(known),
    found: async () => judging.found(),
    close: async () => undefined,
  }
}

export const openJudging = threadsCanStart ? openInThread : openHere
