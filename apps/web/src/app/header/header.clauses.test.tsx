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
import { Header } from './header'

const closed = {
  employeeName: '林晓雯',
  enterpriseName: '远行科技',
  enterpriseLogo: '/v/brand/own.svg',
  isShowDTGLogo: true,
  themeConfig: { appTitle: '远行差旅' },
  permissions: ['book'],
  switchList: { showmice: false },
  costControlView: { showCost: false, subMenus: [] },
  travelAppyBookProductList: '',
} as unknown as EmployeeConfig

beforeAll(() => loadTexts('app/shell', 'kit/widgets'))
beforeEach(() => () => queryClient.clear())

/** The header of a person on home, with so many offers that wait for an answer. */
function header(more: Partial<EmployeeConfig> = {}, demands = 0, hotelDemands = 0, address = '/'): string {
  queryClient.setQueryData([getEmployeeConfig.path], { ...closed, ...more })
  queryClient.setQueryData(readOptions(getUnconfirmedDemandCount, {}).queryKey, { count: demands })
  queryClient.setQueryData(readOptions(getUnconfirmedHotelDemandCount, {}).queryKey, { count: hotelDemands })
  const none = { waitApprovalCount: 0, waitPayCount: 0, waitSubmitCount: 0 }
  queryClient.setQueryData(readOptions(getPendingOrderStatistical, {}).queryKey, none)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Header />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
/** The opening tag of a link with its content. */
const linkTo = (html: string, href: string): string | undefined =>
  html.match(/<a .*?<\/a>/g)?.find((link) => link.includes(`href="${href}"`))

describe('the header', () => {
  test('[S2.05] shows both logos, which lead home, and an entry for home', () => {
    const html = header()
    const logo = html.slice(html.indexOf('<a '), html.indexOf('</a>'))
    expect(logo).toMatch(/href="\/"/)
    expect(logo).toContain('src="/v/brand/own.svg"')
    expect(logo).toContain('<svg')
    expect(logo).toContain('远行差旅')
    const home = html.match(/<a [^>]*aria-current="page"[^>]*>首页<\/a>/)?.[0]
    expect(home).toContain('href="/"')
  })

  test('[S2.05] without the product’s mark where the company wants only its own', () => {
    const html = header({ isShowDTGLogo: false })
    expect(html.slice(html.indexOf('<a '), html.indexOf('</a>'))).not.toContain('<svg')
  })

  test('[S2.07] [S4.34] the order centre has a red dot only when offers wait for an answer', () => {
    const orders = (demands: number) => linkTo(header({}, demands), '/center/tripOrderList')
    expect(orders(0)).toContain('订单中心')
    expect(orders(0)).not.toContain('role="img"')
    expect(orders(2)).toMatch(/role="img" aria-label="[^"]*2/)
    const both = linkTo(header({}, 2, 1), '/center/tripOrderList')
    expect(both).toMatch(/role="img" aria-label="[^"]*3/)
    expect(linkTo(header({}, 0, 1), '/center/tripOrderList')).toMatch(/role="img" aria-label="[^"]*1/)
  })

  test('travel management opens /manage/index, only where it is enabled', () => {
    expect(linkTo(header(), '/manage/index')).toBeUndefined()
    expect(linkTo(header({ isTravelManageMenu: true }), '/manage/index')).toContain('差旅管理')
  })

  test('[S2.09] the online report opens in a tab of its own, only where it is enabled, for who reads orders', () => {
    const reads = { permissions: ['book' as const, 'readOrders' as const] }
    expect(linkTo(header(reads), '/v/report/flight/index')).toBeUndefined()
    expect(linkTo(header({ onlineReportEnable: true }), '/v/report/flight/index')).toBeUndefined()
    expect(linkTo(header({ ...reads, onlineReportEnable: true }), '/v/report/flight/index')).toContain('target="_blank"')
  })

  test('[S2.10] costs stand in the header only where the company opened them, with a link at least', () => {
    const subMenus = [{ name: '预算看板', actionId: 'https://costs.example/board', cssClass: 'chart' }]
    expect(header()).not.toContain('成本管控')
    expect(header({ costControlView: { showCost: false, subMenus } })).not.toContain('成本管控')
    expect(header({ costControlView: { showCost: true, subMenus: [] } })).not.toContain('成本管控')
    expect(header({ costControlView: { showCost: true, subMenus } })).toContain('成本管控')
  })

  test('[S2.12] the language can be changed anywhere but on lists, a hotel and the console', () => {
    const changes = (address: string) => header({}, 0, 0, address).includes('语言')
    expect(['/', '/flight/book', '/center/tripOrderList'].map(changes)).toEqual([true, true, true])
    expect(
      ['/flight/list', '/iflight/list', '/hotel/list', '/train/list', '/hotel/detail', '/manage/index'].map(changes),
    ).toEqual([false, false, false, false, false, false])
  })

  test('[S6.01] what a person may do comes from flags and permissions; no role is named', () => {
    const may = header({ permissions: ['book', 'approve'], isTravelManageMenu: true })
    expect(linkTo(may, '/center/myApproval?type=1')).toBeDefined()
    expect(linkTo(header(), '/center/myApproval?type=1')).toBeUndefined()
    expect(may).not.toMatch(/管理员|审批人|普通员工/)
  })
})
