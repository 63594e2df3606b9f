import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../../../../kit/text/text'
import type { BookFormState } from '../../../booking/book/use-book-form'
import { PolicyCard } from './policy-card'

beforeAll(() => loadTexts('booking/placing/book', 'booking/placing/book-form', 'products/hotel/book', 'kit/widgets'))

const names = { a: '林晓文', b: '陈明' }
const ids = Object.keys(names)
const info = {
  travellers: Object.entries(names).map(([employeeId, name]) => ({ employeeId, name })),
  reasons: [],
} as unknown as BookInfo
const state = {
  form: { travellers: ids.map((employeeId) => ({ employeeId, paysExcess: true })) },
  errorOf: () => undefined,
  changeTraveller: () => undefined,
} as unknown as BookFormState
const violations = ids.map((travellerId): Violation => ({
  travellerId,
  rule: 'hotelPrice',
  handling: 'choose',
  expected: 450_00,
  actual: 520_00,
  excess: 140_00,
  sentence: '超出差标',
}))
const choices = (rooms: string[][]): { groups: number; html: string } => {
  const html = renderToStaticMarkup(
    <PolicyCard info={info} state={state} violations={violations} verdict="payExcess" rooms={rooms} />,
  )
  return { groups: html.split('¥140').length - 1, html }
}

test('[handbook 6.4] who pays the excess is asked once for each room, of its first guest', () => {
  expect(choices([['a'], ['b']]).groups).toBe(2)
  const shared = choices([['b', 'a']])
  expect(shared.groups).toBe(1)
  expect(shared.html).toContain('由 陈明 选择')
})

test('[S3.10] what the company says of violations stands above them', () => {
  const title = '超出远行差旅标准'
  const card = (violationTitle?: string) =>
    renderToStaticMarkup(
      <PolicyCard
        info={{ ...info, ...(violationTitle && { violationTitle }) }}
        state={state}
        violations={violations.slice(0, 1)}
        verdict="payExcess"
        rooms={[['a']]}
      />,
    )
  expect(card(title)).toMatch(new RegExp(`${title}.*超出差标`))
  expect(card()).not.toContain(title)
})
