import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOwnVisas, removeOwnVisa, saveOwnVisa } from '@sojourn/contract/products/visa/own.calls'
import { saveVisaOrderTemp } from '@sojourn/contract/products/visa/draft.calls'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import { createVisaOrder, getVisasAlong, visaSearch } from '@sojourn/contract/products/visa/visa.calls'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { visaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { expectResult } from '../../../testing/flights'
import {
  askIntlChange,
  askIntlRefund,
  oneTicket,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../testing/intl-flight/after-sales'
import { givePassport, type IntlWanted } from '../../../testing/intl-flight/orders'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { ownVisaOf, payVisa, visaOrder, visaRequest } from '../../../testing/visas'

let server: TestServer
let orderNo: string
let visa: VisaAlong
const today = (): string => chinaDate(server.context.clock.now())
const along = async (): Promise<VisaAlong> => {
  const { visas } = expectResult(await server.call('employee', getVisasAlong, { orderNos: [orderNo] }))
  return visas[0]!
}

/** A week in Seoul, thirty days ahead: later than visas are searched for. */
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  const trip = await ticketedIntl(server, { arrive: 'SEL', date: addDays(today(), 30), returnDate: addDays(today(), 36) })
  orderNo = trip.orderNo
  visa = await along()
})
afterAll(() => server.close())

describe('a visa that a flight abroad needs', () => {
  test('is needed by the arrival, and nobody has one', () =>
    expect(visa).toMatchObject({ countryName: '韩国', need: 'evisa', neededBy: addDays(today(), 30), held: [], allHeld: false }))

  test('is searched for as long before as its flight, which other searches are not', async () => {
    const search = (more: Partial<VisaSearchParams>) =>
      server.call('employee', saveVisaOrderTemp, {
        searchParams: { visaType: 0, countryId: visa.countryId, countryName: '', departDate: visa.neededBy, ...more },
        travelType: 1,
        bookType: 0,
      })
    expect(await search({})).toMatchObject({ success: false, field: 'departDate' })
    expect(await search({ alongOrderNo: orderNo, departDate: addDays(visa.neededBy, 1) })).toMatchObject({ field: 'departDate' })
    // A flight to Korea needs no visa for Singapore.
    expect(await search({ alongOrderNo: orderNo, countryId: 2926 })).toMatchObject({ field: 'departDate' })
    expect(await search({ alongOrderNo: 'I000' })).toMatchObject({ problem: 'orderUnknown' })

    const { tempOrderNo } = expectResult(await search({ alongOrderNo: orderNo, provinceId: 31 }))
    const { departDate } = expectResult(await server.call('employee', visaSearch, { tempOrderNo }))
    expect(departDate).toBe(visa.neededBy)
    const request = await visaRequest(server, 'employee', tempOrderNo, 'kr-b')
    const created = expectResult(await server.call('employee', createVisaOrder, request))
    expect(visa).toMatchObject({ applied: [], missing: true })
    expect(await along()).toMatchObject({
      applied: [{ employeeId: '1-employee', orderNo: created.orderNo, sentence: expect.stringContaining('林晓雯的签证申请：') }],
      missing: false,
      allHeld: false,
    })
    const order = await visaOrder(server, 'employee', created.orderNo)
    expect(order.visa).toMatchObject({ departDate: visa.neededBy, along: { orderNo, title: expect.stringContaining('首尔') } })
  })
})

