import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getEmployeeConfig } from '../../api/calls/access/session'
import { getPendingOrderStatistical } from '../../api/calls/booking/order'
import { queryClient, readOptions } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import { PendingCounts } from './pending-counts'

beforeAll(() => loadTexts('app/home'))
beforeEach(() => () => queryClient.clear())

/** Each count with its words and the place that it leads to. */
function counts(permissions: string[]): (string | undefined)[][] {
  queryClient.setQueryData([getEmployeeConfig.path], { permissions })
  const waiting = { waitApprovalCount: 3, waitPayCount: 2, waitSubmitCount: 1 }
  queryClient.setQueryData(readOptions(getPendingOrderStatistical, {}).queryKey, waiting)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PendingCounts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return [...html.matchAll(/<a [^>]*href="([^"]*)".*?<\/a>/g)].map(([link, place]) => [
    place,
    ...link
      .replaceAll(/<[^>]+>/g, '|')
      .split('|')
      .filter((words) => words !== ''),
  ])
}

test('[S1.03] what waits for approval, payment and submission is counted, each with the way to it', () => {
  expect(counts(['book', 'approve'])).toEqual([
    ['/center/myApproval?type=1', '待我审批', '处理审批', '3'],
    ['/center/tripOrderList?type=2', '待支付', '去支付', '2'],
    ['/center/tripOrderList?type=1', '待提交', '去提交', '1'],
  ])
  expect(
    counts(['book']).map(([place]) => place),
    'nobody is asked without the permission',
  ).toEqual(['/center/tripOrderList?type=2', '/center/tripOrderList?type=1'])
})
