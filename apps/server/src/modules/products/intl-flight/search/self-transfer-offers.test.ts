import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIntlSelfTransfers } from '@sojourn/contract/products/intl-flight/search.calls'
import { expectResult } from '../../../../testing/flights'
import { choiceOf, listIntl, saveIntlDraft, severalLegs } from '../../../../testing/intl-flight/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const day = '2026-12-09'
/** Where one ticket leads nobody. */
const toKathmandu = {
  departAirportCode: 'KWE',
  departCityName: '贵阳',
  arriveAirportCode: 'KTM',
  arriveCityName: '加德满都',
}
const offersOf = async (tempOrderNo: string) =>
  expectResult(await server.call('employee', getIntlSelfTransfers, { tempOrderNo })).offers

test('a way is offered on two tickets by way of a hub, with time enough, at the price that its own search shows', async () => {
  const alone = await saveIntlDraft(server, 'employee', toKathmandu)
  expect((await listIntl(server, 'employee', alone)).itineraries).toEqual([])
  const offers = filled(await offersOf(alone))
  expect(offers.map(({ price }) => price)).toEqual(offers.map(({ price }) => price).toSorted((a, b) => a - b))
  expect(offers).toAllSatisfy(({ minutes, minimumMinutes }) => minutes >= minimumMinutes && minutes < 1440)
  for (const { via, onwardDate, flights, price } of offers) {
    const legs = severalLegs(['KWE', via, day], [via, 'KTM', onwardDate])
    const tempOrderNo = await saveIntlDraft(server, 'employee', { ...toKathmandu, ...legs })
    const first = await listIntl(server, 'employee', tempOrderNo)
    const numbersOf = (found: typeof first, at: number) =>
      found.itineraries[at]!.segments.map((own) => found.segments[own]!.flightNo)
    const isBegun = (at: number) => numbersOf(first, at).every((number, place) => flights[place] === number)
    const [way] = filled(first.itineraries.filter((_itinerary, at) => isBegun(at)))
    const begun = numbersOf(first, first.itineraries.indexOf(way!)).length
    const cheapest = way!.fares.toSorted((a, b) => a.total - b.total)[0]!
    const second = await listIntl(server, 'employee', tempOrderNo, [choiceOf(first, way!, cheapest)])
    const onward = second.itineraries.filter((_itinerary, at) => numbersOf(second, at).join() === flights.slice(begun).join())
    const fares = onward.flatMap((itinerary) => itinerary.fares.filter(({ separateTickets }) => separateTickets))
    expect(fares.map(({ total }) => total)).toContain(price)
  }
})

test('the way back of a return stays what it was', async () => {
  const single = filled(await offersOf(await saveIntlDraft(server, 'employee', toKathmandu)))
  const back = filled(
    await offersOf(await saveIntlDraft(server, 'employee', { ...toKathmandu, segmentType: 1, returnDate: '2026-12-20' })),
  )
  expect(Math.min(...back.map(({ price }) => price))).toBeGreaterThan(Math.min(...single.map(({ price }) => price)))
})

test('nobody is offered it who asked for several directions, or for nothing but direct flights', async () => {
  const several = severalLegs(['SHA', 'SIN', day], ['SIN', 'PER', '2026-12-12'])
  for (const change of [several, { ...toKathmandu, isDirect: true }])
    expect(await offersOf(await saveIntlDraft(server, 'employee', change))).toEqual([])
})

test('where one ticket leads there as well, two cost less or are sooner there', async () => {
  for (const city of ['PER', 'SIN']) {
    const tempOrderNo = await saveIntlDraft(server, 'employee', { arriveAirportCode: city, arriveCityName: city })
    const { itineraries } = await listIntl(server, 'employee', tempOrderNo)
    const prices = filled(itineraries).flatMap(({ fares }) =>
      fares.map((fare) => fare.prices[0]!.ticketPrice + fare.prices[0]!.taxes),
    )
    const quickest = Math.min(...itineraries.map(({ durationMinutes }) => durationMinutes))
    for (const { price, durationMinutes } of await offersOf(tempOrderNo))
      expect(price < Math.min(...prices) || durationMinutes < quickest).toBe(true)
  }
})