describe('a visa that somebody has of elsewhere', () => {
  const keep = (more: Parameters<typeof ownVisaOf>[0] = {}) =>
    server.call('employee', saveOwnVisa, ownVisaOf({ countryId: visa.countryId, ...more }))

  test.each([
    ['for a country that is none', { countryId: 1 }, 'visaCountryUnknown'],
    ['over before it begins', { validFrom: '2027-11-01' }, 'ownVisaDatesWrong'],
    ['over already', { validFrom: '2025-01-01', validUntil: '2025-12-31' }, 'ownVisaDatesWrong'],
    ['valid for eleven years', { validUntil: '2037-11-01' }, 'ownVisaDatesWrong'],
    ['used more often than it allows', { entries: 'double', entriesUsed: 3 }, 'ownVisaEntriesWrong'],
    ['of somebody else', { visaId: 'v-unknown' }, 'ownVisaUnknown'],
  ] as const)('%s is refused, and nothing is kept', async (_what, more, problem) => {
    expect(await keep(more)).toMatchObject({ problem })
    expect(await countOf(server, 'own_visa')).toBe(0)
  })

  test('counts for the trip: one that is used up does not serve, one that is valid does', async () => {
    const usedUp = { entries: 'single', entriesUsed: 1 } as const
    const { visaId } = expectResult(await keep(usedUp))
    const short = await along()
    expect(short).toMatchObject({ allHeld: false, held: [{ employeeId: '1-employee', serves: false }] })
    expect(short.held[0]!.sentence).toBe('林晓雯持有单次签证，有效期至 2027年10月31日：剩余入境次数不足')

    expectResult(await keep({ visaId }))
    const served = await along()
    expect(served).toMatchObject({ allHeld: true, held: [{ serves: true }] })
    expect(served.held[0]!.sentence).toBe('林晓雯持有多次签证，有效期至 2027年10月31日')

    const { list } = expectResult(await server.call('employee', getOwnVisas, {}))
    expect(list).toMatchObject([{ visaId, countryName: '韩国', entries: 'multiple', stayDays: 30 }])
    expect(expectResult(await server.call('manager', getOwnVisas, {})).list).toEqual([])
    expect(await server.call('manager', removeOwnVisa, { visaId })).toMatchObject({ problem: 'ownVisaUnknown' })
    expectResult(await server.call('employee', removeOwnVisa, { visaId }))
    expect(await along()).toMatchObject({ allHeld: false, held: [] })
  })

  test('is missing to nobody whose own passport enters free', async () => {
    await givePassport(server, 'admin', { number: 'K12345678', name: 'ZHOU/YAQIN', nationality: 'HK' })
    const trip = { arrive: 'SEL', date: addDays(today(), 40), returnDate: addDays(today(), 43) }
    const party = await ticketedIntl(server, { who: 'admin', travellers: ['1-employee', '1-admin'], ...trip })
    const ofParty = async () => expectResult(await server.call('admin', getVisasAlong, { orderNos: [party.orderNo] })).visas[0]
    expect(await ofParty()).toMatchObject({ need: 'evisa', missing: true })
    const { visaId } = expectResult(await keep())
    expect(await ofParty()).toMatchObject({ missing: false, allHeld: false })
    // Neither one that is over by then nor another one takes the place of that which they fly with.
    for (const [number, expiresOn] of [
      ['E55510777', addDays(today(), 20)],
      ['E55510778', '2036-05-01'],
    ] as const) {
      await givePassport(server, 'admin', { number, expiresOn, name: 'ZHOU/YAQIN' })
      expect(await ofParty()).toMatchObject({ missing: false })
    }
    expectResult(await server.call('employee', removeOwnVisa, { visaId }))
  })

  test('entries are used by journeys of ours: of two trips on a single entry the first has it, until it is flown and after', async () => {
    const trip = { arrive: 'SEL', date: addDays(today(), 10), returnDate: addDays(today(), 13) }
    await ticketedIntl(server, trip)
    const { visaId } = expectResult(await keep({ entries: 'single' }))
    expect(await along()).toMatchObject({ allHeld: false, held: [{ serves: false }] })
    const own = async () => expectResult(await server.call('employee', getOwnVisas, {})).list[0]
    expect(await own()).toMatchObject({ entriesUsed: 0 })
    await server.turn(14 * 24 * 60)
    expect(await own()).toMatchObject({ entriesUsed: 1 })
    expect((await along()).held[0]?.sentence).toContain('剩余入境次数不足')
    // Its holder, who counts it again, has not been there twice.
    expectResult(await keep({ visaId, entries: 'double', entriesUsed: 1 }))
    expect(await own()).toMatchObject({ entriesUsed: 1 })
    expect(await along()).toMatchObject({ allHeld: true })
    expectResult(await server.call('employee', removeOwnVisa, { visaId }))
  })

  test('a journey stays with the visa that it was made on, also for a trip after that is over', async () => {
    const [until, from] = [addDays(visa.neededBy, -1), addDays(visa.neededBy, -20)]
    const trip = { arrive: 'SEL', date: addDays(visa.neededBy, -10), returnDate: addDays(visa.neededBy, -8) }
    await ticketedIntl(server, trip)
    const single = { entries: 'single', validFrom: from } as const
    const next = expectResult(await keep(single))
    expect(await along()).toMatchObject({ allHeld: false, held: [{ serves: false }] })
    const ended = expectResult(await keep({ ...single, validUntil: until }))
    expect(await along()).toMatchObject({ allHeld: true, held: [{ serves: true }] })
    for (const { visaId } of [next, ended]) expectResult(await server.call('employee', removeOwnVisa, { visaId }))
  })

  test('of the Schengen area days are kept as they are told, of others none', async () => {
    const idOf = (code: string) => visaDestinations().find(({ country }) => country.code === code)!.id
    const { visaId } = expectResult(await keep({ countryId: idOf('FR'), stayDays: 90, daysUsed: 80 }))
    const own = async () => expectResult(await server.call('employee', getOwnVisas, {})).list[0]
    expect(await own()).toMatchObject({ daysUsed: 80 })
    expectResult(await keep({ visaId, countryId: idOf('GB'), daysUsed: 80 }))
    expect(await own()).not.toHaveProperty('daysUsed')
    expect(await keep({ visaId, daysUsed: 181 })).toMatchObject({ problem: 'badRequest' })
    expectResult(await server.call('employee', removeOwnVisa, { visaId }))
  })

  test('goes when it is over and no other was valid on a day with it, at the latest half a year after', async () => {
    const night = async (days = 1) => {
      await server.turn(days * 24 * 60)
      return countOf(server, 'own_visa')
    }
    expectResult(await keep({ validUntil: addDays(today(), 3) }))
    expect(await night(3)).toBe(1)
    expect(await night(2)).toBe(0)
    // Two at once: a journey that was made on the first is not charged to the second because the first is gone.
    expectResult(await keep({ entries: 'single', validFrom: addDays(today(), -20), validUntil: addDays(today(), 3) }))
    const { visaId } = expectResult(await keep({ entries: 'single', validFrom: addDays(today(), -20) }))
    expect(await night(5)).toBe(2)
    expectResult(await server.call('employee', removeOwnVisa, { visaId }))
    expect(await night()).toBe(0)
    expectResult(await keep({ validUntil: addDays(today(), 3) }))
    const other = expectResult(await keep())
    expect(await night(180)).toBe(2)
    expect(await night(5)).toBe(1)
    expectResult(await server.call('employee', removeOwnVisa, other))
  })
})

