import { describe, expect, test } from 'vitest'
import { boughtAbroad, ticketedAbroad } from './intl-air-keys'
import { asking, dayIn, granted, run, type Suppliers } from './suppliers'

/** Whoever changes a ticket hears by which rules the new one is changed or given back: the old ones are over. */
export function describeIntlAirRules(opened: () => Suppliers): void {
  describe('rules of a changed international ticket', () => {
    test('come with the change, the same when it is asked again, and a refund names its own among them', async () => {
      const { intlAir } = opened()
      const key = `${run}rules of a change`
      const { ticketNo } = await ticketedAbroad(opened(), key)
      const direction = { ticketNos: [ticketNo], slice: 0 }
      const [offer] = granted(await intlAir.changeOffers(asking, { ...direction, date: dayIn(42), directOnly: true, limit: 1 }))
      const to = { itineraryKey: offer!.itinerary.itineraryKey, fareKey: offer!.fareKey }
      const change = { key, ...direction, to, costAtMost: 100_000_000 }
      const { tickets, penalties } = granted(await intlAir.changeAll(asking, change))
      const kinds = new Set(penalties.map(({ kind }) => kind))
      expect(kinds.has('refund') && kinds.has('change')).toBe(true)
      expect(granted(await intlAir.changeAll(asking, change)).penalties).toEqual(penalties)
      const quote = granted(await intlAir.refundQuote(asking, { ticketNos: [tickets[0]!.newTicketNo] }))
      if ('unknown' in quote) return expect(penalties.find(({ kind }) => kind === 'refund')!.permission).toBe('unknown')
      const [line] = quote.lines
      expect(line!.rules.length).toBeGreaterThan(0)
      for (const rule of line!.rules) expect(['refund', 'taxRefund']).toContain(penalties[rule]?.kind)
    })
  })
}

/** What is sold beside fares is sold with the tickets, at no more than was told, or not at all. */
export function describeIntlAirExtras(opened: () => Suppliers): void {
  describe('what is sold beside an international fare', () => {
    test('is told flight by flight, answered one by one with the tickets, and the same when it is asked again', async () => {
      const { intlAir } = opened()
      const { pricing, reference, key } = await boughtAbroad(opened(), `${run}extras`)
      const offers = granted(await intlAir.extras(asking, pricing))
      const flights = granted(await intlAir.price(asking, pricing)).itineraries.flatMap(({ segments }) => segments)
      for (const { segment, price, atMost, kind } of offers) {
        expect(segment).toBeLessThan(flights.length)
        expect(Number.isInteger(price) && price >= 0 && atMost >= 1).toBe(true)
        if (kind !== 'bag') expect(atMost).toBe(1)
      }
      const wanted = offers.map(({ segment, code, price }) => ({ passenger: 0, segment, code, count: 1, priceAtMost: price }))
      const unknown = { passenger: 0, segment: flights.length, code: 'bag' as const, count: 1, priceAtMost: 1_000_000 }
      const request = { key, reference, extras: [...wanted, unknown] }
      const issued = granted(await intlAir.issue(asking, request))
      if ('askAgainAt' in issued) throw new Error('not decided yet')
      expect(issued.extras).toHaveLength(offers.length + 1)
      expect(issued.extras!.at(-1)).toEqual({ refused: true })
      for (const [index, { price }] of offers.entries()) {
        const answer = issued.extras![index]!
        if (!('refused' in answer)) expect(answer.price).toBeLessThanOrEqual(price)
      }
      expect(granted(await intlAir.issue(asking, request))).toEqual(issued)
    })
  })
}
