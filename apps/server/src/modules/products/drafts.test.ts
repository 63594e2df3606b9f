import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseTravellers, getTempOrder } from '@sojourn/contract/booking/draft.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getFlightOrderTemp, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { saveHotelOrderTemp } from '@sojourn/contract/products/hotel/draft.calls'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import { getIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/search.calls'
import { saveTrainOrderTemp } from '@sojourn/contract/products/train/draft.calls'
import { saveVisaOrderTemp } from '@sojourn/contract/products/visa/draft.calls'
import { approvedApplication } from '../../testing/applications'
import { expectResult } from '../../testing/flights'
import { expectRefusals, refusal } from '../../testing/refusals'
import { openTestServer, type TestServer } from '../../testing/server'

const frame = { type: 0, travelType: 1, bookType: 0 } as const
const flight = {
  segmentType: 0,
  departAirportCode: 'SHA',
  departCityName: '上海',
  arriveAirportCode: 'TYO',
  arriveCityName: '东京',
  departDate: '2026-12-09',
} as const
const hotel = {
  cityId: 321,
  cityName: '上海',
  checkInDate: '2026-12-09',
  checkOutDate: '2026-12-11',
  hotelType: 2,
  isInternational: false,
} as const
const train = {
  segmentType: 0,
  departStation: '上海虹桥',
  departStationCode: 'AOH',
  arriveStation: '北京南',
  arriveStationCode: 'VNP',
  searchFastTrainOnly: true,
  departDate: '2026-12-01',
} as const
const visa = { visaType: 0, countryId: 2926, countryName: '新加坡', departDate: '2026-12-01' } as const

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const saved = (who: string, tempOrderNo: string, language: 'zh-CN' | 'zh-TW' | 'en' = 'zh-CN') =>
  server.call(who, getTempOrder, { tempOrderNo }, { language }).then(expectResult)

/** What the company has set, for the time of one test. */
async function configured(change: object, work: () => Promise<void>): Promise<void> {
  const before = await server.database.pool.query<{ config: object }>('SELECT config FROM enterprise WHERE enterprise_id = 1')
  const set = (config: object) =>
    server.database.pool.query('UPDATE enterprise SET config = $1 WHERE enterprise_id = 1', [config])
  await set({ ...before.rows[0]!.config, ...change })
  try {
    await work()
  } finally {
    await set(before.rows[0]!.config)
  }
}

