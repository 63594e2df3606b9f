import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getEmployeeConfig } from '../../api/calls/access/session'
import { getRemarksRule, queryTipPreferences } from '../../api/calls/personal/preference'
import { queryClient, readOptions } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import { LikesOfTravellers } from './likes-of-travellers'

beforeAll(() => loadTexts('app/floating', 'kit/widgets'))
beforeEach(() => () => queryClient.clear())

const like = { typeName: '机票座位', content: '靠过道', remark: '前排' }
const person = { employeeId: '1-e', employeeName: '林晓雯', isVip: true, labelTips: ['常旅客'], preferenceInfoList: [like] }
const reminder = { typeInfo: '退票提醒', remarks: '先致电客服', updaterName: '周雅琴', updateTime: '2026-10-01T00:00:00.000Z' }

function likesOn(path: string): string {
  queryClient.setQueryData([getEmployeeConfig.path], { employeeId: '1-e' })
  queryClient.setQueryData(readOptions(queryTipPreferences, { users: ['1-e'] }).queryKey, { list: [person] })
  queryClient.setQueryData(readOptions(getRemarksRule, { productType: 2 }).queryKey, { list: [reminder] })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <LikesOfTravellers />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('[S1.04] [S2.68] the popup names each traveller with labels and likes', () => {
  const html = likesOn('/flight/list')
  for (const word of ['林晓雯', '贵宾', '常旅客', '机票座位', '靠过道', '前排']) expect(html).toContain(word)
})

test.each([
  ['/iflight/list', true],
  ['/iflight/book', true],
  ['/order/iflight/changes', true],
  ['/iflight/change/list', true],
  ['/order/iflight/detail', true],
  ['/flight/list', false],
  ['/', false],
])('[S2.68] on %s it also shows refund and change reminders: %s', (path, shown) => {
  expect(likesOn(path).includes('先致电客服')).toBe(shown)
})
