import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getEmployeeConfig } from '../../api/calls/access/session'
import { getPendingOrderStatistical } from '../../api/calls/booking/order'
import { getUnconfirmedHotelDemandCount } from '../../api/calls/products/hotel/demand'
import { getUnconfirmedDemandCount } from '../../api/calls/products/intl-flight/demand'
import { queryClient, readOptions } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import { BottomBar } from './bottom-bar'

beforeAll(() => loadTexts('app/shell', 'app/phone', 'kit/widgets'))
beforeEach(() => () => queryClient.clear())

interface Given {
  permissions?: EmployeeConfig['permissions']
  address?: string
  approvals?: number
}

function bar({ permissions = ['book'], address = '/', approvals = 0 }: Given = {}): string {
  const config = { permissions, switchList: { showmice: false }, travelAppyBookProductList: '' }
  queryClient.setQueryData([getEmployeeConfig.path], config)
  queryClient.setQueryData(readOptions(getUnconfirmedDemandCount, {}).queryKey, { count: 1 })
  queryClient.setQueryData(readOptions(getUnconfirmedHotelDemandCount, {}).queryKey, { count: 1 })
  const waiting = { waitApprovalCount: approvals, waitPayCount: 0, waitSubmitCount: 0 }
  queryClient.setQueryData(readOptions(getPendingOrderStatistical, {}).queryKey, waiting)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <BottomBar />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const words = (html: string): string[] =>
  html
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean)
const places = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
const current = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>.*?<\/a>/g)].flatMap(([link]) => words(link))

describe('the bar at the bottom of a phone', () => {
  test('has home, booking, orders, what is this person’s to see to, and the person', () => {
    expect(words(bar())).toEqual(['首页', '预订', '订单', '2', '2 项待处理', '行程', '我的'])
    expect(places(bar())).toEqual(['/', '/center/tripOrderList', '/center/travelView', '/center/personalInfo'])
  })

  test('who approves has approvals, with how many wait; who neither books nor approves has messages', () => {
    const approver = bar({ permissions: ['book', 'approve'], approvals: 120 })
    expect(places(approver)).toContain('/center/myApproval?type=1')
    expect(words(approver)).toEqual(expect.arrayContaining(['审批', '99+', '120 项待处理']))
    expect(words(bar({ permissions: ['approve'] }))).not.toContain('0')
    expect(places(bar({ permissions: [] }))).toContain('/center/mails')
  })

  test.each([
    ['/', ['首页']],
    ['/order/train/detail', ['订单', '2', '2 项待处理']],
    ['/center/travelView', ['行程']],
    ['/center/personalInfo', ['我的']],
    ['/center/wallet', []],
  ])('on %s the current place is %j', (address, marked) => expect(current(bar({ address }))).toEqual(marked))
})