describe('a visa follows its flights', () => {
  const forAFee: IntlWanted = (fare, itinerary) =>
    oneTicket(fare, itinerary) && fare.digest.refund === 'fee' && fare.digest.change === 'fee'

  test('to another day, and tells its applicants where they are given up', async () => {
    const who = 'manager'
    await givePassport(server, who, { number: 'E77010002', name: 'CHEN/ZHIYUAN', expiresOn: '2036-05-01' })
    const [there, later, back] = [25, 27, 31].map((days) => addDays(today(), days)) as [string, string, string]
    const trip = await ticketedIntl(server, { who, arrive: 'SEL', date: there, returnDate: back, wanted: forAFee })
    const search = {
      visaType: 0,
      countryId: visa.countryId,
      countryName: '',
      departDate: there,
      alongOrderNo: trip.orderNo,
    } as const
    const saved = await server.call(who, saveVisaOrderTemp, {
      searchParams: { ...search, provinceId: 31 },
      travelType: 1,
      bookType: 0,
    })
    const request = await visaRequest(server, who, expectResult(saved).tempOrderNo, 'kr-b')
    const { orderNo: visaNo } = expectResult(await server.call(who, createVisaOrder, request))
    await payVisa(server, who, visaNo, 'director')
    const dayOf = async () => (await visaOrder(server, who, visaNo)).visa.departDate
    expect(await dayOf()).toBe(there)

    const { answer } = await askIntlChange(server, trip.orderNo, {
      who,
      ticketNos: ticketNosOf(trip),
      slice: 0,
      departDate: later,
    })
    const changed = await settleIntl(server, who, expectResult(answer).orderNo)
    await server.turn(24 * 60)
    expect(await dayOf()).toBe(later)
    const { departAt, ...order } = await visaOrder(server, who, visaNo)
    expect(departAt.slice(0, 10)).toBe(later)
    expect(order.events[0]?.sentence).toContain('的航班已改期，签证须在')

    const refund = await askIntlRefund(server, changed.orderNo, ticketNosOf(changed), { who })
    await settleIntl(server, who, expectResult(refund.answer).orderNo)
    await server.turn(24 * 60)
    const gone = (await visaOrder(server, who, visaNo)).events.filter(({ step }) => step === 'journeyGone')
    expect(gone).toHaveLength(1)
    await server.turn(24 * 60)
    const { events, open } = await visaOrder(server, who, visaNo)
    expect(events.filter(({ step }) => step === 'journeyGone')).toHaveLength(1)
    expect(open).toBe(true)
  })
})