describe('a search is kept', () => {
  test('[S7.19] [S3.40] for an international flight, and reads in every language', async () => {
    const searchParams = { ...flight, isDirect: true, seatType: 'C' } as const
    const answer = expectResult(await server.call('employee', saveIntlFlightOrderTemp, { ...frame, searchParams }))
    expect(answer).toMatchObject({ productType: 2, selfBook: true, needTravelOrder: false, matchTravelApplyOrderList: [] })
    const chinese = await saved('employee', answer.tempOrderNo)
    expect(chinese.places).toEqual([{ from: '上海', to: '东京', date: '2026-12-09' }])
    expect(chinese.wishes).toEqual(['公务舱', '仅看直飞'])
    expect(chinese.travellers.map(({ name }) => name)).toEqual(['林晓雯'])
    const english = await saved('employee', answer.tempOrderNo, 'en')
    expect(english.places).toEqual([{ from: 'Shanghai', to: 'Tokyo', date: '2026-12-09' }])
    expect((await saved('employee', answer.tempOrderNo, 'zh-TW')).places[0]!.to).toBe('東京')
  })

  test('[S3.23] for a domestic flight with the filters of its list; airports of another city are no filter any more', async () => {
    const none = { band: [], carrier: [], departAirport: [], arriveAirport: [], cabin: [], size: [] }
    const filters = { ...none, carrier: ['MU'], departAirport: ['PVG', 'PEK'], within: true, direct: false, own: false }
    const search = { ...flight, arriveAirportCode: 'BJS', arriveCityName: '北京', departType: 0, arriveType: 0, filters }
    const kept = async (searchParams: RequestOf<typeof saveFlightOrderTemp>['searchParams']) => {
      const { tempOrderNo } = expectResult(await server.call('employee', saveFlightOrderTemp, { ...frame, searchParams }))
      return expectResult(await server.call('employee', getFlightOrderTemp, { tempOrderNo })).searchParams.filters
    }
    expect(await kept(search)).toEqual({ ...filters, departAirport: ['PVG'] })
    expect(await kept({ ...search, departAirportCode: 'PVG', departType: 1 }), 'of one airport').toMatchObject({
      departAirport: [],
    })
  })

  test('[S3.23] for a flight abroad too, by the cities of its way out; a trip that stays in the mainland keeps none', async () => {
    const groups = {
      changes: ['0'],
      departBand: [],
      arriveBand: [],
      carrier: ['MU'],
      alliance: [],
      duration: [],
      via: ['HKG'],
      cabin: [],
    }
    const airports = { departAirport: ['PVG', 'PEK'], arriveAirport: ['NRT', 'SIN'] }
    const filters = { ...groups, ...airports, within: true, baggage: false, refundable: true, protected: false, own: false }
    const tokyo = { ...flight, departType: 0, arriveAirportCode: 'TYO', arriveCityName: '东京', arriveType: 0 }
    const kept = async (searchParams: RequestOf<typeof saveIntlFlightOrderTemp>['searchParams']) =>
      expectResult(await server.call('employee', saveIntlFlightOrderTemp, { ...frame, searchParams }))
    const { tempOrderNo } = await kept({ ...tokyo, filters })
    const read = expectResult(await server.call('employee', getIntlFlightOrderTemp, { tempOrderNo }))
    expect(read.searchParams.filters).toEqual({ ...filters, departAirport: ['PVG'], arriveAirport: ['NRT'] })
    const atHome = await kept({ ...flight, arriveAirportCode: 'PEK', arriveCityName: '北京', filters })
    const domestic = expectResult(await server.call('employee', getFlightOrderTemp, { tempOrderNo: atHome.tempOrderNo }))
    expect(domestic.searchParams).not.toHaveProperty('filters')
  })

  test('[S2.52] for several legs, whose ends are those of the trip', async () => {
    const leg = (journeyIndex: number, departCode: string, arriveCode: string, departDate: string) => ({
      journeyIndex,
      departCode,
      departCityName: departCode,
      arriveCode,
      arriveCityName: arriveCode,
      departDate,
    })
    const segmentQueryList = [leg(0, 'BJS', 'TYO', '2026-12-09'), leg(1, 'TYO', 'SIN', '2026-12-12')]
    const searchParams = { ...flight, segmentType: 2, departAirportCode: '', arriveAirportCode: '', segmentQueryList } as const
    const answer = expectResult(await server.call('employee', saveIntlFlightOrderTemp, { ...frame, searchParams }))
    const { places } = await saved('employee', answer.tempOrderNo)
    expect(places.map(({ from, to }) => `${from}-${to}`)).toEqual(['北京-东京', '东京-新加坡'])
  })

  test('[S4.13] a trip that stays in the mainland goes on as a domestic one', async () => {
    const searchParams = { ...flight, arriveAirportCode: 'PEK', arriveCityName: '北京' }
    const answer = expectResult(await server.call('employee', saveIntlFlightOrderTemp, { ...frame, searchParams }))
    expect(answer.productType).toBe(1)
  })

  test('[S7.20] for a hotel; leaving on the day of arrival is one night [S5.14]', async () => {
    const searchParams = { ...hotel, checkOutDate: hotel.checkInDate, keyWordId: '12', keywordName: '陆家嘴', bdId: '12' }
    const answer = expectResult(await server.call('employee', saveHotelOrderTemp, { ...frame, searchParams }))
    expect(answer.productType).toBe(3)
    expect(await saved('employee', answer.tempOrderNo, 'en')).toMatchObject({
      places: [{ to: 'Shanghai', date: '2026-12-09' }],
      endDate: '2026-12-10',
      wishes: ['1 night', '陆家嘴', 'Paid in advance'],
    })
  })

  test('[S7.20] for a hotel abroad', async () => {
    const searchParams = { ...hotel, cityId: 3187, cityName: '曼谷', isInternational: true }
    expect(expectResult(await server.call('employee', saveHotelOrderTemp, { ...frame, searchParams })).productType).toBe(4)
  })

  test('[S7.20] [S3.34] for a train, its number as tickets print it', async () => {
    const searchParams = { ...train, trainNo: ' g2 ' }
    const answer = expectResult(await server.call('employee', saveTrainOrderTemp, { ...frame, searchParams }))
    expect(answer.productType).toBe(5)
    const { rows } = await server.database.pool.query<{ search_params: object }>(
      'SELECT search_params FROM temp_order WHERE temp_order_no = $1',
      [answer.tempOrderNo],
    )
    expect(rows[0]!.search_params).toMatchObject({ trainNo: 'G2', returnDate: '2026-12-01' })
    expect((await saved('employee', answer.tempOrderNo)).wishes).toEqual(['车次 G2', '仅看高铁/动车'])
  })

  test('[S7.20] [S3.36] for a visa', async () => {
    const searchParams = { ...visa, provinceId: 31, provinceName: '上海' }
    const answer = expectResult(await server.call('employee', saveVisaOrderTemp, { ...frame, searchParams }))
    expect(answer.productType).toBe(8)
    const { places, wishes } = await saved('employee', answer.tempOrderNo)
    expect(places).toEqual([{ to: '新加坡', date: '2026-12-01' }])
    expect(wishes[0]).toMatch(/^常住上海/)
  })

  test('[S3.39] once, however often it is sent', async () => {
    const request = { ...frame, searchParams: hotel }
    const send = () => server.call('employee', saveHotelOrderTemp, request, { key: 'one-press-of-the-button' }).then(expectResult)
    const [first, second] = [await send(), await send()]
    expect(second.tempOrderNo).toBe(first.tempOrderNo)
  })

  test('[S1.01] [S4.14] for others, who are chosen afterwards: five by train', async () => {
    const request = { ...frame, bookType: 1, searchParams: train } as const
    const { tempOrderNo, selfBook } = expectResult(await server.call('manager', saveTrainOrderTemp, request))
    expect(selfBook).toBe(false)
    expect((await saved('manager', tempOrderNo)).travellers).toEqual([])
    const choose = (employeeIds: string[]) => server.call('manager', chooseTravellers, { tempOrderNo, employeeIds })
    expect(expectResult(await choose(['1-employee', '1-manager'])).travellers).toHaveLength(2)
    expect((await choose(['1', '2', '3', '4', '5', '6'])).code).toBe(problems.tooManyTravellers.code)
    expect((await choose(['1-employee', '1-employee'])).code).toBe(problems.travellerTwice.code)
    expect((await choose(['1-nobody'])).code).toBe(problems.travellerUnknown.code)
  })
})

