// @vitest-environment happy-dom
import type { ServiceFeeRow } from '@sojourn/contract/admin/agency/service-fee.calls'
import { feeFaultSentence } from '@sojourn/domain/booking/fee-schedule'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { decideServiceFee, getServiceFees, proposeServiceFee } from '../../../api/calls/admin/agency/service-fee'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage, type Opened } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as feesPage from './fees-page'

inBrowser('admin/agency/service-fee', 'admin/agency/agreement-offer', 'booking/application/words')

const text = () => readText('admin/agency/service-fee')
const fees = { online: 500, assisted: 1500, vipOnline: 0, vipAssisted: 1000 }
const row: ServiceFeeRow = {
  feeId: 'f1',
  companyName: '远行科技',
  enterpriseId: 7,
  product: 'flight',
  from: '2026-12-01',
  fees,
  status: 'proposed',
  note: '',
  reason: '',
  mine: false,
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

async function open(...list: ServiceFeeRow[]) {
  answer(getServiceFees, { today: '2026-11-20', companies: [{ enterpriseId: 7, name: '远行科技' }], list })
  const page = openPage(feesPage, paths.agentFees())
  await screen.findByRole('heading', { name: text().propose })
  return page
}
const line = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const send = () => screen.getByRole('button', { name: text().send })
async function write({ user }: Opened, label: string, typed: string) {
  await user.clear(line(label))
  await user.paste(typed)
}
async function writeFees(page: Opened, ...typed: [string, string, string, string]) {
  const kinds = ['online', 'assisted', 'vipOnline', 'vipAssisted'] as const
  for (const [index, kind] of kinds.entries()) await write(page, text().kinds[kind], typed[index]!)
}

describe('a fee that is proposed', () => {
  test('is refused at each amount that is none and at a day that has begun, with the focus on the first', async () => {
    const page = await open()
    expect(line(text().from).value, 'tomorrow').toBe('2026-11-21')
    await write(page, text().from, '2026-11-20')
    await page.user.tab()
    await page.user.click(send())
    expect(screen.getAllByText(text().amountWrong)).toHaveLength(4)
    expect(screen.getByText(feeFaultSentence('feeDay', 'zh-CN'))).toBeTruthy()
    expect(document.activeElement).toBe(line(text().from))
    await writeFees(page, '5', '1000', '1000.01', '-1')
    await page.user.click(send())
    expect(screen.getAllByText(text().amountWrong), 'more than ¥1,000, and less than nothing').toHaveLength(2)
    expect(requestsOf(proposeServiceFee)).toEqual([])
  })

  test('is sent once in fen, and the form is empty for the next', async () => {
    answer(proposeServiceFee, { feeId: 'f1', status: 'proposed' })
    const page = await open()
    await page.user.selectOptions(screen.getByRole('combobox', { name: text().who }), '远行科技')
    await page.user.selectOptions(
      screen.getByRole('combobox', { name: text().product }),
      readText('booking/application/words').products.train,
    )
    await writeFees(page, '5', '15.5', '0', '10')
    await write(page, text().note, ' 年度调整 ')
    const go = holdBack(proposeServiceFee)
    await page.user.dblClick(send())
    go()
    expect(await screen.findByText(text().proposed)).toBeTruthy()
    expect(requestsOf(proposeServiceFee)).toEqual([
      {
        enterpriseId: 7,
        product: 'train',
        from: '2026-11-21',
        fees: { online: 500, assisted: 1550, vipOnline: 0, vipAssisted: 1000 },
        note: '年度调整',
      },
    ])
    expect(line(text().kinds.online).value).toBe('')
    expect(screen.queryByText(text().amountWrong)).toBeNull()
  })

  test('of one customer may be what all pay, which asks for no amounts', async () => {
    answer(proposeServiceFee, { feeId: 'f1', status: 'proposed' })
    const { user } = await open()
    expect(screen.queryByRole('checkbox', { name: text().asAll }), 'nobody but customers').toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: text().who }), '远行科技')
    await user.click(screen.getByRole('checkbox', { name: text().asAll }))
    expect(screen.queryByRole('textbox', { name: new RegExp(`^${text().kinds.online}`) })).toBeNull()
    await user.click(send())
    await waitFor(() => expect(requestsOf(proposeServiceFee)).toEqual([{ enterpriseId: 7, from: '2026-11-21', note: '' }]))
  })

  test('that is there twice says so and keeps what was written', async () => {
    refuse(proposeServiceFee, 'serviceFeeTwice')
    const page = await open()
    await writeFees(page, '5', '5', '5', '5')
    await page.user.click(send())
    expect(await screen.findByText(await sentenceOf('serviceFeeTwice'))).toBeTruthy()
    expect(line(text().kinds.vipAssisted).value).toBe('5')
  })
})

