// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  askDepositChange,
  decideDepositChange,
  getDeposit,
  getDepositChanges,
  getDepositEntries,
  setDepositWarning,
  withdrawDepositChange,
} from '../../api/calls/finance/deposit'
import { formatPrice } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, holdBack, loseNetwork, intentsOf, refuse, requestsOf, sentenceOf } from '../../testing/server'
import * as agencyPage from './agency-deposits-page'
import * as depositPage from './deposit-page'

inBrowser('finance/deposit', 'kit/drafts')

const text = () => readText('finance/deposit')
const deposit = { balance: 500_000, frozen: 100_000, available: 400_000, currency: 'CNY', warnBelow: 200_000, low: false }
const asked = {
  changeId: 'd1',
  kind: 'topUp',
  amount: 300_000,
  receipt: 'R20261118',
  remark: '',
  state: 'asked',
  reason: '',
  askedBy: '周敏',
  askedAt: '2026-11-18T02:00:00Z',
} as const
const entry = {
  entryId: 'e1',
  at: '2026-11-18T02:00:00Z',
  kind: 'debit',
  orderNo: 'F1',
  amount: -98_000,
  balanceAfter: 402_000,
  frozenAfter: 0,
  operator: '',
  receipt: '',
  remark: '',
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['finance'] })
  answer(getDeposit, deposit)
  answer(getDepositEntries, { list: [entry] })
  answer(getDepositChanges, { companyName: '远行科技', list: [] })
})