describe('a search is refused, and nothing is kept', () => {
  const iflight = (change: object) => ({ ...frame, searchParams: { ...flight, ...change } })
  const stay = (change: object) => ({ ...frame, searchParams: { ...hotel, ...change } })
  const ride = (change: object) => ({ ...frame, searchParams: { ...train, ...change } })
  const permit = (change: object) => ({ ...frame, searchParams: { ...visa, ...change } })

  test('[S5.03] [S5.04] [S5.10] places', () =>
    expectRefusals(server, [
      refusal('no arrival', saveIntlFlightOrderTemp, iflight({ arriveAirportCode: '' }), 'cityMissing', 'arriveAirportCode'),
      refusal('one city', saveIntlFlightOrderTemp, iflight({ arriveAirportCode: 'PVG' }), 'citySame', 'arriveAirportCode'),
      refusal('nowhere', saveIntlFlightOrderTemp, iflight({ arriveAirportCode: 'QQQ' }), 'cityUnknown', 'arriveAirportCode'),
      refusal('no destination', saveHotelOrderTemp, stay({ cityId: 0 }), 'destinationMissing', 'cityId'),
      refusal('a city abroad', saveHotelOrderTemp, stay({ cityId: 3187 }), 'cityUnknown', 'cityId'),
      refusal('a city at home', saveHotelOrderTemp, stay({ isInternational: true }), 'cityUnknown', 'cityId'),
      refusal('one station', saveTrainOrderTemp, ride({ arriveStationCode: 'AOH' }), 'citySame', 'arriveStationCode'),
      refusal('no station', saveTrainOrderTemp, ride({ arriveStationCode: 'QQQ' }), 'stationUnknown', 'arriveStationCode'),
      refusal('no country', saveVisaOrderTemp, permit({ countryId: 0 }), 'visaCountryMissing', 'countryId'),
      refusal('an unknown country', saveVisaOrderTemp, permit({ countryId: 1 }), 'visaCountryUnknown', 'countryId'),
      refusal('an unknown province', saveVisaOrderTemp, permit({ provinceId: 99 }), 'provinceUnknown', 'provinceId'),
    ]))

  test('[S5.02] [S5.14] [S9.03] [S9.04] days', () =>
    expectRefusals(server, [
      refusal('yesterday', saveTrainOrderTemp, ride({ departDate: '2026-11-19' }), 'datePast', 'departDate'),
      refusal('too far', saveTrainOrderTemp, ride({ departDate: '2026-12-11' }), 'dateTooFar', 'departDate'),
      refusal('too far', saveVisaOrderTemp, permit({ departDate: '2026-12-11' }), 'dateTooFar', 'departDate'),
      refusal('arriving too late', saveHotelOrderTemp, stay({ checkInDate: '2026-12-21' }), 'dateTooFar', 'checkInDate'),
      refusal('leaving first', saveHotelOrderTemp, stay({ checkOutDate: '2026-12-08' }), 'checkOutTooEarly', 'checkOutDate'),
      refusal(
        'thirty-one nights',
        saveHotelOrderTemp,
        stay({ checkInDate: '2026-11-20', checkOutDate: '2026-12-21' }),
        'stayTooLong',
        'checkOutDate',
      ),
      refusal(
        'back too early',
        saveIntlFlightOrderTemp,
        iflight({ segmentType: 1, returnDate: '2026-12-08' }),
        'returnBeforeDeparture',
        'returnDate',
      ),
    ]))

  test('[S5.11] a train number that no train has', () =>
    expectRefusals(server, [refusal('letters', saveTrainOrderTemp, ride({ trainNo: 'ABC' }), 'trainNumberInvalid', 'trainNo')]))

  test('[S4.04] [S5.05] [S3.11] a product that is not open to the company, the journey or the person', async () => {
    const bangkok = { cityId: 3187, isInternational: true }
    const abroad = { ...hotel, ...bangkok }
    await expectRefusals(server, [
      refusal('company', saveHotelOrderTemp, stay(bangkok), 'bookingNotOpen', undefined, 'employee@beichen.example'),
      refusal('personal', saveVisaOrderTemp, { ...permit({}), travelType: 2 }, 'bookingNotOpen'),
      refusal('for others', saveTrainOrderTemp, { ...ride({}), bookType: 1 }, 'forbidden', 'bookType'),
    ])
    await configured({ hotelIntlBookable: 1 }, () =>
      expectRefusals(server, [
        refusal(
          'only for oneself',
          saveHotelOrderTemp,
          { ...frame, bookType: 1, searchParams: abroad },
          'bookingNotOpen',
          'bookType',
          'manager',
        ),
      ]),
    )
  })

  test('[S5.01] [S4.29] without a service agreement in force', async () => {
    const ends = (day: string) =>
      server.database.pool.query('UPDATE enterprise SET agreement_to = $1 WHERE enterprise_id = 1', [day])
    await ends('2026-11-19')
    await expectRefusals(server, [refusal('on business', saveHotelOrderTemp, stay({}), 'serviceAgreementExpired')])
    expectResult(await server.call('employee', saveHotelOrderTemp, { ...stay({}), travelType: 2 }))
    await ends('2028-12-31')
  })
})

