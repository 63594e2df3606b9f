import { describe, expect, test, vi } from 'vitest'
import type { Context } from '../../../context'
import { lookFirst } from './look-first'

const now = new Date('2026-11-20T02:00:00Z')

/** A carrier who knows where coupons stand, and a context with nothing else. */
function carrier() {
  const coupons = vi.fn<Context['air']['coupons']>(async (_asking, { ticketNos }) =>
    ticketNos.map((ticketNo) => ({ ticketNo, journey: 0, state: 'open' as const })),
  )
  const database = { tenant: (_enterpriseId: number, work: (sql: unknown) => Promise<unknown>) => work({}) }
  return {
    coupons,
    context: { air: { coupons }, hotels: {}, intlAir: {}, rail: {}, rides: {}, venues: {}, database } as unknown as Context,
  }
}
const statesOf = async ({ air }: Context, ticketNos: string[]) =>
  (await air.coupons({ now }, { ticketNos })).map(({ ticketNo, state }) => `${ticketNo} ${state}`)

describe('[architecture 9] what is written by what suppliers say', () => {
  test('hears in its transaction what they said before it; they are asked once', async () => {
    const { coupons, context } = carrier()
    const written = await lookFirst(
      context,
      1,
      ({ context: asked }) => statesOf(asked, ['1']),
      (heard) => statesOf(heard, ['1']),
    )
    expect(written).toEqual(['1 open'])
    expect(coupons).toHaveBeenCalledTimes(1)
  })

  test('begins anew where it finds more to ask than was asked', async () => {
    const { coupons, context } = carrier()
    // Between the look and the transaction somebody else's ticket has come to the order.
    let tickets = ['1']
    let begun = 0
    const written = await lookFirst(
      context,
      1,
      ({ context: asked }) => statesOf(asked, tickets),
      (heard) => {
        begun++
        tickets = ['1', '2']
        return statesOf(heard, tickets)
      },
    )
    expect([written, begun]).toEqual([['1 open', '2 open'], 2])
    expect(coupons.mock.calls.map(([, { ticketNos }]) => ticketNos)).toEqual([['1'], ['1', '2']])
  })

  test('gives up where something else is to be asked each time', async () => {
    const { coupons, context } = carrier()
    let ticket = 0
    const moving = () => [String(++ticket)]
    const written = lookFirst(
      context,
      1,
      ({ context: asked }) => statesOf(asked, moving()),
      (heard) => statesOf(heard, moving()),
    )
    await expect(written).rejects.toThrow('air.coupons')
    expect(coupons).toHaveBeenCalledTimes(3)
  })

  test('leaves every other failure as it is', async () => {
    const { context } = carrier()
    const failing = () => Promise.reject(new Error('the database is away'))
    await expect(lookFirst(context, 1, async () => undefined, failing)).rejects.toThrow('the database is away')
  })
})
