// @vitest-environment happy-dom
import type { BillMatch, MatchVariance } from '@sojourn/contract/finance/match.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getBillMatch, moveMatchVariance, readSettlementFile, searchMatchVariances } from '../../../api/calls/finance/match'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as matchPage from './match-page'

inBrowser('finance/match', 'finance/bill/page')

const text = () => readText('finance/match')
const billNo = 'B202610'
const file = {
  supplier: 'air',
  name: 'air-202610.csv',
  readAt: '2026-11-19T02:00:00Z',
  readBy: '王芳',
  lines: 12,
  sum: 980_000,
  matched: 11,
} as const
const air = { supplier: 'air', lines: 12, company: 980_000 } as const
const variance = {
  varianceId: 'v1',
  supplier: 'air',
  kind: 'amount',
  side: 'file',
  orderNo: 'F1',
  ticketNo: '781-1234567890',
  line: 4,
  ours: { amount: 93_000 },
  theirs: { amount: 98_000 },
  difference: 5000,
  state: 'found',
  moves: [],
} as const satisfies MatchVariance
const count = { supplier: 'air', kind: 'amount', state: 'found', count: 1 } as const
const match = (more: Sketch<BillMatch> = {}): Sketch<BillMatch> => ({
  companyName: '远行科技',
  bill: { billNo, from: '2026-10-01', to: '2026-10-31' },
  suppliers: [{ ...air, file }],
  counts: [count],
  ...more,
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
  answer(getBillMatch, match())
  answer(searchMatchVariances, { list: [variance] })
})

async function open() {
  const page = openPage(matchPage, paths.agentMatch({ enterpriseId: 7, billNo }))
  await screen.findByRole('heading', { level: 1, name: text().of({ company: '远行科技' }) })
  return page
}
const files = () => within(screen.getByRole('region', { name: text().suppliers.air }))
const differing = () => screen.findByRole('article', { name: `${text().kinds.amount} F1` })

describe('a settlement file', () => {
  test.each([
    ['is not read yet', match({ suppliers: [air], counts: [] }), () => text().unread, () => text().read],
    ['leaves something to handle', match(), () => text().open({ count: 1 }), () => text().again],
    ['leaves nothing any more', match({ counts: [{ ...count, state: 'accepted' }] }), () => text().handled, () => text().again],
    ['agrees in every line', match({ counts: [] }), () => text().allMatched, () => text().again],
  ] as const)('%s, which its badge and its button say', async (_how, told, badge, step) => {
    answer(getBillMatch, told)
    await open()
    expect(files().getByText(badge())).toBeTruthy()
    expect(files().getByRole('button', { name: step() })).toBeTruthy()
    expect(files().getByText(text().billed({ lines: 12, amount: formatPrice(980_000) }))).toBeTruthy()
  })

  test('is fetched once from its supplier, and what it says is shown', async () => {
    answer(getBillMatch, match({ suppliers: [air], counts: [] }))
    answer(readSettlementFile, file)
    const { user } = await open()
    answer(getBillMatch, match())
    const go = holdBack(readSettlementFile)
    await user.dblClick(files().getByRole('button', { name: text().read }))
    go()
    expect(await screen.findByText(text().matched({ matched: 11 }))).toBeTruthy()
    expect(requestsOf(readSettlementFile)).toEqual([{ enterpriseId: 7, billNo, supplier: 'air' }])
    expect(await files().findByText(text().open({ count: 1 }))).toBeTruthy()
  })

  test('that the supplier does not have says so, and can be asked for again', async () => {
    refuse(readSettlementFile, 'settlementNothing')
    const { user } = await open()
    await user.click(files().getByRole('button', { name: text().again }))
    expect(await screen.findByText(await sentenceOf('settlementNothing'))).toBeTruthy()
    await waitFor(() => expect(files().getByRole<HTMLButtonElement>('button', { name: text().again }).disabled).toBe(false))
  })

  test('is asked of nobody where a bill has no line of a supplier', async () => {
    answer(getBillMatch, match({ suppliers: [], counts: [] }))
    await open()
    expect(screen.getByText(text().noFiles)).toBeTruthy()
  })
})