describe('a company that books by travel application', () => {
  const required = { travelApplyBookType: 1, travelAppyBookProductList: '1,3' }
  const search = {
    segmentType: 0,
    departAirportCode: 'PEK',
    departCityName: '北京',
    arriveAirportCode: 'SHA',
    arriveCityName: '上海',
    departDate: '2026-12-09',
  } as const
  const byApplication = { ...frame, bookType: 2, searchParams: search } as const

  test('[S4.06] [S7.57] without a fitting application nothing is kept and the way is named', () =>
    configured(required, async () => {
      const missing = refusal('none', saveFlightOrderTemp, byApplication, 'applicationMissing')
      const result = { productType: 1, depart: '北京', arrive: '上海', startDate: '2026-12-09', endDate: '2026-12-09' }
      await expectRefusals(server, [{ ...missing, result }])
    }))

  test('[S1.01] [S4.14] [S7.22] one that fits is taken: its only traveller goes on to the list', () =>
    configured(required, async () => {
      const travelApplyNo = await approvedApplication(server)
      const answer = expectResult(await server.call('employee', saveFlightOrderTemp, byApplication))
      expect(answer).toMatchObject({ selfBook: true, needTravelOrder: false, matchTravelApplyOrderList: [{ travelApplyNo }] })
      expect((await saved('employee', answer.tempOrderNo)).travelApplyNo).toBe(travelApplyNo)
    }))

  test('[S4.15] [S7.56] [S8.02] several that fit are a choice: 310002 brings them and what was kept', () =>
    configured(required, async () => {
      const second = await approvedApplication(server)
      const answer = await server.call('employee', saveFlightOrderTemp, byApplication)
      expect(answer).toMatchObject({ success: false, code: 310002, status: 409, problem: 'applicationChoice' })
      const kept = answer.result
      expect(kept?.matchTravelApplyOrderList.length).toBeGreaterThan(1)
      expect((await saved('employee', kept!.tempOrderNo)).travellers).toEqual([])

      const chosen = { ...byApplication, travelApplyNo: second }
      const again = expectResult(await server.call('employee', saveFlightOrderTemp, chosen))
      expect(again.selfBook).toBe(true)
      expect((await saved('employee', again.tempOrderNo)).travelApplyNo).toBe(second)
    }))

  test('[S4.16] an application that was chosen must fit the search', () =>
    configured(required, async () => {
      const travelApplyNo = await approvedApplication(server)
      await expectRefusals(server, [
        refusal(
          'another day',
          saveFlightOrderTemp,
          { ...byApplication, travelApplyNo, searchParams: { ...search, departDate: '2026-12-20' } },
          'applicationMismatch',
          'travelApplyNo',
        ),
        refusal('unknown', saveFlightOrderTemp, { ...byApplication, travelApplyNo: 'A0' }, 'applicationUnknown', 'travelApplyNo'),
      ])
    }))
})
