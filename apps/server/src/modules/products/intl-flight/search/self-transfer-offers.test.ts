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
const toPerth = { arriveAirportCode: 'PER', arriveCityName: '珀斯' }
const offersOf = async (tempOrderNo: string) =>
  expectResult(await server.call('employee', getIntlSelfTransfers, { tempOrderNo })).offers

test('a way is offered on two tickets by way of a hub, with time enough, at the price that its own search shows', async () => {
  const offers = filled(await offersOf(await saveIntlDraft(server, 'employee', toPerth)))
  expect(offers.map(({ price }) => price)).toEqual(offers.map(({ price }) => price).toSorted((a, b) => a - b))
  expect(offers).toAllSatisfy(({ minutes, minimumMinutes }) => minutes >= minimumMinutes && minutes < 1440)
  for (const { via, onwardDate, flights, price } of offers) {
    const legs = severalLegs(['SHA', via, day], [via, 'PER', onwardDate])
    const tempOrderNo = await saveIntlDraft(server, 'employee', { ...toPerth, ...legs })
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
  const single = filled(await offersOf(await saveIntlDraft(server, 'employee', toPerth)))
  const back = filled(
    await offersOf(await saveIntlDraft(server, 'employee', { ...toPerth, segmentType: 1, returnDate: '2026-12-20' })),
  )
  expect(Math.min(...back.map(({ price }) => price))).toBeGreaterThan(Math.min(...single.map(({ price }) => price)))
})

test('nobody is offered it who asked for several directions, or for nothing but direct flights', async () => {
  const several = severalLegs(['SHA', 'SIN', day], ['SIN', 'PER', '2026-12-12'])
  for (const change of [several, { ...toPerth, isDirect: true }])
    expect(await offersOf(await saveIntlDraft(server, 'employee', change))).toEqual([])
})

test('where one ticket leads nowhere, two do', async () => {
  const tempOrderNo = await saveIntlDraft(server, 'employee', {
    departAirportCode: 'KWE',
    departCityName: '贵阳',
    arriveAirportCode: 'KTM',
    arriveCityName: '加德满都',
  })
  expect((await listIntl(server, 'employee', tempOrderNo)).itineraries).toEqual([])
  expect(filled(await offersOf(tempOrderNo)).map(({ via }) => via)).not.toContain('KTM')
})
