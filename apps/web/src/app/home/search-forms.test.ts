import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { hotelDraftRules } from '@sojourn/domain/products/hotel/draft-rules'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CalendarRules } from '../../kit/dates/calendar-model'
import {
  chooseDestination,
  hotelPlan,
  initialHotelState,
  keepHotelSearch,
} from '../../features/products/hotel/search/search-state'
import {
  chooseDeparture,
  initialIntlState,
  keepIntlSearch,
  placeLeg,
  switchKind,
} from '../../features/products/intl-flight/search/search-state'
import { intlFlightPlan } from '../../features/products/intl-flight/search/search-plan'
import {
  initialMeetingState,
  keepMeetingSearch,
  meetingProblem,
  venueAddress,
} from '../../features/products/meeting/search/search-state'
import { productKey } from '../../kit/browser/product-cache'
import { initialTrainState, keepTrainSearch, swapEnds, trainPlan } from '../../features/products/train/search/search-state'
import type { BookableDays } from '../../features/booking/search/use-date-section'
import type { Destination, Keyword } from '../../features/products/hotel/search/use-hotel-places'
import { initialVisaState, keepVisaSearch, visaPlan } from '../../features/products/visa/search/search-state'

const now = Date.parse('2026-11-20T02:00:00Z')
const today = '2026-11-20'
const rules: CalendarRules = { today, first: today, last: '2026-12-20' }
const later = now + 31 * 86_400_000
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    sessionStorage: { getItem: () => null },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
  return () => vi.unstubAllGlobals()
})

describe('international flights', () => {
  const first = () => initialIntlState(now, today, '北京首都')
  const tokyo = { code: 'TYO', name: '东京', kind: 0, abroad: true }
  const shanghai = { code: 'SHA', name: '上海', kind: 0 }

  test('[S9.06] begins in Beijing, economy, tomorrow', () => {
    expect(first()).toMatchObject({ kind: 'single', seatType: 'Y', isDirect: false, departDate: '2026-11-21' })
    expect(first().depart?.code).toBe('PEK')
  })
  test('[S4.18] [S4.19] [S4.20] single has no return, return comes back a day later, several legs begin blank', () => {
    const back = switchKind(first(), 'return', '2027-11-20')
    expect(back.returnDate).toBe('2026-11-22')
    expect(intlFlightPlan(switchKind(back, 'single', '2027-11-20'), rules, '').searchParams).not.toHaveProperty('returnDate')
    expect(chooseDeparture(back, '2026-11-25', '2027-11-20').returnDate).toBe('2026-11-26')
    const legs = switchKind(first(), 'multi', '2027-11-20').legs
    expect(legs.map(({ departCode, arriveCode }) => departCode + arriveCode)).toEqual(['', ''])
  })
  test('[S3.23] [S3.25] the next leg begins where the one before ends, and the ends of the trip are sent with its legs', () => {
    let state = switchKind(first(), 'multi', '2027-11-20')
    state = placeLeg(state, 0, 'depart', shanghai)
    state = placeLeg(state, 0, 'arrive', tokyo)
    state = placeLeg(state, 1, 'arrive', shanghai)
    state = { ...state, isDirect: true, seatType: 'C' }
    const { wrong, searchParams } = intlFlightPlan(state, { ...rules, last: '2027-11-20' }, '')
    expect(wrong).toBeUndefined()
    expect(searchParams).toMatchObject({ isDirect: true, seatType: 'C' })
    expect(searchParams.segmentQueryList?.map(({ departType, arriveType }) => [departType, arriveType])).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(searchParams).toMatchObject({ segmentType: 2, departAirportCode: 'SHA', arriveAirportCode: 'SHA' })
    expect(searchParams.segmentQueryList?.map(({ departCode }) => departCode)).toEqual(['SHA', 'TYO'])
  })
  test('[S3.23] a search that is edited carries the filters of its list, and none where nothing was filtered', () => {
    const state = { ...first(), arrive: tokyo }
    const filtersOf = (written: string) => intlFlightPlan(state, rules, written).searchParams.filters
    expect(filtersOf('carrier=MU&changes=0&refundable=1')).toMatchObject({ carrier: ['MU'], changes: ['0'], refundable: true })
    expect(filtersOf('')).toBeUndefined()
  })
  test('[S5.09] several legs that stay in the mainland', () => {
    let state = switchKind(first(), 'multi', '2027-11-20')
    state = placeLeg(state, 0, 'depart', shanghai)
    state = placeLeg(state, 0, 'arrive', { code: 'CAN', name: '广州', kind: 0 })
    state = placeLeg(state, 1, 'arrive', { code: 'CTU', name: '成都', kind: 0 })
    expect(intlFlightPlan(state, { ...rules, last: '2027-11-20' }, '').wrong?.problem).toBe('multiOnlyInternational')
  })
  test('[S3.56] [S4.21] what was filled in comes back, for thirty days', () => {
    keepIntlSearch({ ...first(), arrive: tokyo, seatType: 'C' }, now)
    expect(initialIntlState(now, today, '').arrive?.code).toBe('TYO')
    expect(initialIntlState(now, today, '').seatType).toBe('C')
    expect(initialIntlState(later, today, '').arrive).toBeUndefined()
  })
})

