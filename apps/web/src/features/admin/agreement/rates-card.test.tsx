// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getServedAgreement } from '../../../api/calls/admin/agency/agreement-offer'
import { decideServedRates, getServedRates, proposeServedRates } from '../../../api/calls/admin/agency/agreed-rates'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { agreement } from '../../../testing/agreement'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, requestsOf, type Sketch } from '../../../testing/server'
import * as servedPage from './served-agreement-page'
import type { ServedRates } from './rates-form'

inBrowser('admin/agency/agreed-rates', 'admin/agency/agreement', 'admin/agency/service-fee', 'kit/drafts')

const text = () => readText('admin/agency/agreed-rates')
const fees = () => readText('admin/agency/service-fee')
const current = {
  carriers: [{ carrier: 'MU', code: 'YX', percentOff: 8 }],
  hotels: [],
  afterSales: { refund: 0, change: 1000 },
}
const served = {
  today: '2026-11-20',
  current,
  list: [],
  carriers: [
    { id: 'MU', name: 'MU 东方航空' },
    { id: 'CA', name: 'CA 国航' },
  ],
  brands: [{ id: 'brand-ji', name: '全季' }],
  hotels: [{ id: '224-17', name: '全季北京国贸店' }],
} satisfies Sketch<ServedRates>
const waits = (mine: boolean) => ({
  ratesId: 'r1',
  from: '2026-12-01',
  rates: current,
  status: 'proposed' as const,
  note: '',
  proposed: { name: '周琳', at: '2026-11-19T02:00:00Z' },
  reason: '',
  mine,
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
  answer(getServedAgreement, { companyName: '远行科技', agreement, list: [] })
  answer(getServedRates, served)
})

async function open(more: Partial<ServedRates> = {}) {
  answer(getServedRates, { ...served, ...more })
  const page = openPage(servedPage, paths.agentAgreement({ enterpriseId: 7 }))
  await screen.findByRole('heading', { name: text().current })
  return page
}
const form = () => within(screen.getByRole('form', { name: text().propose }))
const line = (label: string, at = 0) =>
  form().getAllByRole<HTMLInputElement>('textbox', { name: (name) => name.startsWith(label) })[at]!

