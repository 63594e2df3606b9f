import { describe, expect, test } from 'vitest'
import { ticketedAbroad } from './intl-air-keys'
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