describe('a fee that waits', () => {
  const waiting = () => within(screen.getByRole('list', { name: text().waiting }))

  test('is agreed to once, after for whom, of what and from when was asked', async () => {
    answer(decideServiceFee, { feeId: 'f1', status: 'coming' })
    const { user } = await open(row)
    await user.click(waiting().getByRole('button', { name: text().agree }))
    const question = within(await screen.findByRole('dialog', { name: text().agreeTitle }))
    const { flight } = readText('booking/application/words').products
    const what = { who: '远行科技', product: flight, from: formatFullDate('2026-12-01') }
    expect(question.getByText(text().agreeMessage(what))).toBeTruthy()
    expect(requestsOf(decideServiceFee)).toEqual([])
    answer(getServiceFees, { today: '2026-11-20', companies: [], list: [{ ...row, status: 'coming' }] })
    await user.dblClick(question.getByRole('button', { name: text().agree }))
    expect(await screen.findByText(text().agreed)).toBeTruthy()
    expect(requestsOf(decideServiceFee)).toEqual([{ feeId: 'f1', decision: 'agree', reason: '' }])
    expect(await screen.findByText(text().noWaiting)).toBeTruthy()
  })

  test('is refused with a reason only; where that fails the reason stays', async () => {
    refuse(decideServiceFee, 'serviceFeeDecided')
    const { user } = await open(row)
    await user.click(waiting().getByRole('button', { name: text().refuse }))
    const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
    await user.click(dialog.getByRole('button', { name: text().refuse }))
    expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
    await user.click(dialog.getByRole('textbox'))
    await user.paste('客户未同意')
    await user.click(dialog.getByRole('button', { name: text().refuse }))
    expect(await screen.findByText(await sentenceOf('serviceFeeDecided'))).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('客户未同意')
    expect(requestsOf(decideServiceFee)).toEqual([{ feeId: 'f1', decision: 'refuse', reason: '客户未同意' }])
  })

  test('and is one’s own can only be taken back', async () => {
    answer(decideServiceFee, { feeId: 'f1', status: 'withdrawn' })
    const { user } = await open({ ...row, mine: true })
    expect(waiting().queryByRole('button', { name: text().agree })).toBeNull()
    await user.click(waiting().getByRole('button', { name: text().withdraw }))
    const question = within(await screen.findByRole('dialog', { name: text().withdrawTitle }))
    await user.click(question.getByRole('button', { name: text().withdraw }))
    expect(await screen.findByText(text().withdrawn)).toBeTruthy()
    expect(requestsOf(decideServiceFee)).toEqual([{ feeId: 'f1', decision: 'withdraw', reason: '' }])
  })
})

test('fees stand where they belong: in force, to come, or past with what they came to', async () => {
  const statuses = ['inForce', 'coming', 'past', 'refused', 'withdrawn'] as const
  await open(...statuses.map((status) => ({ ...row, feeId: status, status, companyName: `${status} Ltd` })))
  const names = (title: string) =>
    statuses.filter((status) => within(screen.getByRole('table', { name: title })).queryByText(new RegExp(`${status} Ltd`)))
  expect(names(text().inForce)).toEqual(['inForce'])
  expect(names(text().coming)).toEqual(['coming'])
  expect(names(text().former)).toEqual(['past', 'refused', 'withdrawn'])
})

test('fees that cannot be read can be tried again', async () => {
  refuse(getServiceFees, 'unexpected')
  const { user } = openPage(feesPage, paths.agentFees())
  const alert = await screen.findByRole('alert')
  answer(getServiceFees, { today: '2026-11-20', companies: [], list: [] })
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(text().noInForce)).toBeTruthy()
})
