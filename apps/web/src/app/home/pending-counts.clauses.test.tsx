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

const { queryKey } = readOptions(getPendingOrderStatistical, {})

/** Each count with its words and the place that it leads to. */
function counts(permissions: string[]): (string | undefined)[][] {
  queryClient.setQueryData([getEmployeeConfig.path], { permissions })
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

const known = (waitPayCount: number) => ({ waitApprovalCount: 3, waitPayCount, waitSubmitCount: 1 })

test('[S1.03] what waits for approval, payment and submission is counted, each with the way to it', () => {
  queryClient.setQueryData(queryKey, known(2))
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

test('nobody is told that nothing waits before it is known, or where it could not be read', () => {
  queryClient.setQueryData(queryKey, known(0))
  expect(counts(['book'])[0]).toContain('没有待办')
  queryClient.clear()
  expect(counts(['book']).flat(), 'while it is read').not.toContain('没有待办')
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false })
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey })
    .setState({ status: 'error', error: new Error('away') })
  for (const count of counts(['book']))
    expect(count).toEqual([expect.any(String), expect.any(String), '暂时无法读取，点击查看', '–'])
})
