import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { productTabs } from '@sojourn/domain/access/product-availability'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { queryClient } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import { paths } from '../../paths'
import { linkedProduct, nameProduct, SearchCard } from './search-card'

beforeAll(() => loadTexts('app/home', 'app/shell', 'kit/widgets'))

const open = {
  permissions: ['book'],
  productDisabledShow: 0,
  isSigningServiceDate: true,
  switchList: { showmice: true },
  flightBookable: 0,
  flightIntlBookable: 0,
  hotelBookable: 0,
  hotelIntlBookable: 0,
  trainBookable: 0,
  visaBookable: 0,
  bookModeConfig: 1,
  travelAppyBookProductList: '',
} as unknown as EmployeeConfig

const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '')

const card = (employee = open): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SearchCard
          repeats={0}
          employee={employee}
          travelType="business"
          onPersonal={() => undefined}
          travelApplyNo={undefined}
          tripId={undefined}
          product={undefined}
          onProduct={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )

describe('[S1.02] the tabs of home', () => {
  test('are flight, hotel, train, visa and meeting; the first opens with domestic and international', () => {
    const html = card()
    const tabs = [...html.matchAll(/role="tab"[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) => words(inner))
    expect(tabs).toEqual(['机票', '酒店', '火车票', '签证', '会议场地'])
    expect(words(html)).toContain('国内国际')
  })
  test('flights and hotels are divided into domestic and international', () => {
    expect(productTabs(open, 'business').map(({ products }) => products.map(({ product }) => product))).toEqual([
      ['flight', 'intlFlight'],
      ['hotel', 'intlHotel'],
      ['train'],
      ['visa'],
      ['meeting'],
    ])
  })
})

test.each([
  ['type=1', 'flight'],
  ['type=2', 'intlFlight'],
  ['type=3', 'hotel'],
  ['type=4', 'intlHotel'],
  ['type=5', 'train'],
  ['type=9', 'meeting'],
  ['type=0', undefined],
  ['type=6', undefined],
  ['type=8', undefined],
  ['type=x', undefined],
  ['', undefined],
])('[S2.02] ?%s opens %s', (query, product) => {
  expect(linkedProduct(new URLSearchParams(query))).toBe(product)
})

test.each([
  [6, 'car'],
  [8, 'visa'],
  [5, 'train'],
] as const)('the address of home for product %s opens %s, and keeps it when the purpose changes', (type, product) => {
  const address = new URLSearchParams(paths.home({ type }).split('?')[1])
  expect(linkedProduct(address)).toBe(product)
  nameProduct(address, 'meeting')
  expect(linkedProduct(address)).toBe('meeting')
  nameProduct(address, product)
  expect(paths.home({ type })).toBe(`/?${address}`)
})

describe('[S4.01] who may book nothing', () => {
  test('reads that the service is not open, and is given no form', () => {
    const html = card({ ...open, permissions: [] })
    expect(words(html)).toContain('暂未开通此预订服务')
    expect(html).not.toContain('<form')
    expect(card()).toContain('<form')
  })
})
