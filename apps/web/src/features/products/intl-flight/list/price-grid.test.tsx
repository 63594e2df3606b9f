// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { getIntlPriceGrid } from '../../../../api/calls/products/intl-flight/search'
import { loadTexts } from '../../../../kit/text/text'
import { inBrowser } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { answer } from '../../../../testing/server'
import { PriceGrid } from './price-grid'

inBrowser()
beforeAll(() => loadTexts('products/intl-flight/search/list', 'kit/widgets'))

const rows = [
  {
    returnDate: '2026-12-12',
    days: [
      { date: '2026-12-09', price: 3200_00, verdict: 'within' as const },
      { date: '2026-12-10', price: 2800_00, verdict: 'approval' as const },
    ],
  },
  { returnDate: '2026-12-13', days: [{ date: '2026-12-09', price: 0 }] },
]

function show(date = '2026-12-09', returnDate = '2026-12-12') {
  const chosen: object[] = []
  answer(getIntlPriceGrid, { rows })
  const page = showPart(<PriceGrid tempOrderNo="T1" date={date} returnDate={returnDate} onChoose={(days) => chosen.push(days)} />)
  return { ...page, chosen }
}
const focused = () => document.activeElement?.getAttribute('aria-label')

test('a cell says its two days, its price and what policy says; the cheapest says so, and what cannot be had is not chosen', async () => {
  const { user, chosen } = show()
  const low = await screen.findByRole('button', { name: /2,800.*最低.*审批/ })
  await user.click(screen.getByRole('button', { name: /售完/ }))
  await user.click(screen.getByRole('button', { name: /不可订/ }))
  expect(chosen).toEqual([])
  await user.click(low)
  expect(chosen).toEqual([{ departDate: '2026-12-10', returnDate: '2026-12-12' }])
})

test('arrow keys go from cell to cell and stop at the edges; Enter chooses', async () => {
  const { user, chosen } = show()
  const own = await screen.findByRole('button', { name: /3,200/ })
  expect(own.getAttribute('aria-current')).toBe('date')
  await user.tab()
  expect(document.activeElement).toBe(own)
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(document.activeElement).toBe(own)
  await user.keyboard('{ArrowDown}')
  expect(focused()).toMatch(/售完/)
  await user.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/不可订/)
  await user.keyboard('{ArrowUp}')
  expect(focused()).toMatch(/2,800/)
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([{ departDate: '2026-12-10', returnDate: '2026-12-12' }])
})

test('where nobody flies on the days that are searched, keys still reach the grid', async () => {
  const { user, chosen } = show('2026-12-08', '2026-12-11')
  await screen.findByRole('button', { name: /3,200/ })
  await user.tab()
  expect(focused()).toMatch(/3,200/)
  await user.keyboard('{ArrowRight}{Enter}')
  expect(chosen).toEqual([{ departDate: '2026-12-10', returnDate: '2026-12-12' }])
})
