// @vitest-environment happy-dom
import type { EnteredRate } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getExchangeRates } from '../../../api/calls/admin/agency/exchange-rate'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer } from '../../../testing/server'
import * as ratesPage from './exchange-rates-page'

inBrowser('admin/agency/exchange-rate')

const rate = (currency: EnteredRate['currency'], more: Partial<EnteredRate> = {}): EnteredRate => ({
  currency,
  day: '2026-09-29',
  fenPerMillion: 85_506_000,
  source: 'open-data',
  enteredAt: '2026-09-29T00:00:00Z',
  ...more,
})

test('who published a rate is told as the agency wrote it; of those that came with the product, that they are public', async () => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
  const entered = rate('USD', { source: '外汇管理局中间价', byName: '周琳' })
  answer(getExchangeRates, { today: '2026-11-20', ruling: [rate('HKD'), entered], entered: [entered] })
  const text = readText('admin/agency/exchange-rate')
  openPage(ratesPage, paths.agentExchange())
  const table = within(await screen.findByRole('table', { name: text.ruling }))
  expect(table.getByText(text.published)).toBeTruthy()
  expect(table.getByText('外汇管理局中间价')).toBeTruthy()
  expect(table.queryByText('open-data')).toBeNull()
})