describe('a file that is handed in', () => {
  async function hand() {
    const page = await open()
    await page.user.click(files().getByRole('button', { name: text().handIn }))
    const dialog = within(await screen.findByRole('dialog', { name: text().handInTitle({ supplier: text().suppliers.air }) }))
    const choose = (content: string, name = 'corrected.csv') =>
      page.user.upload(dialog.getByLabelText<HTMLInputElement>(text().choose, { selector: 'input' }), new File([content], name))
    const send = () => page.user.click(dialog.getByRole('button', { name: text().handIn }))
    return { ...page, dialog, choose, send }
  }

  test('has to be chosen, and is no longer than two megabytes', async () => {
    const { dialog, choose, send } = await hand()
    await send()
    expect(dialog.getByText(text().missing)).toBeTruthy()
    await choose('x'.repeat(2_000_001))
    await send()
    expect(dialog.getByText(text().tooLong)).toBeTruthy()
    expect(dialog.queryByText(text().missing)).toBeNull()
    expect(requestsOf(readSettlementFile)).toEqual([])
  })

  test('is sent once as it is written, and the dialog is gone', async () => {
    answer(readSettlementFile, file)
    const { user, dialog, choose } = await hand()
    await choose('order,amount\nF1,930.00\n')
    expect(dialog.getByText('corrected.csv')).toBeTruthy()
    const go = holdBack(readSettlementFile)
    await user.dblClick(dialog.getByRole('button', { name: text().handIn }))
    await waitFor(() => expect(requestsOf(readSettlementFile)).toHaveLength(1))
    go()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(readSettlementFile)).toEqual([
      { enterpriseId: 7, billNo, supplier: 'air', csv: 'order,amount\nF1,930.00\n' },
    ])
  })

  test('with a mistake names it, keeps the choice, and is taken once it is mended', async () => {
    const broken = { line: 3, fault: '金额须有两位小数' }
    refuse(readSettlementFile, 'settlementFileBroken', { detail: broken })
    const { dialog, choose, send } = await hand()
    await choose('order,amount\nF1,930\n')
    await send()
    expect(await dialog.findByText(await sentenceOf('settlementFileBroken', broken))).toBeTruthy()
    expect(dialog.getByText('corrected.csv')).toBeTruthy()
    answer(readSettlementFile, file)
    await choose('order,amount\nF1,930.00\n', 'mended.csv')
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(readSettlementFile).map(({ csv }) => csv)).toEqual(['order,amount\nF1,930\n', 'order,amount\nF1,930.00\n'])
  })
})

