// @vitest-environment happy-dom
import { products, type Product } from '@sojourn/contract/booking/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseTravellers } from '../../api/calls/booking/draft'
import { getCarPlaces } from '../../api/calls/products/car/car'
import { saveCarOrderTemp } from '../../api/calls/products/car/draft'
import { saveFlightOrderTemp } from '../../api/calls/products/flight/flight'
import { saveHotelOrderTemp } from '../../api/calls/products/hotel/draft'
import { saveIntlFlightOrderTemp } from '../../api/calls/products/intl-flight/draft'
import { saveTrainOrderTemp } from '../../api/calls/products/train/draft'
import { saveVisaOrderTemp } from '../../api/calls/products/visa/draft'
import { getAirportCityList, getBookDateSection } from '../../api/calls/reference/city'
import { getHotelSearchBasicMsg, getStayInCity } from '../../api/calls/reference/hotel-place'
import { getTrainStationList } from '../../api/calls/reference/station'
import { getVisaCountry } from '../../api/calls/reference/visa-country'
import type { WebCall } from '../../api/web-call'
import { EditSearch } from '../../features/booking/list/summary-bar'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { signIn } from '../../testing/people'
import { bookableDays } from '../../testing/search'
import { answer, requestsOf } from '../../testing/server'

inBrowser(
  'app/home',
  'booking/list',
  'products/car/search',
  'products/hotel/search',
  'products/train/search',
  'products/visa/search',
)

const name = () => readText('booking/list').editSearch
const home = () => readText('app/home')

const ends = { departAirportCode: 'PEK', departCityName: '北京首都', departType: 1 }
const leg = (journeyIndex: number, departCode: string, arriveCode: string, departDate: string) => ({
  journeyIndex,
  departCode,
  departCityName: departCode,
  departType: 1,
  arriveCode,
  arriveCityName: arriveCode,
  arriveType: 1,
  departDate,
})
const hotel = {
  cityId: 321,
  cityName: '上海',
  checkInDate: '2026-11-25',
  checkOutDate: '2026-11-27',
  hotelType: 2,
  isInternational: false,
}
const chosen = { placeId: 'P1', name: '虹桥机场' }

interface Edited {
  name: string
  product: Product
  save: unknown
  button: () => string
  searchParams: object
  filters?: string
  /** What stands in the fields, in their order. */
  fields: string[]
  /** What is sent beside the search as it was. */
  more?: object
}