const deposits = '/center/advance/index'
async function open(address = deposits) {
  const page = openPage(depositPage, address)
  await screen.findByText(text().noChanges)
  const ask = async () => {
    await page.user.click(screen.getByRole('button', { name: text().ask }))
    return within(await screen.findByRole('dialog', { name: text().ask }))
  }
  return { ...page, ask }
}
type Asked = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['ask']>>
const field = (dialog: Asked, label: string) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.replace(/[（）]/g, '.')}`) })
async function write({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, into: HTMLInputElement, typed: string) {
  await user.clear(into)
  if (typed) await user.paste(typed)
}

describe('asking for a change of the deposit', () => {
  test('names what is missing of each kind, with the focus on the first, and sends nothing', async () => {
    const page = await open()
    const dialog = await page.ask()
    const submit = dialog.getByRole('button', { name: text().submit })
    const faults = () =>
      (['amountWrong', 'receiptMissing', 'remarkMissing'] as const).filter((fault) => dialog.queryByText(text()[fault]))
    await page.user.click(submit)
    expect(faults()).toEqual(['amountWrong', 'receiptMissing'])
    expect(document.activeElement).toBe(field(dialog, text().yuan))
    await write(page, field(dialog, text().yuan), '-100')
    await page.user.click(submit)
    expect(faults(), 'only an adjustment takes away').toEqual(['amountWrong', 'receiptMissing'])
    await page.user.click(dialog.getByRole('radio', { name: text().kinds.adjust }))
    await page.user.click(submit)
    expect(faults()).toEqual(['remarkMissing'])
    expect(document.activeElement).toBe(field(dialog, text().remark))
    expect(requestsOf(askDepositChange)).toEqual([])
  })

  test.each([
    ['topUp', '1200.50', 'R1', '', { amount: 120_050, receipt: 'R1', remark: '' }],
    ['adjust', ' -30 ', '', ' 多充 ', { amount: -3000, receipt: '', remark: '多充' }],
    ['withdraw', '88', '', '提回', { amount: 8800, receipt: '', remark: '提回' }],
  ] as const)('of the kind %s is sent once in fen, and the list is read again', async (kind, amount, receipt, remark, sent) => {
    answer(askDepositChange, { changeId: 'd1' })
    const page = await open()
    const dialog = await page.ask()
    await page.user.click(dialog.getByRole('radio', { name: text().kinds[kind] }))
    await write(page, field(dialog, text().yuan), amount)
    await write(page, field(dialog, text().receipt), receipt)
    await write(page, field(dialog, text().remark), remark)
    answer(getDepositChanges, { companyName: '远行科技', list: [asked] })
    const go = holdBack(askDepositChange)
    await page.user.dblClick(dialog.getByRole('button', { name: text().submit }))
    go()
    expect(await screen.findByText(text().submitted)).toBeTruthy()
    expect(requestsOf(askDepositChange)).toEqual([{ kind, ...sent }])
    expect(await screen.findByText(text().states.asked)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that did not arrive is the same intent the next time; closed, it is there again, and gone once it was sent', async () => {
    loseNetwork(askDepositChange)
    const page = await open()
    const dialog = await page.ask()
    await write(page, field(dialog, text().yuan), '500')
    await write(page, field(dialog, text().receipt), 'R2')
    await page.user.click(dialog.getByRole('button', { name: text().submit }))
    await waitFor(() => expect(requestsOf(askDepositChange).length).toBeGreaterThan(0))
    await waitFor(() => expect(dialog.getByRole('button', { name: text().submit }).getAttribute('aria-busy')).not.toBe('true'))
    answer(askDepositChange, { changeId: 'd1' })
    await page.user.click(dialog.getByRole('button', { name: text().submit }))
    await screen.findByText(text().submitted)
    expect(new Set(intentsOf(askDepositChange)).size).toBe(1)
    const fresh = await page.ask()
    expect(field(fresh, text().yuan).value).toBe('')
    await write(page, field(fresh, text().yuan), '77')
    await page.user.click(fresh.getByRole('button', { name: text().cancel }))
    expect(field(await page.ask(), text().yuan).value).toBe('77')
  })
})

describe('the warning of the deposit', () => {
  test('is told where too little is left, is changed in fen, and never where nothing is written', async () => {
    answer(getDeposit, { ...deposit, low: true })
    answer(setDepositWarning, { warnBelow: 0 })
    const page = await open()
    expect(await screen.findByText(text().low({ amount: formatPrice(200_000) }))).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: text().changeWarning }))
    const dialog = within(await screen.findByRole('dialog', { name: text().changeWarning }))
    const amount = dialog.getByRole<HTMLInputElement>('textbox')
    expect(amount.value).toBe('2000')
    await write(page, amount, '12.345')
    await page.user.click(dialog.getByRole('button', { name: text().save }))
    expect(dialog.getByText(text().amountWrong)).toBeTruthy()
    expect(requestsOf(setDepositWarning)).toEqual([])
    await write(page, amount, '')
    answer(getDeposit, { ...deposit, warnBelow: 0 })
    await page.user.click(dialog.getByRole('button', { name: text().save }))
    expect(await screen.findByText(text().noWarning)).toBeTruthy()
    expect(requestsOf(setDepositWarning)).toEqual([{ warnBelow: 0 }])
  })
})

describe('the movements of the deposit', () => {
  test('are narrowed by the address; where nothing is found the filter can be cleared', async () => {
    answer(getDepositEntries, ({ kind }) => ({ list: kind ? [] : [entry] }))
    const { user, address } = await open(`${deposits}?kind=refund`)
    expect(await screen.findByText(text().noneFound)).toBeTruthy()
    expect(requestsOf(getDepositEntries).at(-1)).toMatchObject({ kind: 'refund' })
    await user.click(screen.getByRole('button', { name: text().reset }))
    expect(await screen.findByText(`−${formatPrice(98_000)}`)).toBeTruthy()
    expect(address()).toBe(deposits)
  })

  test('of which there are none yet say how there will be', async () => {
    answer(getDepositEntries, { list: [] })
    await open()
    expect(await screen.findByText(text().emptyText)).toBeTruthy()
  })
})

test('[S4.39] an auditor reads all of it and is offered no change', async () => {
  signIn({ permissions: ['readCompany'] })
  answer(getDepositChanges, { companyName: '远行科技', list: [asked] })
  openPage(depositPage, deposits)
  expect(await screen.findByText(formatPrice(400_000))).toBeTruthy()
  expect(await screen.findByText(text().states.asked)).toBeTruthy()
  expect(await screen.findByText(`−${formatPrice(98_000)}`)).toBeTruthy()
  for (const name of [text().ask, text().changeWarning, text().takeBack])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('[handbook 10.4] what was asked for is taken back as long as nobody decided', async () => {
  answer(getDepositChanges, { companyName: '远行科技', list: [asked, { ...asked, changeId: 'd0', state: 'agreed' }] })
  answer(withdrawDepositChange, { changeId: 'd1' })
  const { user } = openPage(depositPage, deposits)
  await user.click(await screen.findByRole('button', { name: text().takeBack }))
  const question = within(await screen.findByRole('dialog', { name: text().takeBack }))
  await user.click(question.getByRole('button', { name: text().takeBack }))
  await waitFor(() => expect(requestsOf(withdrawDepositChange)).toEqual([{ changeId: 'd1' }]))
})

test('a deposit that cannot be read can be tried again, beside its movements', async () => {
  refuse(getDeposit, 'unexpected')
  const { user } = await open()
  const alert = await screen.findByRole('alert')
  answer(getDeposit, deposit)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(formatPrice(400_000))).toBeTruthy()
})

describe('what a customer asks for', () => {
  async function desk() {
    answer(getDepositChanges, {
      companyName: '远行科技',
      list: [asked, { ...asked, changeId: 'd0', state: 'refused', reason: '回单不符' }],
    })
    const page = openPage(agencyPage, paths.agentDeposits({ enterpriseId: 7 }))
    await screen.findByRole('heading', { name: '远行科技' })
    const choose = async (name: string) => {
      await page.user.click(screen.getByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name }))
    }
    return { ...page, choose }
  }
  const what = () => ({ kind: text().kinds.topUp, amount: formatPrice(300_000) })

  test('is agreed to once, only after kind and sum were asked about', async () => {
    answer(decideDepositChange, { changeId: 'd1' })
    const { user, choose } = await desk()
    const question = await choose(text().agree)
    expect(question.getByText(text().agreeAsk(what()))).toBeTruthy()
    expect(requestsOf(decideDepositChange)).toEqual([])
    const go = holdBack(decideDepositChange)
    await user.dblClick(question.getByRole('button', { name: text().agree }))
    go()
    expect(await screen.findByText(text().agreedNow(what()))).toBeTruthy()
    expect(requestsOf(decideDepositChange)).toEqual([{ enterpriseId: 7, changeId: 'd1', decision: 'agree' }])
  })

  test('is refused with a reason only, which the company reads', async () => {
    answer(decideDepositChange, { changeId: 'd1' })
    const { user, choose } = await desk()
    expect(screen.getByText(text().refusedFor({ reason: '回单不符' }))).toBeTruthy()
    const question = await choose(text().refuse)
    expect(question.getByText(text().refuseAsk(what()))).toBeTruthy()
    await user.click(question.getByRole('button', { name: text().refuse }))
    expect(question.getByText(text().reasonMissing)).toBeTruthy()
    expect(requestsOf(decideDepositChange)).toEqual([])
    await user.type(question.getByRole('textbox'), '未到账')
    await user.click(question.getByRole('button', { name: text().refuse }))
    expect(await screen.findByText(text().refusedNow(what()))).toBeTruthy()
    const asked = { enterpriseId: 7, changeId: 'd1', decision: 'refuse', reason: '未到账' }
    expect(requestsOf(decideDepositChange)).toEqual([asked])
  })

  test('and a colleague decided before says so, and asks no more', async () => {
    refuse(decideDepositChange, 'depositChangeDecided')
    const { user, choose } = await desk()
    const question = await choose(text().agree)
    answer(getDepositChanges, { companyName: '远行科技', list: [{ ...asked, state: 'agreed' }] })
    await user.click(question.getByRole('button', { name: text().agree }))
    expect(await screen.findByText(await sentenceOf('depositChangeDecided'))).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: text().agree })).toBeNull())
  })

  test('is not asked of no customer: the page leads back to the desk', async () => {
    openPage(agencyPage, paths.agentDeposits())
    expect(await screen.findByText(text().noCompany)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().toDesk }).getAttribute('href')).toBe(paths.agentDesk())
    expect(requestsOf(getDepositChanges)).toEqual([])
  })
})
