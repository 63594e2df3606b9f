import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { meetingItems } from '@sojourn/domain/reference/meeting-options'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { requirementSearchOption } from '../../api/calls/reference/meeting'
import { queryClient, readOptions } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import { FlightForm } from '../../features/products/flight/search/search-form'
import { HotelForm, IntlHotelForm } from '../../features/products/hotel/search/search-form'
import { IntlFlightForm } from '../../features/products/intl-flight/search/search-form'
import { MeetingForm } from '../../features/products/meeting/search/search-form'
import type { SearchFormProps } from '../../features/booking/product/screens'
import { TrainForm } from '../../features/products/train/search/search-form'
import { VisaForm } from '../../features/products/visa/search/search-form'

beforeAll(() =>
  loadTexts(
    'app/home',
    'app/shell',
    'kit/widgets',
    'products/intl-flight/search',
    'products/hotel/search',
    'products/train/search',
    'products/visa/search',
    'products/meeting/search',
  ),
)
beforeEach(() => () => queryClient.clear())

const company = {
  permissions: ['book', 'bookForOthers'],
  isSigningServiceDate: true,
  bookModeConfig: 1,
  gpAgreementFilter: true,
  travelApplyBookType: 0,
  travelAppyBookProductList: '',
} as unknown as EmployeeConfig

const html = (Form: ComponentType<SearchFormProps>, more: Partial<SearchFormProps> = {}): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Form
          employee={company}
          travelType="business"
          onPersonal={() => undefined}
          travelApplyNo={undefined}
          tripId={undefined}
          places={null}
          openSibling={undefined}
          {...more}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
/** What a person reads of a form, in order. */
const words = (...form: Parameters<typeof html>): string =>
  html(...form)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const inOrder = (...parts: string[]): RegExp => new RegExp(parts.join('.*'))
const modes = ['本人出行', '为他人/多人预订', '快速预订']

test('[S2.51] [S6.05] domestic flights: single or return, both cities, days, who travels, fast or normal, government fares', () => {
  const form = words(FlightForm)
  expect(form).toMatch(
    inOrder('单程', '往返', '出发城市', '到达城市', '去程日期', '返程日期', '搜索机票', ...modes, '政府采购机票'),
  )
  expect(words(FlightForm, { employee: { ...company, gpAgreementFilter: false } })).not.toContain('政府采购机票')
  expect(words(FlightForm, { travelType: 'personal' }), 'of business travel alone').not.toMatch(/政府采购机票|快速预订/)
})

test('[S3.23] the form of a search that is edited shows that the filters of its list are kept', () => {
  const searchParams = {
    segmentType: 0,
    departAirportCode: 'PEK',
    departCityName: '北京首都',
    arriveAirportCode: 'SHA',
    arriveCityName: '上海',
    departDate: '2026-12-01',
  }
  const frame = { tempOrderNo: 'T1', expiresAt: '', travelType: 1, bookType: 0, bookMode: 0 } as const
  const draft = { ...frame, travellers: [], searchParams }
  const edited = (filters: string) => words(FlightForm, { edited: { draft, filters, onSaved: () => undefined } })
  expect(edited('direct=1')).toMatch(inOrder(...modes, '沿用列表的筛选条件'))
  expect(edited('')).not.toContain('沿用列表的筛选条件')
  expect(words(FlightForm)).not.toContain('沿用列表的筛选条件')
})

test('[S2.52] international flights: single, return or several legs, both cities, days, cabin, direct only', () => {
  expect(words(IntlFlightForm)).toMatch(
    inOrder(
      '单程',
      '往返',
      '多程',
      '出发城市',
      '到达城市',
      '去程日期',
      '返程日期',
      ...modes,
      '经济舱',
      '超级经济舱',
      '公务舱',
      '头等舱',
      '仅看直飞',
    ),
  )
})

test.each([
  ['at home', HotelForm],
  ['abroad', IntlHotelForm],
] as const)(
  '[S2.53] hotels %s: destination, keyword, arrival and departure, who travels, fast or normal, a button',
  (_, Form) => {
    expect(words(Form)).toMatch(inOrder('目的地', '关键词', '入住', '离店', '搜索酒店', ...modes))
  },
)

test('[S2.54] trains: both stations with a button to swap them, day, number of at most ten characters, high-speed only', () => {
  const form = html(TrainForm)
  expect(words(TrainForm)).toMatch(inOrder('出发', '到达', '出发日期', '车次', '搜索', ...modes, '仅看高铁/动车'))
  expect(form).toMatch(/<button[^>]*(?:aria-label|title)="交换[^"]*"/)
  expect(form).toMatch(/<input[^>]*maxLength="10"/)
})

test('[S2.55] visas: country, province of residence that may stay open, day', () => {
  expect(words(VisaForm)).toMatch(inOrder('国家', '常住', '出发日期', '搜索'))
})

test('[S2.56] meetings: city, day, duration, attendees, budget, requirements of which the meeting stays checked', () => {
  const items = meetingItems.map(({ value, name }) => ({ value, name: name['zh-CN'] }))
  const options = { durationRangeList: [], peopleNumberRangeList: [], priceRangeList: [], projectTypeList: items }
  queryClient.setQueryData(readOptions(requirementSearchOption, {}).queryKey, options)
  expect(words(MeetingForm)).toMatch(inOrder('城市', '日期', '时长', '人数', '预算', ...items.map(({ name }) => name)))
  const boxes = html(MeetingForm).match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
  expect(boxes.map((box) => [/checked=""/.test(box), /disabled=""/.test(box)])).toEqual(
    items.map((_, index) => [index === 0, index === 0]),
  )
})