const cases: Edited[] = [
  {
    name: 'flights',
    product: 'flight',
    save: saveFlightOrderTemp,
    button: () => home().search,
    searchParams: {
      ...ends,
      segmentType: 1,
      arriveAirportCode: 'SHA',
      arriveCityName: '上海',
      arriveType: 0,
      departDate: '2026-11-25',
      returnDate: '2026-11-27',
    },
    filters: 'direct=1',
    fields: ['北京首都', '上海'],
    more: { filters: expect.objectContaining({ direct: true }) },
  },
  {
    name: 'flights abroad',
    product: 'intlFlight',
    save: saveIntlFlightOrderTemp,
    button: () => home().search,
    searchParams: {
      ...ends,
      segmentType: 0,
      arriveAirportCode: 'NRT',
      arriveCityName: '东京成田',
      arriveType: 1,
      departDate: '2026-11-25',
      isDirect: true,
      seatType: 'C',
      passenger: 'student',
    },
    filters: 'refundable=1',
    fields: ['北京首都', '东京成田'],
    more: { filters: expect.objectContaining({ refundable: true }) },
  },
  {
    name: 'flights abroad of several legs',
    product: 'intlFlight',
    save: saveIntlFlightOrderTemp,
    button: () => home().search,
    searchParams: {
      segmentType: 2,
      departAirportCode: 'PEK',
      departCityName: 'PEK',
      arriveAirportCode: 'SIN',
      arriveCityName: 'SIN',
      departDate: '2026-11-25',
      segmentQueryList: [leg(0, 'PEK', 'NRT', '2026-11-25'), leg(1, 'NRT', 'SIN', '2026-11-28')],
      isDirect: false,
      seatType: 'Y',
    },
    fields: ['PEK', 'NRT', 'NRT', 'SIN'],
  },
  {
    name: 'trains',
    product: 'train',
    save: saveTrainOrderTemp,
    button: () => readText('products/train/search').search,
    searchParams: {
      segmentType: 0,
      departStation: '上海虹桥',
      departStationCode: 'AOH',
      departStationSZMCode: 'shhq',
      arriveStation: '北京南',
      arriveStationCode: 'VNP',
      arriveStationSZMCode: 'bjn',
      searchFastTrainOnly: true,
      departDate: '2026-11-25',
      trainNo: 'G2',
    },
    filters: 'arriveBand=night%2Cmorning',
    fields: ['上海虹桥', '北京南'],
    more: { arriveBand: ['night', 'morning'] },
  },
  ...[
    { name: 'hotels', keyword: {} },
    { name: 'hotels of a brand', keyword: { keyWordId: '7', keywordName: '全季', brandId: '7' } },
    { name: 'hotels in a district', keyword: { keyWordId: '8', keywordName: '黄浦', sectionId: '8' } },
    { name: 'hotels in an area', keyword: { keyWordId: '9', keywordName: '外滩', bdId: '9' } },
    { name: 'hotels near a landmark', keyword: { keyWordId: '10', keywordName: '豫园', lat: 31.2, lon: 121.4 } },
    { name: 'a hotel by its name', keyword: { keyWordId: '11', keywordName: '和平饭店' } },
  ].map(({ name, keyword }) => ({
    name,
    product: 'hotel' as const,
    save: saveHotelOrderTemp,
    button: () => readText('products/hotel/search').search,
    searchParams: { ...hotel, ...keyword },
    fields: ['上海', 'keywordName' in keyword ? (keyword.keywordName ?? '') : ''],
  })),
  {
    name: 'hotels abroad',
    product: 'intlHotel',
    save: saveHotelOrderTemp,
    button: () => readText('products/hotel/search').search,
    searchParams: { ...hotel, cityId: 900, cityName: '东京', isInternational: true },
    fields: ['东京', ''],
  },
  {
    name: 'cars',
    product: 'car',
    save: saveCarOrderTemp,
    button: () => readText('products/car/search').search,
    searchParams: {
      rideType: 'airportPickup',
      cityId: 321,
      from: chosen,
      to: { placeId: 'P2', name: '外滩' },
      departDate: '2026-11-25',
      departTime: '10:00',
      serviceNo: 'CA1831',
    },
    fields: ['上海', '虹桥机场', '外滩'],
  },
  {
    name: 'visas',
    product: 'visa',
    save: saveVisaOrderTemp,
    button: () => readText('products/visa/search').search,
    searchParams: {
      visaType: 0,
      countryId: 65,
      countryName: '新加坡',
      provinceId: 31,
      provinceName: '上海',
      departDate: '2026-11-25',
    },
    fields: ['新加坡', '上海'],
  },
  {
    name: 'visas for flights that go later than visas are searched for',
    product: 'visa',
    save: saveVisaOrderTemp,
    button: () => readText('products/visa/search').search,
    searchParams: { visaType: 0, countryId: 65, countryName: '新加坡', departDate: '2027-01-25', alongOrderNo: 'X1' },
    fields: ['新加坡', ''],
  },
]

