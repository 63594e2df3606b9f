import type { ProductLines } from '../../../context'
import { startThread, threadsCanStart } from '../../../kit/thread'
import { createOrderFile, type OrderFile, type OrderFileSetup, type Written } from './order-file'

export interface OpenOrderFile extends OrderFile {
  close(): Promise<unknown>
}

/** A page of orders and a piece of the file is all that it holds. */
const megabytesAtMost = 64

/** In a thread of its own where there can be one, so that nobody waits for the words of a hundred thousand lines. */
export function openOrderFile(products: ProductLines, setup: OrderFileSetup): OpenOrderFile {
  if (!threadsCanStart) return { ...createOrderFile(setup, products), close: async () => undefined }
  const { ask, close } = startThread('order-file-thread', setup, megabytesAtMost)
  return {
    write: (orders) => ask<Written>('write', orders),
    end: () => ask<Uint8Array[]>('end'),
    close,
  }
}
