import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkIntlFlightBooking, createIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.calls'
import { getIntlRefundInfo } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { getIntlFlightFares } from '@sojourn/contract/products/intl-flight/search.calls'
import type { IntlFare, SpecialPassenger } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { listIntl, saveIntlDraft } from '../../../testing/intl-flight/flights'
import { settleIntl } from '../../../testing/intl-flight/after-sales'
import { chooseTrip, givePassport, intlOrderRequest } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'

const who = 'employee'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, who)
})
afterAll(() => server.close())

const search = (passenger: SpecialPassenger | undefined, date: string, travelType: 1 | 2 = 2) =>
  saveIntlDraft(server, who, { arriveAirportCode: 'SIN', departDate: date, ...(passenger && { passenger }) }, { travelType })

describe('[handbook 2.1] students, workers abroad and seamen', () => {
  test.each([
    ['student', 90, 'fee', '学生证'],
    ['labour', 85, 'fee', '劳务合同'],
    ['seaman', 80, 'free', '海员证'],
  ] as const)(
    '%s: cheaper than the published fare, with more baggage, against a proof',
    async (special, percent, refund, paper) => {
      const tempOrderNo = await search(special, '2026-12-09')
      const found = await listIntl(server, who, tempOrderNo)
      expect(found.passengers).toEqual([special])
      const { itineraryKey } = found.itineraries.find(({ fares }) => fares.some(({ fareType }) => fareType === special))!
      const opened = expectResult(await server.call(who, getIntlFlightFares, { tempOrderNo, itineraryKey }))
      const classOf = ({ bookingClasses }: IntlFare): string => bookingClasses.join()
      const own = opened.itinerary.fares.filter(({ fareType }) => fareType === special)
      expect(own).not.toEqual([])
      for (const fare of own) {
        const published = opened.itinerary.fares.find(
          (other) => other.fareType === 'published' && classOf(other) === classOf(fare),
        )!
        expect(fare.total).toBeLessThan(published.total)
        expect(fare.total).toBeGreaterThan((published.total * percent) / 100)
        expect(fare.baggage.map(({ pieces }) => pieces)).toEqual(fare.baggage.map(() => 2))
        const { digest } = fare
        if (digest.change !== 'unknown') expect([digest.change, digest.refund]).toEqual(['free', refund])
      }
      const trip = await chooseTrip(server, who, tempOrderNo, {
        wanted: ({ fareType, instantPayment }) => fareType === special && !instantPayment,
      })
      const check = expectResult(await server.call(who, checkIntlFlightBooking, { tempOrderNo, ...trip }))
      expect(check.notes[0]!.notes[0]).toMatchObject({ kind: 'proof', sentence: expect.stringContaining(paper) as string })
      expect(check.prices[0]).toMatchObject({ kind: `${special}Fare`, count: 1 })
    },
  )

  test('whoever asks for the usual fares is told nothing of them', async () => {
    const { itineraries, passengers } = await listIntl(server, who, await search(undefined, '2026-12-09'))
    expect(passengers).toEqual(['adult'])
    const sold = itineraries.flatMap(({ fares }) => fares.map(({ fareType }): string => fareType))
    expect(sold.filter((fareType) => ['student', 'labour', 'seaman'].includes(fareType))).toEqual([])
  })

  test('whoever takes a fare of everybody among them buys as an adult, and proves nothing', async () => {
    const tempOrderNo = await search('student', '2026-12-23', 1)
    const trip = await chooseTrip(server, who, tempOrderNo, {
      wanted: ({ fareType, instantPayment, verdict }) => fareType === 'published' && !instantPayment && verdict !== 'forbidden',
    })
    const check = expectResult(await server.call(who, checkIntlFlightBooking, { tempOrderNo, ...trip }))
    expect(check.prices[0]).toMatchObject({ kind: 'adultFare' })
    expect(check.notes[0]!.notes.map(({ kind }) => kind)).not.toContain('proof')
    const request = await intlOrderRequest(server, who, tempOrderNo, trip)
    const { orderNo } = expectResult(await server.call(who, createIntlFlightOrder, request))
    expect((await settleIntl(server, who, orderNo)).tickets[0]!.prices).toMatchObject([{ passenger: 'adult' }])
  })

  test('without the number of the proof nothing is booked; with it the ticket says whose fare it is', async () => {
    const tempOrderNo = await search('seaman', '2026-12-16', 1)
    const trip = await chooseTrip(server, who, tempOrderNo, {
      wanted: ({ fareType, instantPayment, verdict }) => fareType === 'seaman' && !instantPayment && verdict !== 'forbidden',
    })
    const request = await intlOrderRequest(server, who, tempOrderNo, trip)
    for (const proofNumber of [undefined, '12', '海员证123456']) {
      const passengers = [{ employeeId: '1-employee', ...(proofNumber !== undefined && { proofNumber }) }]
      expect(await server.call(who, createIntlFlightOrder, { ...request, passengers })).toMatchObject({
        ...refusedAs('passengerProofMissing'),
        field: 'travellers.0.proofNumber',
      })
    }
    const passengers = [{ employeeId: '1-employee', proofNumber: 'sc 2026-0113' }]
    const { orderNo } = expectResult(await server.call(who, createIntlFlightOrder, { ...request, passengers }))
    const order = await settleIntl(server, who, orderNo)
    expect(order.tickets[0]!.prices).toMatchObject([{ passenger: 'seaman', count: 1 }])
    expect(order.passengers[0]!.notes[0]).toMatchObject({ kind: 'proof' })
    expect(order.travellerList[0]!.passenger, 'by age').toBe('adult')
    const refund = expectResult(await server.call(who, getIntlRefundInfo, { orderId: orderNo }))
    expect(refund.tickets.map(({ special }) => special)).toEqual(['seaman'])
  })
})