const frame = {
  tempOrderNo: 'T1',
  expiresAt: '2026-11-20T03:00:00Z',
  travelType: 1,
  bookType: 0,
  bookMode: 1,
  travelApplyNo: 'A1',
  travelOrderNo: 'TR1',
  travellers: [{ employeeId: 'e7', name: '陈志强' }],
} as unknown as Parameters<typeof EditSearch>[0]['draft'] & object

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({
    permissions: ['book', 'bookForOthers'],
    isSigningServiceDate: true,
    bookModeConfig: 1,
    trainBookable: 0,
    switchList: { showcar: true },
  })
  answer(getBookDateSection, bookableDays)
  answer(getStayInCity, { cityGroup: [{ groupKey: 'A', groupName: 'A', cityList: [{ cityId: 321, cityName: '上海' }] }] })
  answer(getCarPlaces, { places: [] })
  answer(getTrainStationList, { hotStationList: [], stationNameFirstList: [] })
  answer(getVisaCountry, { countryGroupList: [] })
  answer(getAirportCityList, { domesticAirportCityInfo: { cityGroup: [] } })
  answer(getHotelSearchBasicMsg, { cityId: 224, cityName: '北京', isIntl: false })
  answer(chooseTravellers, {})
})

describe.each(cases)(
  'the search of a list of $name',
  ({ product, save: saved, button, searchParams, filters = '', fields, more }) => {
    const save = saved as WebCall<unknown>
    const type = products.code(product)
    const list = (tempOrderNo: string) => paths.list(type, { tempOrderNo })
    const open = async () => {
      answer(save, { tempOrderNo: 'T2', productType: type, selfBook: false, needTravelOrder: false } as never)
      const page = showPart(<EditSearch draft={{ ...frame, searchParams }} type={type} filters={filters} />)
      await page.router.navigate(list('T1'))
      await page.user.click(screen.getByRole('button', { name: name() }))
      const form = within(await screen.findByRole('dialog', { name: name() }))
      await form.findByRole('button', { name: button() })
      return { ...page, form }
    }

    test('opens over it as it was searched for, and is saved anew under its application, in its trip and for its people', async () => {
      const { user, form, address, router } = await open()
      const values = () => form.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value)
      await waitFor(() => expect(values().slice(0, fields.length)).toEqual(fields))
      await user.click(form.getByRole('button', { name: button() }))
      await waitFor(() => expect(address()).toBe(list('T2')))
      expect(router.state.historyAction).toBe('REPLACE')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(requestsOf(save)).toEqual([
        expect.objectContaining({
          travelType: 1,
          bookMode: 1,
          travelApplyNo: 'A1',
          travelOrderNo: 'TR1',
          searchParams: expect.objectContaining({ ...searchParams, ...more }),
        }),
      ])
      expect(requestsOf(chooseTravellers)).toEqual([{ tempOrderNo: 'T2', employeeIds: ['e7'] }])
    })

    test('is left by Escape, and the list and the focus are where they were', async () => {
      const { user, address } = await open()
      await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy())
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(address()).toBe(list('T1'))
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: name() })))
      expect(requestsOf(save)).toEqual([])
    })

    test('that is not known any more is made anew at home', () => {
      showPart(<EditSearch draft={undefined} type={type} />)
      expect(screen.getByRole('link', { name: name() }).getAttribute('href')).toBe(paths.home({ type }))
    })
  },
)

test('others who are asked for in place of oneself are chosen before the list', async () => {
  const searchParams = cases[0]!.searchParams
  const { travelApplyNo: _apply, travelOrderNo: _trip, ...own } = frame
  answer(saveFlightOrderTemp, { tempOrderNo: 'T2', productType: 1, selfBook: false, needTravelOrder: false })
  const { user, address } = showPart(<EditSearch draft={{ ...own, bookMode: 0, searchParams }} type={1} />)
  await user.click(screen.getByRole('button', { name: name() }))
  await user.click(await screen.findByRole('radio', { name: home().bookOthers }))
  await user.click(screen.getByRole('button', { name: home().search }))
  await waitFor(() => expect(address()).toBe(paths.choice({ tempOrderNo: 'T2', returnDate: '2026-11-27' })))
  expect(requestsOf(chooseTravellers)).toEqual([])
})
