import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { BookCheckResult } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import type { HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { ApprovalPeople } from '../../features/booking/approval/approval-people'
import { ApprovalPrice } from '../../features/booking/approval/approval-price'
import type { BookForm } from '../../features/booking/book/book-form'
import { OrderSummary } from '../../features/booking/book/order-summary'
import { OrderMoney } from '../../features/booking/order/order-money'
import type { ApprovalScreens } from '../../features/booking/product/screens'
import { ProductsContext } from '../../features/booking/product/products-context'
import { PayOrders } from '../../features/finance/pay-orders'
import { products as screens } from '../../features/products'
import { approval as ofFlights } from '../../features/products/flight/approval/approval-screens'
import { CheckedPolicy } from '../../features/products/flight/book/checked-policy'
import { approval as ofHotels } from '../../features/products/hotel/approval/approval-screens'
import { StaySummary } from '../../features/products/hotel/book/stay-summary'
import { loadTexts } from '../../kit/text/text'

beforeAll(() =>
  loadTexts(
    'booking/application/balance',
    'booking/placing/book',
    'booking/custom-field',
    'booking/order/text',
    'booking/placing/book-form',
    'booking/centre',
    'booking/approval/page',
    'booking/order/page',
    'booking/placing/traveller-costs',
    'finance/payment',
    'products/flight/words',
    'products/flight/check',
    'products/hotel/book',
    'products/hotel/detail',
    'products/hotel/words',
    'products/train/words',
    'kit/widgets',
  ),
)

/** Two nights at ¥520 where ¥450 is the standard, or a fare that is ¥140 above it: the traveller pays ¥140. */
const split = { company: 900_00, personal: 140_00, points: 0 }
const total = 1040_00
const violation = (rule: 'hotelPrice' | 'discount'): Violation => ({
  travellerId: 'a',
  rule,
  handling: 'payExcess',
  expected: 450_00,
  actual: 520_00,
  excess: split.personal,
  sentence: '超出差标',
})
const traveller = { employeeId: 'a', name: '林晓雯', paysExcess: true, costCentreId: '' }

const ordered = (productType: number, rule: 'hotelPrice' | 'discount') =>
  ({
    orderNo: 'X1',
    productType,
    kind: 'booking',
    verdict: 'payExcess',
    prices: [],
    total,
    split,
    payments: [],
    returns: [],
    travellerList: [{ ...traveller, violations: [violation(rule)], insurances: [], tickets: [] }],
    hotelType: 2,
  }) as unknown as OrderCore

const bookPage = (rule: 'hotelPrice' | 'discount') => (
  <OrderSummary
    draft={{ tempOrderNo: 'T1', travelType: 1 }}
    days={{ startDate: '2026-12-09', endDate: '2026-12-11' }}
    info={
      {
        settleTypes: [{ settleType: 4, name: '企业月结' }],
        approvalInPolicy: [],
        approvalOutOfPolicy: [],
        approvalFrom: [],
        travellers: [],
      } as unknown as BookInfo
    }
    form={{ settleType: 4, travellers: [traveller] } as unknown as BookForm}
    journey={null}
    price={{ lines: [], names: {}, total }}
    priceOf={() => total}
    violations={[violation(rule)]}
    departAt="2026-12-09T06:00:00.000Z"
  >
    {null}
  </OrderSummary>
)
const approvalPage = (order: OrderCore, of: Pick<ApprovalScreens, 'priceWords'>) => (
  <>
    <ApprovalPeople order={order} />
    <ApprovalPrice
      detail={{ alternatives: [], budgets: [], departmentSpend: 0 } as unknown as ApprovalDetail}
      order={order}
      product={undefined}
      screens={of}
    />
  </>
)
const payPage = (
  <PayOrders
    orders={[{ orderNo: 'X1', productType: 1, title: '', departAt: '2026-12-09T06:00:00.000Z', travellers: [], total }] as never}
    excesses={[{ orderNo: 'X1', amount: split.personal, sentences: ['超出差标'] }]}
  />
)
const checkedFlight = (
  <CheckedPolicy
    draft={{ travelType: 1, travellers: [traveller] } as unknown as FlightTempOrder}
    check={{ journeys: [{ fare: { verdict: 'payExcess', violations: [violation('discount')] } }] } as unknown as BookCheckResult}
  />
)
const checkedStay = (
  <StaySummary
    check={
      {
        hotel: { name: '湖畔酒店' },
        room: { name: '大床房' },
        rate: { nights: [], hotelType: 2 },
        rooms: 1,
        checkInDate: '2026-12-09',
        checkOutDate: '2026-12-11',
        cancellation: [],
        guarantee: { needed: false },
        excess: { limit: 900_00, company: split.company, personal: split.personal, choice: false },
      } as unknown as HotelCheckResult
    }
    paysExcess
  />
)

describe('[handbook 7.4] what is above the standard and paid by the traveller (超标自付) is said, with its amount, before it is paid', () => {
  test.each<[string, string, ReactElement]>([
    ['flight', 'check', checkedFlight],
    ['flight', 'book', bookPage('discount')],
    ['flight', 'order', <OrderMoney key="" order={ordered(1, 'discount')} names={{}} />],
    ['flight', 'approval', approvalPage(ordered(1, 'discount'), ofFlights)],
    ['hotel', 'check', checkedStay],
    ['hotel', 'book', bookPage('hotelPrice')],
    ['hotel', 'order', <OrderMoney key="" order={ordered(3, 'hotelPrice')} names={{}} />],
    ['hotel', 'approval', approvalPage(ordered(3, 'hotelPrice'), ofHotels)],
    ['any', 'pay', payPage],
  ])('%s: %s page', (_product, _page, element) => {
    const html = renderToStaticMarkup(
      <ProductsContext value={screens}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>{element}</MemoryRouter>
        </QueryClientProvider>
      </ProductsContext>,
    ).replaceAll(/<[^>]+>/g, ' ')
    expect(html).toMatch(/超标.*¥140/s)
    expect(html).toMatch(/自付|个人支付|自己支付/)
  })
})
