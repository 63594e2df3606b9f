// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getMyIncidents } from '../../api/calls/admin/orders/incident'
import { getPendingOrderStatistical, queryTravelOrder } from '../../api/calls/booking/order'
import { getTrainTicketRuleViolate } from '../../api/calls/products/train/policy'
import { saveTrainOrderTemp } from '../../api/calls/products/train/draft'
import { getBookDateSection } from '../../api/calls/reference/city'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { bookableDays } from '../../testing/search'
import { answer, refuse, requestsOf } from '../../testing/server'
import { HomePage } from './home-page'

inBrowser('app/home', 'app/shell', 'kit/widgets', 'products/train/search', 'app/home-below')

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ isSigningServiceDate: true, trainBookable: 0 })
  answer(getBookDateSection, bookableDays)
  answer(getPendingOrderStatistical, { waitApprovalCount: 0, waitPayCount: 0, waitSubmitCount: 0 })
  answer(getMyIncidents, { list: [] })
  refuse(queryTravelOrder, 'forbidden')
  refuse(getTrainTicketRuleViolate, 'forbidden')
})

test('[S3.39] a search that another page began says for whom, fills the form and joins the trip', async () => {
  answer(saveTrainOrderTemp, { tempOrderNo: 'T1', productType: 5, selfBook: true, needTravelOrder: false })
  const { router, user } = openPage({ Component: HomePage }, '/')
  const start = {
    depart: { code: 'CDW', name: '成都东', kind: 3, szmCode: 'cdd' },
    arrive: { code: 'AOH', name: '上海虹桥', kind: 3, szmCode: 'shhq' },
    startDate: '2026-12-01',
    endDate: '2026-12-02',
    isReturn: true,
  }
  await router.navigate(paths.home({ type: 5, tripId: 'TR1', filters: 'arriveBand=night%2Cmorning' }), {
    state: { begun: { start, wish: '为参会人来宾预订' } },
  })
  expect((await screen.findByRole('note')).textContent).toBe('为参会人来宾预订')
  await user.click(await screen.findByRole('button', { name: readText('products/train/search').search }))
  await screen.findByText('another page')
  expect(requestsOf(saveTrainOrderTemp)).toMatchObject([
    {
      travelOrderNo: 'TR1',
      searchParams: {
        departStationCode: 'CDW',
        arriveStationCode: 'AOH',
        departDate: '2026-12-01',
        arriveBand: ['night', 'morning'],
      },
    },
  ])
})
