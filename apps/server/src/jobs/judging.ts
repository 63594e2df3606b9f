import type { Found } from '@sojourn/domain/booking/policy/lab/judging'
import { boughtOffers, policySections } from '@sojourn/domain/products/index'
import type { JudgedPeriod, OpenJudging, ReadPage } from '../capabilities/judging'
import type { Work } from '../context'
import { startThread, threadsCanStart } from '../kit/thread'
import { readAndJudge } from '../modules/admin/policy-lab/read-and-judge'

/** What the thread is given. */
export interface JudgingThread {
  period: JudgedPeriod
  enterpriseId: number
  connection: object
}

/** What a judging keeps is bounded by what it counts; a page of searches is some megabytes. */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

/** In a thread of its own where there can be one, which also reads for itself: nobody who books waits for it. */
export function openJudging(work: Work, period: JudgedPeriod): OpenJudging {
  const { context, enterpriseId } = work
  if (!threadsCanStart) {
    const products = { sections: policySections, bought: boughtOffers }
    return { ...readAndJudge(work, period, products), close: async () => undefined }
  }
  const given: JudgingThread = { period, enterpriseId, connection: context.database.connection }
  const { ask, close } = startThread('judging-thread', given, memory)
  return {
    read: () => ask<ReadPage>('read'),
    judge: (known) => ask('judge', known),
    found: () => ask<Found>('found'),
    close,
  }
}