describe('hotels', () => {
  const days: BookableDays = { section: undefined, rules, leaveLast: '2026-12-21' }
  const window = bookingWindow(hotelDraftRules, today)
  const city = (cityId: number, name: string): Destination => ({ code: String(cityId), cityId, name, kind: 0 })
  const found = {
    type: 3,
    idtype: 5,
    id: '12',
    name: '陆家嘴',
    typeName: '',
    cityId: 321,
    cityName: '上海',
    isIntl: false,
  } as const
  const keyword: Keyword = { code: '3-5-12', name: '陆家嘴', kind: 3, found }

  test('[S4.22] begins tonight', () => {
    expect(initialHotelState('domestic', now, window)).toMatchObject({ checkIn: today, checkOut: '2026-11-21' })
  })
  test('[S3.33] a district or business area chosen as destination becomes the keyword; another city drops it', () => {
    const start = initialHotelState('domestic', now, window)
    const area = chooseDestination(start, { ...city(321, '上海 陆家嘴'), area: found })
    expect([area.city?.name, area.keyword?.name]).toEqual(['上海', '陆家嘴'])
    expect(chooseDestination(area, city(321, '上海')).keyword?.name).toBe('陆家嘴')
    expect(chooseDestination(area, city(224, '北京')).keyword).toBeUndefined()
  })
  test.each([
    ['brand', { type: 0, idtype: 0 }, { brandId: '12' }],
    ['district', { type: 3, idtype: 1 }, { sectionId: '12' }],
    ['business area', { type: 3, idtype: 5 }, { bdId: '12' }],
    ['landmark', { type: 4, idtype: 0, lat: 31.2, lon: 121.5 }, { lat: 31.2, lon: 121.5 }],
  ] as const)('[S3.29] [S3.32] a keyword is sent as what it is: %s', (_kind, change, sent) => {
    const state = { ...initialHotelState('domestic', now, window), city: city(321, '上海') }
    const plan = hotelPlan('domestic', { ...state, keyword: { ...keyword, found: { ...found, ...change } } }, 2, days)
    expect(plan.wrong).toBeUndefined()
    expect(plan.searchParams).toMatchObject({ keyWordId: '12', keywordName: '陆家嘴', hotelType: 2, ...sent })
  })
  test('[S3.57] home and abroad are kept apart, under the names of the specification', () => {
    const state = { ...initialHotelState('domestic', now, window), city: city(321, '上海'), keyword }
    keepHotelSearch('domestic', state, now)
    expect([...stored.keys()]).toEqual([productKey('hotel_data_pc')])
    expect(initialHotelState('abroad', now, window).city).toBeUndefined()
    keepHotelSearch('abroad', { ...state, city: city(3187, '曼谷') }, now)
    expect(stored.has(productKey('intl_hotel_data_pc'))).toBe(true)
    expect(initialHotelState('domestic', now, window)).toMatchObject({ city: { cityId: 321 }, keyword: { name: '陆家嘴' } })
  })
  test('what somebody else wrote into the browser’s store is not taken for a search', () => {
    stored.set(productKey('hotel_data_pc'), '{"currentTimeStamp":1}')
    expect(initialHotelState('domestic', now, window).city).toBeUndefined()
    stored.set(productKey('hotel_data_pc'), 'no JSON')
    expect(initialHotelState('domestic', now, window).city).toBeUndefined()
  })
})

