import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { text as changeEn } from '@sojourn/text/products/train/after-sale/change.en'
import { text as changeSimplified } from '@sojourn/text/products/train/after-sale/change.zh-CN'
import { text as changeTraditional } from '@sojourn/text/products/train/after-sale/change.zh-TW'
import { text as bookEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as bookSimplified } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as bookTraditional } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '../../../../kit/text/text'
import type { BookForm } from '../../../booking/book/book-form'
import { OrderSummary } from '../../../booking/book/order-summary'
import { holdingOf } from './holding'

beforeAll(() => loadTexts('booking/placing/book', 'booking/placing/book-form', 'kit/widgets'))

const train = { departDate: '2026-12-01', departTime: '09:00', departStation: 'SHH', arriveStation: 'VNP' }
const levels = [{ level: 1, approvers: ['陈志远'] }]

/** The sum of an order for a train, as it stands beside the form. */
function summary(source: 'railway' | 'local', approval: object[], told?: Partial<BookInfo>): string {
  const info = {
    ...told,
    settleTypes: [],
    approvalInPolicy: approval,
    approvalOutOfPolicy: approval,
    approvalFrom: [],
    travellers: [],
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OrderSummary
        draft={{ tempOrderNo: 'T1', travelType: 1 }}
        days={{ startDate: train.departDate, endDate: train.departDate }}
        info={info as unknown as BookInfo}
        form={{ travellers: [] } as unknown as BookForm}
        journey={null}
        price={{ lines: [], names: {}, total: 553_00 }}
        priceOf={() => 0}
        violations={[]}
        departAt="2026-12-01T01:00:00.000Z"
        {...holdingOf({ source, holdMinutes: 30 }, [{ train }])}
      >
        {null}
      </OrderSummary>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ')
}

describe('[handbook 3.5] before an order for a train is submitted it is said', () => {
  test('how long the railway keeps the seats, and what happens when approval takes longer', () => {
    const said = summary('railway', levels)
    expect(said).toMatch(/请审批人在 .+ 前处理/)
    expect(said).toContain('座位保留 30 分钟，审批更晚通过时按原车次席别重新占座；已售完则关闭订单，不收费用')
  })

  test('that one pays within those minutes, where nobody is asked', () => {
    expect(summary('railway', [])).toContain('提交后为您保留 30 分钟，请及时支付')
  })

  test('[S2.46] who is only notified of it, in policy, beside that nobody decides', () => {
    const said = summary('railway', [], { toldInPolicy: ['陈志远', '欧阳明哲'], toldOutOfPolicy: ['周雅琴'] })
    expect(said).toContain(bookSimplified.noApproval)
    expect(said).toContain(bookSimplified.told({ names: '陈志远、欧阳明哲' }))
    expect(said).not.toContain('周雅琴')
    expect(summary('railway', [])).not.toContain('知会')
  })

  test('that a ticket office keeps none: no minutes are promised', () => {
    expect(summary('local', levels)).toMatch(/请审批人在 .+ 前处理/)
    expect(summary('local', levels)).not.toContain('保留')
  })
})

test.each([
  ['zh-CN', bookSimplified, changeSimplified, /30 分钟.*重新占座.*已售完.*不收费用/],
  ['zh-TW', bookTraditional, changeTraditional, /30 分鐘.*重新佔座.*已售完.*不收費用/],
  ['en', bookEn, changeEn, /30 minutes.*asked for again.*sold out.*nothing is charged/],
])('[handbook 3.5] in %s the same is said of an order and of a change', (_language, book, alter, said) => {
  expect(book.approvalBriefly({ time: '', minutes: 30 })).toMatch(said)
  expect(alter.hold).toMatch(said)
})