describe('[S1.05] agreed rates of a customer', () => {
  test('are shown, changed from tomorrow on, and sent to a colleague as a whole', async () => {
    answer(proposeServedRates, { ratesId: 'r1', status: 'proposed' })
    const { user } = await open()
    expect(screen.getByText(['MU 东方航空', 'YX', text().off({ percent: 8 })].join(' · '))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().propose }))
    await user.clear(line(text().percent))
    await user.type(line(text().percent), '6.5')
    await user.click(form().getByRole('button', { name: text().hotelAdd }))
    await user.type(line(text().code, 1), 'JI27')
    await user.type(line(text().percent, 1), '12')
    await user.click(form().getByRole('button', { name: text().send }))
    expect(form().getByText(text().faults.hotelsMissing)).toBeTruthy()
    expect(requestsOf(proposeServedRates)).toEqual([])
    await user.selectOptions(form().getByRole('combobox', { name: new RegExp(`^${text().brands}`) }), 'brand-ji')
    await user.click(form().getByRole('button', { name: text().send }))
    await screen.findByText(text().proposed)
    expect(requestsOf(proposeServedRates)).toEqual([
      {
        enterpriseId: 7,
        from: '2026-11-21',
        note: '',
        rates: {
          carriers: [{ carrier: 'MU', code: 'YX', percentOff: 6.5 }],
          hotels: [{ kind: 'enterpriseAgreement', code: 'JI27', brandIds: ['brand-ji'], hotelIds: [], percentOff: 12 }],
          afterSales: { refund: 0, change: 1000 },
        },
      },
    ])
  })

  test('to come are what is changed, from the day after theirs on, so that they are not lost', async () => {
    answer(proposeServedRates, { ratesId: 'r2', status: 'proposed' })
    const coming = {
      carriers: [{ carrier: 'CA', code: 'YX27', percentOff: 9 }],
      hotels: [],
      afterSales: { refund: 500, change: 0 },
    }
    const { user } = await open({ list: [{ ...waits(true), rates: coming, status: 'coming' }] })
    await user.click(screen.getByRole('button', { name: text().propose }))
    await user.click(form().getByRole('button', { name: text().send }))
    await screen.findByText(text().proposed)
    expect(requestsOf(proposeServedRates)).toMatchObject([{ from: '2026-12-02', rates: coming }])
  })

  test('that a colleague proposed are agreed to once it is sure, or refused with a reason', async () => {
    answer(decideServedRates, { ratesId: 'r1', status: 'coming' })
    const { user } = await open({ list: [waits(false)] })
    await user.click(screen.getByRole('button', { name: fees().agree }))
    await user.click(
      within(await screen.findByRole('dialog', { name: text().agreeTitle })).getByRole('button', { name: fees().agree }),
    )
    await waitFor(() =>
      expect(requestsOf(decideServedRates)).toEqual([{ enterpriseId: 7, ratesId: 'r1', decision: 'agree', reason: '' }]),
    )
    await user.click(screen.getByRole('button', { name: fees().refuse }))
    const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
    await user.type(dialog.getByRole('textbox'), '比例不符')
    await user.click(dialog.getByRole('button', { name: fees().refuse }))
    await waitFor(() => expect(requestsOf(decideServedRates).at(-1)).toMatchObject({ decision: 'refuse', reason: '比例不符' }))
  })

  test('name single hotels, which are taken away one by one; one that is not sold any more is to be taken away', async () => {
    answer(proposeServedRates, { ratesId: 'r2', status: 'proposed' })
    const single = {
      kind: 'agencyAgreement' as const,
      code: 'DD',
      brandIds: [],
      hotelIds: ['224-17', '224-999'],
      percentOff: 6,
    }
    const coming = { ...waits(true), rates: { ...current, hotels: [single] }, status: 'coming' as const }
    const { user } = await open({ list: [coming] })
    expect(screen.getByText(/DD.*全季北京国贸店/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().propose }))
    await user.click(form().getByRole('button', { name: text().send }))
    expect(form().getByText(text().faults.hotelUnknown)).toBeTruthy()
    await user.click(form().getByRole('button', { name: text().brandRemove({ name: '224-999' }) }))
    await user.click(form().getByRole('button', { name: text().send }))
    await screen.findByText(text().proposed)
    expect(requestsOf(proposeServedRates)).toMatchObject([{ rates: { hotels: [{ ...single, hotelIds: ['224-17'] }] } }])
  })

  test('to come that a colleague proposed are called off with a reason', async () => {
    answer(decideServedRates, { ratesId: 'r1', status: 'refused' })
    const { user } = await open({ list: [{ ...waits(false), status: 'coming' }] })
    await user.click(screen.getByRole('button', { name: text().callOff }))
    const dialog = within(await screen.findByRole('dialog', { name: text().callOffTitle }))
    await user.type(dialog.getByRole('textbox'), '代码有误')
    await user.click(dialog.getByRole('button', { name: text().callOff }))
    await waitFor(() => expect(requestsOf(decideServedRates)).toMatchObject([{ decision: 'refuse', reason: '代码有误' }]))
    expect(await screen.findByText(text().calledOff)).toBeTruthy()
  })

  test('that one proposed oneself wait for a colleague, and are withdrawn', async () => {
    answer(decideServedRates, { ratesId: 'r1', status: 'withdrawn' })
    const { user } = await open({ list: [waits(true)] })
    expect(screen.queryByRole('button', { name: fees().agree })).toBeNull()
    await user.click(screen.getByRole('button', { name: fees().withdraw }))
    await user.click(
      within(await screen.findByRole('dialog', { name: text().withdrawTitle })).getByRole('button', { name: fees().withdraw }),
    )
    await waitFor(() => expect(requestsOf(decideServedRates)).toMatchObject([{ decision: 'withdraw' }]))
  })
})
