import type { HotelPanel } from '@sojourn/contract/products/hotel/policy-panel.shapes'
import type { TrainPanel } from '@sojourn/contract/products/train/policy-panel.shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { getFlightRuleViolate } from '../../api/calls/products/flight/policy'
import { getHotelTravelBizPolicy } from '../../api/calls/products/hotel/policy'
import { getTrainTicketRuleViolate } from '../../api/calls/products/train/policy'
import { loadTexts } from '../../kit/text/text'
import { ProductsContext } from '../../features/booking/product/products-context'
import { PanelStates } from '../../features/booking/policy/standard-states'
import { TravelStandards } from '../../features/booking/policy/travel-standards'
import { products } from '../../features/products'
import { FlightStandard } from '../../features/products/flight/standard/standard-panel'
import { HotelStandard } from '../../features/products/hotel/standard/standard-panel'
import { TrainStandard } from '../../features/products/train/standard/standard-panel'

beforeAll(() => loadTexts('kit/widgets', 'booking/policy/standards'))

type Known = [path: string, request: object, answer: unknown]
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const panels = { flight: FlightStandard, hotel: HotelStandard, train: TrainStandard }

/** The panel with an answer that has arrived. */
function render(product: 'flight' | 'hotel' | 'train', [path, request, answer]: Known): string {
  const client = new QueryClient()
  const Panel = panels[product]
  client.setQueryData([path, request], answer)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Panel />
    </QueryClientProvider>,
  )
}
const holder = { remark: '林晓雯', policyName: '员工差旅标准' }

describe('[S2.61] the panel of a product', () => {
  test('[S8.11] a failed call says so and can be repeated', () => {
    const read = { data: undefined, error: new Error('offline'), refetch: () => undefined }
    const html = renderToStaticMarkup(<PanelStates read={read}>{() => null}</PanelStates>)
    expect(words(html)).toBe('差旅标准加载失败，请稍后再试 重试')
  })
  test('[S8.12] nothing set, and nothing limited, as the server words it', () => {
    const answer = (emptyText: string) => ({ policySet: false, emptyText, items: [] })
    const path = getTrainTicketRuleViolate.path
    expect(words(render('train', [path, {}, answer('未设置火车票差旅标准，请联系差旅管理员')]))).toContain('请联系差旅管理员')
    expect(words(render('train', [path, {}, answer('不限制')]))).toBe('不限制')
  })
  test('[S3.48] the sentences of a flight standard, by traveller where there are several', () => {
    const item = { ...holder, ruleTextList: ['可订舱位：经济舱'], figures: [], allowable: true, isShow: true }
    const known = (items: object[]): Known => [getFlightRuleViolate.path, {}, { policySet: true, items }]
    expect(words(render('flight', known([item])))).toBe('可订舱位：经济舱')
    expect(words(render('flight', known([item, { ...item, remark: '陈志远' }])))).toContain('陈志远 · 员工差旅标准')
  })
  test('[S3.49] [S3.50] [S3.51] hotels: cities with their prices, seasons, and the other rules', () => {
    const item: HotelPanel['items'][number] = {
      ...holder,
      cityItems: [{ cityNames: ['北京', '上海'], standard: 550_00, violateCanBook: false }],
      seasonCityItems: [
        {
          cityNames: ['三亚'],
          standard: 600_00,
          violateCanBook: true,
          beginDateStruct: { month: 11, day: 1, text: '11月1日' },
          endDateStruct: { month: 4, day: 30, text: '4月30日' },
        },
      ],
      extendRules: ['按入住期间平均房价比较'],
      multiplayer: '两人同住：较高标准的 120%',
      muchFloatation: '',
      singleFloatation: '',
      handling: '超出标准：需审批',
    }
    expect(words(render('hotel', [getHotelTravelBizPolicy.path, { OrderType: 0 }, { policySet: true, items: [item] }]))).toBe(
      '北京、上海 ¥550 /间夜 超标不可预订 三亚 旺季 11月1日–4月30日 ¥600 /间夜 超出标准：需审批 按入住期间平均房价比较 两人同住：较高标准的 120%',
    )
  })
  test('[S3.52] trains: groups with their seats', () => {
    const item: TrainPanel['items'][number] = {
      ...holder,
      groups: [{ name: 'G 高铁', items: ['二等座', '一等座'] }],
      extendRules: [],
      handling: '超出标准：需审批',
    }
    expect(words(render('train', [getTrainTicketRuleViolate.path, {}, { policySet: true, items: [item] }]))).toBe(
      'G 高铁 二等座 一等座 超出标准：需审批',
    )
  })
})

test('[S2.11] the page of standards has a tab for every product', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ProductsContext value={products}>
        <TravelStandards />
      </ProductsContext>
    </QueryClientProvider>,
  )
  for (const name of ['国内机票', '国际机票', '国内酒店', '国际酒店', '火车票', '用车', '签证', '会议'])
    expect(html).toContain(name)
  expect(html.match(/role="tab"/g)).toHaveLength(8)
})
