import type { UseQueryResult } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../../../../kit/text/text'
import { RefundPanel } from './refund-panel'

beforeAll(() => loadTexts('kit/widgets'))

const words = { quote: '退款明细', nothing: '', nothingChosen: '请选择要退的车票', total: '预计退款', submit: '提交退票' }
interface Quote {
  total: number
}
const button = (empty: boolean, quote: Partial<UseQueryResult<Quote>>): string =>
  /<button[^>]*>(?:(?!<button).)*提交退票/.exec(
    renderToStaticMarkup(
      <RefundPanel empty={empty} quote={quote as UseQueryResult<Quote>} words={words} busy={false} onSubmit={() => undefined}>
        {({ total }) => total}
      </RefundPanel>,
    ),
  )?.[0] ?? ''

test('what comes back is agreed to once it stands on the page: until then the button waits', () => {
  expect(button(false, { data: { total: 102_600 } })).not.toContain('aria-disabled')
  expect(button(false, {})).toContain('aria-busy')
  expect(button(false, { data: { total: 108_000 }, isPlaceholderData: true }), 'the quote of another choice').toContain(
    'aria-busy',
  )
})

test('with nothing chosen it says what is lacking, and does not wait', () => {
  expect(button(true, {})).toContain('请选择要退的车票')
  expect(button(true, {})).not.toContain('aria-busy')
})
