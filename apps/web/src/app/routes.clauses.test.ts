import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { routes } from './routes'

const screenOf = (path: string): string | undefined => matchRoutes(routes, path)?.at(-1)?.route.path

const screens: [string, string[]][] = [
  ['[S2.14]', ['/login']],
  ['[S2.15]', ['/activation/index', '/activation/code/index', '/activation/account/index', '/activation/mail/index']],
  ['[S2.16]', ['/openAccount/code/index', '/openAccount/mail/index']],
  ['[S2.17]', ['/register/index', '/register/setPass']],
  ['[S2.18]', ['/forget/rePassword/index', '/forget/findPasswordWay/index', '/forget/confirmPass/index']],
  ['[S2.19]', ['/err/index', '/center/my/langManage', '/activity/member']],
  ['[S2.20]', ['/pay/index', '/pay/success', '/pay/fail']],
  ['[S2.22]', ['/flight/list', '/flight/book', '/flight/change', '/flight/change/apply', '/flight/change/confirm']],
  ['[S2.22]', ['/flight/refund/apply', '/flight/checkflightinfo', '/order/flight/detail']],
  ['[S2.24]', ['/choice/index']],
  ['[S2.21]', ['/demand/index', '/demand/book']],
  ['[S2.35]', ['/center/iflightDemand/index', '/center/iflightDemand/detail']],
  ['[S2.25]', ['/hotel/list', '/hotel/detail', '/hotel/book', '/hotel/externalBook', '/hotel/bookNext', '/hotel/book/guarantee']],
  ['[S2.25]', ['/order/hotel/detail', '/order/hotel/refund', '/order/hotel/hotelDemandDetail/index']],
  ['[S2.26]', ['/train/list', '/train/book', '/train/booknext', '/train/book/change', '/train/trainchangesuccess']],
  ['[S2.26]', ['/train/trainrefundapply', '/order/train/detail']],
  ['[S2.32]', ['/center/tripOrderList']],
  ['[S2.33]', ['/center/myApproval']],
  ['[S2.34]', ['/center/approvalOrder/list', '/center/approvalOrder/detail']],
  ['[S2.36]', ['/center/open/index']],
  ['[S2.37]', ['/center/hotelDemand/index']],
  ['[S2.38]', ['/center/travelForm', '/center/travelForm/apply', '/center/travelForm/detail', '/center/submitschedule']],
  ['[S2.38]', ['/center/travelView', '/center/approvalDetail']],
  ['[S2.39]', ['/center/personalInfo', '/center/modifyPassword', '/center/wallet', '/center/feedback']],
  ['[S2.39]', ['/center/favourite/index', '/center/memberCard/index']],
  ['[S2.44]', ['/manage/index']],
  ['[S2.45]', ['/manage/employee/list', '/manage/employee/detail', '/manage/employee/add', '/manage/employee/departments']],
  ['[S2.45]', ['/manage/employee/grade']],
  ['[S2.46]', ['/manage/control/list', '/manage/control/editFlight', '/manage/control/editIFlight', '/manage/control/editHotel']],
  ['[S2.46]', ['/manage/control/editIHotel', '/manage/control/editTrain', '/manage/control/editCar']],
  [
    '[S2.48]',
    [
      '/manage/enterprise/index',
      '/manage/enterprise/costCentres',
      '/manage/enterprise/projects',
      '/manage/enterprise/budgets',
      '/manage/enterprise/entities',
      '/manage/enterprise/notices',
    ],
  ],
  ['[S2.47]', ['/center/management/list', '/center/management/orderDetailReport', '/center/openManage/index']],
  ['[S2.47]', ['/center/travelOrder', '/center/travelOrder/detail']],
]

describe('addresses of the specification', () => {
  test.each(screens)('%s have screens of their own: %j', (_, paths) => {
    expect(paths.map(screenOf)).toEqual(paths.map((path) => path.slice(1)))
  })

  test('an address that is not the product’s is not found', () => {
    expect(screenOf('/nowhere')).toBe('*')
  })
})