describe('trains', () => {
  const names = { depart: '上海', arrive: '北京' }
  const first = () => initialTrainState(now, today, names)
  test('[S9.04] [S9.06] begins with Shanghai to Beijing today', () => {
    expect(first()).toMatchObject({ depart: { code: 'SHH' }, arrive: { code: 'BJP' }, departDate: today })
  })
  test('[S4.24] swapping exchanges the stations with their initials', () => {
    const { searchParams } = trainPlan(swapEnds(first()), rules)
    expect(searchParams).toMatchObject({ departStationCode: 'BJP', departStationSZMCode: 'bj', arriveStationSZMCode: 'sh' })
  })
  test('[S3.34] the number goes out as tickets print it, the return date equals the departure', () => {
    const { searchParams } = trainPlan({ ...first(), trainNo: ' g1 ', fastOnly: true }, rules)
    expect(searchParams).toMatchObject({ trainNo: 'G1', returnDate: today, searchFastTrainOnly: true, segmentType: 0 })
    expect(trainPlan(first(), rules).searchParams).not.toHaveProperty('trainNo')
  })
  test('[S3.57] [S9.05] train_data_pc is offered for thirty days', () => {
    keepTrainSearch({ ...first(), trainNo: 'D1' }, now)
    expect([...stored.keys()]).toEqual([productKey('train_data_pc')])
    expect(initialTrainState(now, today, names).trainNo).toBe('D1')
    expect(initialTrainState(now + 86_400_000, '2026-11-21', names).departDate).toBe('2026-11-21')
    expect(initialTrainState(later, today, names).trainNo).toBe('')
  })
})

describe('visas and meetings', () => {
  test('[S9.07] begin with Singapore and with Shanghai', () => {
    expect(initialVisaState(now, today, '新加坡').country).toMatchObject({ code: '2926', name: '新加坡' })
    expect(initialMeetingState(now, today, '上海').city).toMatchObject({ code: '321', name: '上海' })
  })
  test('[S3.36] [S5.13] a visa search with and without a province', () => {
    const first = initialVisaState(now, today, '新加坡')
    expect(visaPlan(first, rules).searchParams).toEqual({
      visaType: 0,
      countryId: 2926,
      countryName: '新加坡',
      departDate: today,
    })
    const shanghai = { code: '31', name: '上海', kind: 0 }
    expect(visaPlan({ ...first, province: shanghai }, rules).searchParams).toMatchObject({ provinceId: 31 })
    keepVisaSearch({ ...first, province: shanghai }, now)
    expect(initialVisaState(now, today, '').province?.name).toBe('上海')
    expect([...stored.keys()]).toEqual([productKey('visa_data_pc')])
  })
  test('[S3.58] a meeting abroad is kept under its own name, and only the last one is kept', () => {
    const first = initialMeetingState(now, today, '上海')
    keepMeetingSearch({ ...first, durationId: '2' }, now)
    expect([...stored.keys()]).toEqual([productKey('meeting_data_pc')])
    keepMeetingSearch({ ...first, city: { code: '3187', name: '曼谷', kind: 0, abroad: true } }, now)
    expect([...stored.keys()]).toEqual([productKey('intl_meeting_data_pc')])
    expect(initialMeetingState(now, today, '').city?.name).toBe('曼谷')
  })
  test('[S5.12] [S7.39] duration and attendees must be chosen; then the address of the venues is complete', () => {
    const first = initialMeetingState(now, today, '上海')
    expect(meetingProblem(first, rules)?.problem).toBe('durationMissing')
    expect(meetingProblem({ ...first, durationId: '2' }, rules)?.problem).toBe('participantsMissing')
    const whole = { ...first, durationId: '2', participantsId: '3', requirementIds: ['2'] }
    expect(meetingProblem(whole, rules)).toBeUndefined()
    expect(venueAddress(whole, 'en')).toBe(
      '/api/MeetingRoom/MeetingRoomHotelSearch?CityId=321&StartDate=2026-11-20&ActivityDurationId=2&ParticipantCountId=3&RequirementItemsId=1%2C2&lang=en',
    )
  })
})