describe('what differs', () => {
  test.each([
    ['ask', () => text().ask],
    ['accept', () => text().accept],
    ['reject', () => text().reject],
  ] as const)('is handled with a note only, and once: %s', async (move, name) => {
    answer(moveMatchVariance, {})
    const { user } = await open()
    const one = within(await differing())
    await user.click(one.getByRole('button', { name: name() }))
    expect(one.getByText(text().noteMissing)).toBeTruthy()
    expect(requestsOf(moveMatchVariance)).toEqual([])
    await user.type(one.getByRole('textbox'), ' 已与航司核对 ')
    const go = holdBack(moveMatchVariance)
    await user.dblClick(one.getByRole('button', { name: name() }))
    go()
    expect(await screen.findByText(text().moved[move])).toBeTruthy()
    expect(requestsOf(moveMatchVariance)).toEqual([{ enterpriseId: 7, varianceId: 'v1', move, note: '已与航司核对' }])
    expect(one.getByRole<HTMLInputElement>('textbox').value).toBe('')
  })

  test('and a colleague has handled meanwhile stands as it is by now', async () => {
    refuse(moveMatchVariance, 'matchVarianceMoved')
    const { user } = await open()
    const one = within(await differing())
    await user.type(one.getByRole('textbox'), '已核对')
    const moves = [{ state: 'accepted', at: '2026-11-20T01:00:00Z', by: '赵敏', note: '合同价' }] as const
    answer(searchMatchVariances, { list: [{ ...variance, state: 'accepted', moves }] })
    await user.click(one.getByRole('button', { name: text().accept }))
    expect(await screen.findByText(await sentenceOf('matchVarianceMoved'))).toBeTruthy()
    expect(await screen.findByText(/赵敏/)).toBeTruthy()
    expect(one.queryByRole('button', { name: text().accept })).toBeNull()
  })

  test('and cannot be told now keeps the note, which is sent again under the same intent', async () => {
    refuse(moveMatchVariance, 'unexpected')
    const { user } = await open()
    const one = within(await differing())
    await user.type(one.getByRole('textbox'), '已核对')
    await user.click(one.getByRole('button', { name: text().reject }))
    await screen.findByText(await sentenceOf('unexpected'))
    answer(moveMatchVariance, {})
    await user.click(one.getByRole('button', { name: text().reject }))
    expect(await screen.findByText(text().moved.reject)).toBeTruthy()
    expect(requestsOf(moveMatchVariance).map(({ note }) => note)).toEqual(['已核对', '已核对'])
  })

  test.each([
    ['found', ['ask', 'accept', 'reject']],
    ['asked', ['accept', 'reject']],
    ['accepted', []],
    ['rejected', []],
    ['settled', []],
  ] as const)('takes the steps of its state: %s', async (state, steps) => {
    answer(searchMatchVariances, { list: [{ ...variance, state }] })
    await open()
    const one = within(await differing())
    const offered = (['ask', 'accept', 'reject'] as const).filter((step) => one.queryByRole('button', { name: text()[step] }))
    expect(offered).toEqual(steps)
  })

  test.each([
    ['an amount', { ours: { amount: 93_000 }, theirs: { amount: 98_000 }, difference: 5000 }, () => text().acceptHint],
    ['no line of ours', { ours: {}, theirs: { amount: 98_000 }, difference: 98_000 }, () => text().acceptOwnHint],
  ] as const)('says who bears what is accepted: %s', async (_what, more, hint) => {
    answer(searchMatchVariances, { list: [{ ...variance, ...more }] })
    await open()
    const one = within(await differing())
    expect(one.getByText(hint())).toBeTruthy()
  })

  test('of a day alone has no price and nobody to bear it', async () => {
    answer(searchMatchVariances, {
      list: [{ ...variance, ours: { day: '2026-10-01' }, theirs: { day: '2026-10-02' }, difference: 0 }],
    })
    await open()
    const one = within(await differing())
    for (const hint of [text().acceptHint, text().acceptOwnHint]) expect(one.queryByText(hint)).toBeNull()
  })

  test('is narrowed by what was found, in the address, and shown whole again', async () => {
    answer(searchMatchVariances, ({ state }) => ({ list: state ? [] : [variance] }))
    answer(getBillMatch, match({ counts: [count, { ...count, state: 'asked' }] }))
    const { user, address } = await open()
    await differing()
    const filter = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label })
    const offered = [...filter(text().filters.state).options].map(({ value }) => value)
    expect(offered, 'no state in which nothing is').toEqual(['', 'found', 'asked'])
    await user.selectOptions(filter(text().filters.state), text().states.asked)
    expect(await screen.findByText(text().narrowed)).toBeTruthy()
    expect(address()).toContain('state=asked')
    await user.click(screen.getByRole('button', { name: text().reset }))
    expect(await differing()).toBeTruthy()
    expect(address()).not.toContain('state')
  })

  test('is nothing as long as no file was read', async () => {
    answer(getBillMatch, match({ suppliers: [air], counts: [] }))
    answer(searchMatchVariances, { list: [] })
    await open()
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(screen.queryByRole('search')).toBeNull()
  })
})

test('a match of no bill leads back to the bills; one that cannot be read can be tried again', async () => {
  const { user, router } = openPage(matchPage, paths.agentMatch())
  expect(await screen.findByText(text().noBill)).toBeTruthy()
  expect(requestsOf(getBillMatch)).toEqual([])
  refuse(getBillMatch, 'unexpected')
  await router.navigate(paths.agentMatch({ enterpriseId: 7, billNo }))
  const alert = await screen.findByRole('alert')
  answer(getBillMatch, match())
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('heading', { level: 1, name: text().of({ company: '远行科技' }) })).toBeTruthy()
  const back = screen.getByRole('link', { name: text().back })
  expect(back.getAttribute('href')).toBe(paths.agentBills({ enterpriseId: 7 }))
})
