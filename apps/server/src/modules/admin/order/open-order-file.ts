import type { Work } from '../../../context'
import { startThread, threadsCanStart } from '../../../kit/thread'
import { createOrderFile, type OrderFile, type OrderFileSetup, type Written } from './order-file'

export interface OpenOrderFile extends OrderFile {
  close(): Promise<unknown>
}

/** What the thread is given. */
export interface OrderFileThread {
  setup: OrderFileSetup
  enterpriseId: number
  connection: object
}

/** Some pages of orders and a piece of the file are all that it holds. */
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 24 }

/** In a thread of its own where there can be one, which also reads for itself: nobody waits for the words of a hundred thousand lines. */
export function openOrderFile(work: Work, setup: OrderFileSetup): OpenOrderFile {
  const { context, enterpriseId } = work
  if (!threadsCanStart)
    return { ...createOrderFile(setup, { tenant: work, products: context.products }), close: async () => undefined }
  const given: OrderFileThread = { setup, enterpriseId, connection: context.database.connection }
  const { ask, close } = startThread('order-file-thread', given, memory)
  return { next: () => ask<Written>('next'), close }
}
