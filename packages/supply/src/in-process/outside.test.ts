import { expect, test, vi } from 'vitest'
import { SupplierSilent, type Asking } from '../ports/outside'
import type { InProcess, SqlExecutor, SupplyContext } from '../ports/supply'
import { outside } from './outside'

const now = new Date('2026-11-20T02:00:00Z')
const sql: SqlExecutor = { query: () => Promise.resolve([]) }

/** Books that count the transactions that came to their end. */
function bookkeeping() {
  const ended = { count: 0 }
  const books = async <Answer>(work: (own: SqlExecutor) => Promise<Answer>): Promise<Answer> => {
    const answer = await work(sql)
    ended.count++
    return answer
  }
  const looked = { count: 0 }
  const look = <Answer>(work: (own: SqlExecutor) => Promise<Answer>): Promise<Answer> => {
    looked.count++
    return work(sql)
  }
  return { ended, looked, books, look }
}
type Hold = (context: SupplyContext, request: { names: string[] }) => Promise<object>
interface Supply {
  hold(asking: Asking, request: { names: string[] }): Promise<object>
}
const supplyOf = (hold: Hold): InProcess<Supply> => ({ hold })
const free = { beforeAsking: () => undefined, limitMs: 1000 }

test('[architecture 9] a supplier asked from outside keeps its books in a transaction of its own', async () => {
  const { ended, books, look } = bookkeeping()
  const asked = vi.fn<Hold>(async () => ({ pnr: 'ABC' }))
  const supply = outside<Supply>(supplyOf(asked), { hold: 'writes' }, { ...free, books, look })
  expect(await supply.hold({ now }, { names: ['林晓雯'] })).toEqual({ pnr: 'ABC' })
  expect(asked).toHaveBeenCalledWith({ now, sql }, { names: ['林晓雯'] })
  expect(ended).toEqual({ count: 1 })
})

test('[architecture 9] what only looks at its books needs no transaction', async () => {
  const { ended, looked, books, look } = bookkeeping()
  const supply = outside<Supply>(
    supplyOf(async () => ({})),
    { hold: 'reads' },
    { ...free, books, look },
  )
  expect(await supply.hold({ now }, { names: [] })).toEqual({})
  expect({ ended, looked }).toEqual({ ended: { count: 0 }, looked: { count: 1 } })
})

test('[architecture 9] it is given copies: what it does to them nobody else sees', async () => {
  const { books, look } = bookkeeping()
  const request = { names: ['林晓雯'] }
  const supply = outside<Supply>(
    supplyOf(async (_context, given) => {
      given.names.push('王建国')
      return {}
    }),
    { hold: 'writes' },
    { ...free, books, look },
  )
  await supply.hold({ now }, request)
  expect(request).toEqual({ names: ['林晓雯'] })
})

test('[architecture 9] whoever may not ask now is refused before the supplier hears of it', async () => {
  const { ended, books, look } = bookkeeping()
  const refuse = (): void => {
    throw new Error('a supplier is asked while a connection is held')
  }
  const supply = outside<Supply>(
    supplyOf(async () => ({})),
    { hold: 'writes' },
    { books, look, limitMs: 1000, beforeAsking: refuse },
  )
  expect(() => supply.hold({ now }, { names: [] })).toThrow('while a connection is held')
  expect(ended).toEqual({ count: 0 })
})

test('[architecture 9] nobody waits longer than the limit; the supplier goes on', async () => {
  vi.useFakeTimers()
  try {
    const { ended, books, look } = bookkeeping()
    let answer: (value: object) => void = () => undefined
    const supply = outside<Supply>(
      supplyOf(() => new Promise((resolve) => (answer = resolve))),
      { hold: 'writes' },
      { ...free, books, look },
    )
    const waiting = supply.hold({ now }, { names: [] }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await waiting).toBeInstanceOf(SupplierSilent)
    answer({ pnr: 'ABC' })
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toEqual({ count: 1 })
  } finally {
    vi.useRealTimers()
  }
})
