import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMyCredentials, saveCredential } from '@sojourn/contract/personal/credential.calls'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import {
  checkIntlFlightBooking,
  createIntlFlightOrder,
  getIntlFlightBookInfo,
} from '@sojourn/contract/products/intl-flight/booking.calls'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import { searchIntlFlights } from '@sojourn/contract/products/intl-flight/search.calls'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { listIntl, severalLegs, shanghaiToSingapore } from '../../../testing/intl-flight/flights'
import { chooseTrip, draftTrip, givePassport, type IntlWanted } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'

const who = 'admin'
const parent = '1-admin'
/** Ten days ahead: who was born yesterday is eleven days old. */
const date = '2026-11-30'
/** Whatever standards say: the party is looked at before. */
const published: IntlWanted = ({ fareType, instantPayment }) => fareType === 'published' && !instantPayment

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, who, { number: 'E55510009', name: 'ZHOU/YAQIN' })
})
afterAll(() => server.close())

/** Somebody with a passport for whom the parent books. */
async function born(name: string, birthDate: string, number: string): Promise<string> {
  const credential = { type: 2 as const, number, birthDate }
  return expectResult(await server.call(who, saveGuest, { name, mobile: '13900002222', credential })).employeeId
}

/** The order of a trip that was chosen for the parent alone before the others came along, with all that its page would send. */
async function asked(employeeIds: string[]) {
  const tempOrderNo = await draftTrip(server, who, { date, bookType: 1 })
  expectResult(await server.call(who, chooseTravellers, { tempOrderNo, employeeIds: [parent] }))
  const trip = { tempOrderNo, ...(await chooseTrip(server, who, tempOrderNo, { wanted: published })) }
  expectResult(await server.call(who, chooseTravellers, { tempOrderNo, employeeIds }))
  const info = expectResult(await server.call(who, getIntlFlightBookInfo, { tempOrderNo }))
  const travellers = info.travellers.map(({ employeeId, credentials, costCentreId }) => ({
    employeeId,
    credentialId: credentials.find(({ usable, type }) => usable && type === 2)?.credentialId ?? '',
    costCentreId,
    insurances: [],
    reasonCode: 'urgent',
  }))
  const contact = { name: '周雅琴', mobile: '13800010004', email: 'admin@yuanxing.example' }
  const { settleType } = info.settleTypes[0]!
  return { trip, request: { ...trip, travellers, passengers: [], contact, settleType, expectedTotal: trip.seenTotal * 2 } }
}

describe('[handbook 1.2] who does not fly abroad together', () => {
  test.each([
    [
      'two infants with one adult',
      async () => [parent, await born('周小禾', '2026-02-01', 'E66610001'), await born('周小麦', '2026-03-01', 'E66610002')],
      'tooManyInfants',
      'travellers.2',
    ],
    ['a child alone', async () => [await born('周小稻', '2018-02-01', 'E66610003')], 'unaccompaniedChild', 'travellers.0'],
    ['a newborn', async () => [parent, await born('周小粟', '2026-11-19', 'E66610004')], 'newbornFlies', 'travellers.1'],
  ] as const)('%s: neither listed, checked nor booked', async (_title, people, problem, field) => {
    const { trip, request } = await asked(await people())
    const { tempOrderNo } = trip
    const listed = await server.call(who, searchIntlFlights, { tempOrderNo, slice: 0, chosen: [] })
    // Of who is too young the price is shown, until it is booked.
    if (problem === 'newbornFlies') expectResult(listed)
    else expect(listed).toMatchObject({ ...refusedAs(problem), field })
    expect(await server.call(who, checkIntlFlightBooking, trip)).toMatchObject({ ...refusedAs(problem), field })
    expect(await server.call(who, createIntlFlightOrder, request)).toMatchObject({ ...refusedAs(problem), field })
    const { rows } = await server.database.pool.query('SELECT order_no FROM orders WHERE depart_at::date = $1', [date])
    expect(rows, 'nothing is written').toEqual([])
  })
})

describe('[handbook 2.1] both airports of one city are one place', () => {
  const tokyo = { departAirportCode: 'NRT', departType: 1, arriveAirportCode: 'HND', arriveType: 1 }
  test.each([
    ['of a trip', { ...shanghaiToSingapore, ...tokyo }, 'arriveAirportCode'],
    ['of a leg', severalLegs(['SHA', 'NRT', '2026-12-09'], ['NRT', 'HND', '2026-12-12']), 'segmentQueryList.1.arriveCode'],
    [
      'of a city and its airport',
      { ...shanghaiToSingapore, ...tokyo, departAirportCode: 'TYO', departType: 0 },
      'arriveAirportCode',
    ],
  ])('both ends %s', async (_title, searchParams, field) => {
    const saved = await server.call(who, saveIntlFlightOrderTemp, { searchParams, travelType: 1, bookType: 0 })
    expect(saved).toMatchObject({ ...refusedAs('citySame'), field })
  })
})

test('[handbook 2.3] of transit countries it is told what they ask of the passport that somebody has', async () => {
  const sentences = async (): Promise<string[]> => {
    const tempOrderNo = await draftTrip(server, 'director', { arrive: 'SYD', date: '2026-12-09' })
    const { itineraries } = await listIntl(server, 'director', tempOrderNo)
    return itineraries.flatMap(({ connections }) => connections.flatMap(({ visaSentence }) => visaSentence ?? []))
  }
  expect(await sentences()).toAllSatisfy((sentence) => !sentence.includes('美国护照'))
  const own = expectResult(await server.call('director', getMyCredentials, {}))
  const american = { type: 2, number: '566610001', nameOnCredential: 'OUYANG/MINGZHE', expiresOn: '2032-05-01' } as const
  const bearer = { birthDate: '1980-06-15', gender: 'male', nationality: 'US', agreedTo: own.noticeVersion } as const
  expectResult(await server.call('director', saveCredential, { ...american, ...bearer }))
  expect((await sentences()).filter((sentence) => sentence.includes('持美国护照'))).not.toEqual([])
})
