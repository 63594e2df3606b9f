// @vitest-environment happy-dom
import { bookTypes } from '@sojourn/contract/booking/codes'
import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveCarOrderTemp } from '../../api/calls/products/car/draft'
import { saveFlightOrderTemp } from '../../api/calls/products/flight/flight'
import { saveHotelOrderTemp } from '../../api/calls/products/hotel/draft'
import { saveIntlFlightOrderTemp } from '../../api/calls/products/intl-flight/draft'
import { saveVisaOrderTemp } from '../../api/calls/products/visa/draft'
import { getAirportCityList } from '../../api/calls/reference/city'
import { getHotelSearchBasicMsg, getStayInCity } from '../../api/calls/reference/hotel-place'
import { getVisaCountry } from '../../api/calls/reference/visa-country'
import type { WebCall } from '../../api/web-call'
import { CarForm } from '../../features/products/car/search/search-form'
import { FlightForm } from '../../features/products/flight/search/search-form'
import { HotelForm } from '../../features/products/hotel/search/search-form'
import { IntlFlightForm } from '../../features/products/intl-flight/search/search-form'
import { VisaForm } from '../../features/products/visa/search/search-form'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { signIn } from '../../testing/people'
import { openSearch } from '../../testing/search'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../testing/server'

inBrowser(
  'app/home',
  'products/car/search',
  'products/car/rules',
  'products/hotel/search',
  'products/intl-flight/search',
  'products/visa/search',
)

const home = () => readText('app/home')
const place = (code: string, name: string) => ({ code, name, kind: 1 })
const from = (depart: SearchStart['depart'], arrive: SearchStart['arrive']): SearchStart => ({
  ...(depart && { depart }),
  ...(arrive && { arrive }),
  startDate: '2026-11-25',
  endDate: '2026-11-27',
  isReturn: false,
})
const along = {
  orderNo: 'F1',
  rideType: 'airportPickup',
  cityId: 1,
  cityName: '上海',
  from: { placeId: 'P1', name: '虹桥机场' },
  to: { placeId: 'P2', name: '外滩' },
  departDate: '2026-11-25',
  departTime: '10:00',
  serviceNo: 'CA1831',
} as unknown as NonNullable<Parameters<typeof CarForm>[0]['along']>

interface Frame {
  bookType: number
  bookMode?: number
  searchParams: object
}
/** What all drafts have in common. */
const sentOf = (call: WebCall<unknown>) => requestsOf(call) as Frame[]

const products = [
  {
    name: 'flights',
    type: 1,
    Form: FlightForm,
    start: from(place('PEK', '北京首都'), place('SHA', '上海')),
    button: () => home().search,
    save: saveFlightOrderTemp as WebCall<unknown>,
    refused: 'arriveAirportCode',
    sends: { departAirportCode: 'PEK', arriveAirportCode: 'SHA', departDate: '2026-11-25' },
    choice: paths.choice({ tempOrderNo: 'T1' }),
  },
  {
    name: 'flights abroad',
    type: 2,
    Form: IntlFlightForm,
    start: from(place('PEK', '北京首都'), { ...place('NRT', '东京'), kind: 1 }),
    button: () => home().search,
    save: saveIntlFlightOrderTemp as WebCall<unknown>,
    refused: 'departDate',
    sends: { departAirportCode: 'PEK', arriveAirportCode: 'NRT', departDate: '2026-11-25', seatType: 'Y', isDirect: false },
    choice: paths.choice({ tempOrderNo: 'T1' }),
  },
  {
    name: 'hotels',
    type: 3,
    Form: HotelForm,
    start: from(undefined, { ...place('321', '上海'), cityId: 321 }),
    button: () => readText('products/hotel/search').search,
    save: saveHotelOrderTemp as WebCall<unknown>,
    refused: 'cityId',
    sends: { cityId: 321, checkInDate: '2026-11-25', checkOutDate: '2026-11-27', isInternational: false },
    choice: paths.choice({ tempOrderNo: 'T1', type: 3, returnDate: '2026-11-27' }),
  },
  {
    name: 'cars',
    type: 6,
    Form: (props: Parameters<typeof CarForm>[0]) => <CarForm {...props} along={along} />,
    start: undefined,
    button: () => readText('products/car/search').search,
    save: saveCarOrderTemp as WebCall<unknown>,
    refused: 'serviceNo',
    sends: {
      rideType: 'airportPickup',
      cityId: 1,
      from: { placeId: 'P1', name: '虹桥机场' },
      to: { placeId: 'P2', name: '外滩' },
      departTime: '10:00',
      serviceNo: 'CA1831',
    },
    choice: paths.choice({ tempOrderNo: 'T1' }),
  },
  {
    name: 'visas',
    type: 8,
    Form: VisaForm,
    start: undefined,
    button: () => readText('products/visa/search').search,
    save: saveVisaOrderTemp as WebCall<unknown>,
    refused: 'countryId',
    sends: { countryName: '新加坡', departDate: '2026-11-20' },
    choice: undefined,
  },
] as const

describe.each(products)('the search for $name', ({ type, Form, start, button, save, refused, sends, choice }) => {
  const saved = { tempOrderNo: 'T1', productType: type, selfBook: true, needTravelOrder: false, matchTravelApplyOrderList: [] }
  const accept = (more = {}) => answer(save, { ...saved, ...more } as never)
  const open = () => openSearch(Form, button(), { start })
  const list = paths.list(type, { tempOrderNo: 'T1' })
  beforeEach(() => {
    stopClock('2026-11-20T02:00:00Z')
    signIn({
      permissions: ['book', 'bookForOthers'],
      isSigningServiceDate: true,
      bookModeConfig: 1,
      switchList: { showcar: true },
    })
    answer(getAirportCityList, { domesticAirportCityInfo: { cityGroup: [] } })
    answer(getStayInCity, { cityGroup: [] })
    answer(getVisaCountry, { countryGroupList: [] })
    answer(getHotelSearchBasicMsg, { cityId: 321, cityName: '上海', isIntl: false })
    accept()
  })

  test('is sent once, with what stands in the form, and leads to the list', async () => {
    const { user, address } = await open()
    const go = holdBack(save)
    await user.dblClick(screen.getByRole('button', { name: button() }))
    expect(screen.getByRole('button', { name: home().searching }).getAttribute('aria-busy')).toBe('true')
    go()
    await waitFor(() => expect(address()).toBe(list))
    expect(sentOf(save)).toHaveLength(1)
    expect(sentOf(save)[0]!.searchParams).toMatchObject(sends)
  })

  test('that is refused at a field has the sentence there, and nothing before the form', async () => {
    refuse(save, 'badRequest', { field: `searchParams.${refused}` })
    const { search } = await open()
    await search()
    expect(await screen.findByText(await sentenceOf('badRequest'))).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement?.closest('form')).toBeTruthy())
  })

  test('for others leads to their choice, where it is for others at all', async () => {
    accept({ selfBook: choice === undefined })
    const { user, search, address } = await open()
    const others = screen.queryByRole('radio', { name: home().bookOthers })
    expect(others !== null).toBe(choice !== undefined)
    if (others) await user.click(others)
    await search()
    await waitFor(() => expect(address()).toBe(choice ?? list))
    expect(sentOf(save)[0]!.bookType).toBe(bookTypes.code(others ? 'others' : 'self'))
  })
})
