import { products, type OrderState } from '@sojourn/contract/booking/codes'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { stateNumber } from '@sojourn/contract/booking/state-numbers'
import { orderActions } from '@sojourn/domain/booking/order/order-actions'
import { orderWords } from '@sojourn/domain/booking/order/order-words'
import { travelStatusOf } from '@sojourn/domain/booking/order/travel-status'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { DocumentLinks } from '../../features/booking/documents/document-links'
import { OrderHead, type OrderRoutes } from '../../features/booking/order/order-head'
import { OrderPeople } from '../../features/booking/order/order-people'
import { ProductsContext } from '../../features/booking/product/products-context'
import { products as screens } from '../../features/products'
import { loadTexts } from '../../kit/text/text'

beforeAll(() =>
  loadTexts(
    'booking/placing/book',
    'booking/order/page',
    'booking/document/links',
    'booking/traveller',
    'booking/placing/traveller-costs',
    'kit/widgets',
  ),
)

const routes = { order: (orderNo: string) => orderNo, change: () => '', refund: () => '' } as unknown as OrderRoutes

/** What the page of an order offers its booker, and what it says of the tickets. */
function page(product: 'flight' | 'train' | 'hotel', state: OrderState, more: Partial<OrderCore> = {}): string {
  const actions = orderActions(
    {
      beside: false,
      kind: 'booking',
      state,
      bookerId: 'a',
      approverIds: [],
      travellerIds: ['a'],
      resubmitted: false,
      leavable: false,
      coupons: { open: 0, taken: 0 },
    },
    'a',
    '2026-11-20T02:30:00.000Z',
    orderWords('zh-CN'),
  )
  const order = {
    orderNo: 'X1',
    productType: products.code(product),
    kind: 'booking',
    state: stateNumber(product, 'booking', state),
    stateName: '',
    nextStep: '',
    travelStatus: travelStatusOf({ kind: 'booking', state }, []),
    travellers: ['林晓雯'],
    travellerList: [
      { employeeId: 'a', name: '林晓雯', credentialType: 1, credentialNumber: '', insurances: [], tickets: [], violations: [] },
    ],
    actions,
    changedTo: [],
    payments: [],
    ...more,
  } as unknown as OrderCore
  return renderToStaticMarkup(
    <ProductsContext value={screens}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <OrderHead order={order} routes={routes} onHoldOver={() => undefined} />
          <OrderPeople order={order} itemOf={product === 'hotel' ? undefined : () => ''} />
          <DocumentLinks order={order} />
        </MemoryRouter>
      </QueryClientProvider>
    </ProductsContext>,
  )
}

describe.each(['flight', 'train', 'hotel'] as const)(
  '[handbook 6.3] the page of an order that never came about: %s',
  (product) => {
    test.each(['failed', 'closed', 'cancelled'] as const)('%s: book again, and neither itinerary nor calendar', (state) => {
      const html = page(product, state)
      expect(html).toContain('再次预订')
      expect(html).not.toMatch(/行程确认单|日历|出票后/)
    })

    test('rejected: its booker begins again from its search; once that is done, as with the others', () => {
      expect(page(product, 'rejected')).toContain('重新提交')
      const again = page(product, 'rejected', { actions: [], resubmittedAs: 'X2' })
      expect(again).toContain('再次预订')
      for (const html of [page(product, 'rejected'), again]) expect(html).not.toMatch(/行程确认单|日历|出票后/)
    })

    test('one that still stands has its documents, and is not booked again', () => {
      const html = page(product, 'awaitingPayment')
      expect(html).toMatch(/行程确认单.*日历/)
      expect(html).not.toContain('再次预订')
    })
  },
)
