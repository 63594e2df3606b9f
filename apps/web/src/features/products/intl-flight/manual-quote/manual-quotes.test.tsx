// @vitest-environment happy-dom
import type { ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getIntlOrderChanges } from '../../../../api/calls/products/intl-flight/after-sales'
import {
  acceptManualQuote,
  answerManualQuote,
  carryOutManualQuote,
  getManualQuotes,
  refuseManualQuote,
  withdrawManualQuote,
} from '../../../../api/calls/products/intl-flight/manual-quote'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { dictionary, intlOrder, outbound } from '../../../../testing/intl'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as changesPage from '../change/order-changes-page'

inBrowser('products/intl-flight/after-sale/manual-quote', 'products/intl-flight/after-sale/change', 'booking/change')

const text = () => readText('products/intl-flight/after-sale/manual-quote')
const orderId = intlOrder.orderNo
const ticketNo = '205-1234567890'
const quote = {
  quoteNo: 'Q1',
  version: 2,
  kind: 'refund',
  state: 'asked',
  stateName: '核算中',
  causeName: '票规不明确',
  wish: '航班已取消',
  tickets: [{ ticketNo, traveller: '林晓雯' }],
  from: [outbound],
  to: [],
  promisedBy: '2026-11-20T02:30:00Z',
  late: false,
  note: '',
  history: [],
  canAccept: false,
  canWithdraw: false,
  canAnswer: false,
  canCarryOut: false,
} as const satisfies Sketch<ManualQuote>
const desk = [{ ticketNo, traveller: '林晓雯', paid: 300_000, taxes: [{ code: 'CN', name: '机场建设费', amount: 9000 }] }]
const seen = { quoteNo: 'Q1', version: 2 }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getIntlOrderChanges, { ...intlOrder, changes: [] })
})

const tell = (more: Sketch<ManualQuote>) => answer(getManualQuotes, { quotes: [{ ...quote, ...more }], dictionary })
async function open(more: Sketch<ManualQuote> = {}) {
  tell(more)
  const page = openPage(changesPage, paths.intlFlightChanges({ orderId }))
  await screen.findByRole('heading', { name: text().of({ kind: more.kind ?? 'refund', names: ['林晓雯'] }) })
  const write = async (label: string, typed: string) => {
    await page.user.clear(line(label))
    if (typed) await page.user.paste(typed)
  }
  /** The page is read again part by part: what the press belongs to is gone before all of it is there. */
  const readingSlowly = async (moved: Sketch<ManualQuote>, press: () => Promise<void>, gone: () => unknown) => {
    const go = holdBack(getIntlOrderChanges)
    tell(moved)
    await press()
    await waitFor(() => expect(gone()).toBeNull())
    go()
  }
  return { ...page, write, readingSlowly }
}
const line = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label.replace(/[()（）]/g, '.')}`), { selector: 'input' })
const press = (name: string) => screen.queryByRole('button', { name })

test.each([
  ['asked', {}, () => text().next.asked({ time: formatInstant(quote.promisedBy) })],
  ['asked for too long', { late: true }, () => text().next.late({ time: formatInstant(quote.promisedBy), again: '' })],
  [
    'promised anew',
    { late: true, promisedAgain: quote.promisedBy },
    () => text().next.late({ time: formatInstant(quote.promisedBy), again: formatInstant(quote.promisedBy) }),
  ],
  [
    'overtaken',
    { state: 'withdrawn', history: [{ at: quote.promisedBy, actor: '', event: 'overtaken', sentence: '' }] },
    () => text().next.overtaken,
  ],
  ['refused', { state: 'refused', reason: '不可退' }, () => text().next.refused({ reason: '不可退' })],
  ['accepted', { state: 'accepted' }, () => text().next.accepted],
  ['to be carried out', { state: 'accepted', canCarryOut: true }, () => text().next.carryOut],
  ['declined by the carrier', { state: 'accepted', reason: '已起飞' }, () => text().next.declined({ reason: '已起飞' })],
  ['withdrawn', { state: 'withdrawn' }, () => text().next.withdrawn],
  ['lapsed', { state: 'lapsed' }, () => text().next.lapsed],
] as const)('a request to the desk that is %s says what comes next', async (_what, more, sentence) => {
  await open(more)
  expect(screen.getByText(sentence())).toBeTruthy()
})

describe('whoever asked', () => {
  test('takes it back only when that is meant, and is told although the button is gone by then', async () => {
    answer(withdrawManualQuote, {})
    const { user, readingSlowly } = await open({ canWithdraw: true })
    const withdraw = async (word: string) => {
      await user.click(press(text().withdraw)!)
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: word }))
    }
    await withdraw(text().keep)
    expect(requestsOf(withdrawManualQuote)).toEqual([])
    await readingSlowly(
      { state: 'withdrawn' },
      () => withdraw(text().withdraw),
      () => press(text().withdraw),
    )
    expect(await screen.findByText(text().withdrawn)).toBeTruthy()
    expect(requestsOf(withdrawManualQuote)).toEqual([seen])
  })

  const terms = {
    refund: [],
    change: [],
    total: 120_000,
    shares: [],
    verdict: 'within',
    violations: [],
    reasons: [{ code: 'urgent', name: '行程紧急', needsText: false }],
    conflicts: [],
    approval: [],
  } as const

  test('accepts a refund at the sum that was seen, and is led to its order', async () => {
    answer(acceptManualQuote, { orderNo: 'X9', next: 'supplier' })
    const { user, address } = await open({ state: 'quoted', canAccept: true, terms })
    await user.click(press(text().accept.refund)!)
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(text().acceptAsk({ amount: formatPrice(120_000) }))).toBeTruthy()
    await user.click(question.getByRole('button', { name: text().accept.refund }))
    await waitFor(() => expect(address()).toBe(paths.intlFlightOrder({ orderId: 'X9' })))
    expect(requestsOf(acceptManualQuote)).toEqual([seen])
  })

  test('accepts a change with the reason that a rule asks for, and goes on to pay', async () => {
    const violation = {
      travellerId: 'e1',
      rule: 'cabin',
      handling: 'reason',
      expected: 0,
      actual: 1,
      sentence: '高于经济舱',
    } as const
    answer(acceptManualQuote, { orderNo: 'X9', next: 'pay' })
    const { user, address } = await open({
      kind: 'change',
      state: 'quoted',
      canAccept: true,
      terms: { ...terms, verdict: 'reason', violations: [violation] },
    })
    const accept = screen.getByRole('button', { name: new RegExp(`^${text().accept.change}`) })
    await user.click(accept)
    expect(requestsOf(acceptManualQuote)).toEqual([])
    const change = readText('booking/change')
    await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(`^${change.reason}`) }), '行程紧急')
    await user.click(accept)
    await waitFor(() => expect(address()).toBe(paths.pay({ orderNos: ['X9'] })))
    expect(requestsOf(acceptManualQuote)[0]).toMatchObject({ ...seen, reasonCode: 'urgent' })
  })

  test('reads why it can be accepted no more', async () => {
    await open({ state: 'quoted', blocked: '客票已使用' })
    expect(screen.getByText('客票已使用')).toBeTruthy()
    expect(press(text().accept.refund)).toBeNull()
  })
})

describe('the desk', () => {
  test('answers a refund ticket by ticket: every tax back and nothing flown, until somebody says otherwise', async () => {
    answer(answerManualQuote, {})
    const { user, write, readingSlowly } = await open({ canAnswer: true, desk })
    expect([text().usedFare, text().tax({ code: 'CN' })].map((label) => line(label).value)).toEqual(['0', '90'])
    const send = () => user.click(press(text().sendAnswer)!)
    await send()
    expect(screen.getByText(text().needed)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(line(text().feeYuan)))
    await write(text().feeYuan, '五百')
    expect(screen.getByText(text().wrong)).toBeTruthy()
    expect(requestsOf(answerManualQuote)).toEqual([])
    await write(text().feeYuan, '500.5')
    await write(text().validUntil, '2026-11-20')
    await write(text().validTime, '18:00')
    await readingSlowly({ version: 3, state: 'quoted' }, send, () => press(text().sendAnswer))
    expect(await screen.findByText(text().answered)).toBeTruthy()
    expect(requestsOf(answerManualQuote)).toEqual([
      {
        ...seen,
        waived: false,
        validUntil: '2026-11-20T10:00:00.000Z',
        note: '',
        refund: [{ ticketNo, usedFare: 0, fee: 50_050, taxes: [{ code: 'CN', amount: 9000 }] }],
      },
    ])
  })

  test('answers a change with its flights and bags, and what is wrong of them is said there', async () => {
    answer(answerManualQuote, {})
    const { user, write } = await open({ kind: 'change', canAnswer: true, desk, departDate: '2026-12-03' })
    const flight = readText('products/intl-flight/demand/words').fields
    expect(line(flight.departDate).value).toBe('2026-12-03')
    for (const [label, typed] of [
      [flight.flightNo, 'nh962'],
      [flight.departTime, '09:00'],
      [flight.arriveTime, '13:30'],
      [text().changeFee, '300'],
      [text().fareDifference, '0'],
      [text().taxDifference, '0'],
      [text().kilograms, '二十'],
    ] as const)
      await write(label, typed)
    const send = () => user.click(press(text().sendAnswer)!)
    await send()
    await waitFor(() => expect(document.activeElement).toBe(line(text().kilograms)))
    expect(line(text().kilograms).getAttribute('aria-invalid')).toBe('true')
    await write(text().kilograms, '23')
    await send()
    await waitFor(() => expect(requestsOf(answerManualQuote)).toHaveLength(1))
    expect(requestsOf(answerManualQuote)[0]!.change).toMatchObject({
      lines: [{ ticketNo, fee: 30_000, fareDifference: 0, taxDifference: 0 }],
      segments: [{ flightNo: 'NH962', departAirport: 'PEK', departDate: '2026-12-03', departTime: '09:00' }],
      baggage: { pieces: 1, kilograms: 23 },
    })
  })

  test('that overtook itself reads why, with all that was typed', async () => {
    refuse(answerManualQuote, 'manualQuoteMoved')
    const { user, write } = await open({ canAnswer: true, desk })
    await write(text().feeYuan, '500')
    await user.click(press(text().sendAnswer)!)
    expect(await screen.findByText(await sentenceOf('manualQuoteMoved'))).toBeTruthy()
    expect(line(text().feeYuan).value).toBe('500')
  })

  test('that finds nothing says why, and is told that the customer knows', async () => {
    answer(refuseManualQuote, {})
    const { user, readingSlowly } = await open({ canAnswer: true, desk })
    await user.click(press(text().refuse)!)
    const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
    await user.type(dialog.getByRole('textbox'), '不可退')
    const send = () => user.click(dialog.getByRole('button', { name: text().refuse }))
    await readingSlowly({ state: 'refused', reason: '不可退' }, send, () => press(text().sendAnswer))
    expect(await screen.findByText(text().refused)).toBeTruthy()
    expect(requestsOf(refuseManualQuote)).toEqual([{ ...seen, reason: '不可退' }])
  })

  test('enters the record and the new tickets of a change, in capitals', async () => {
    answer(carryOutManualQuote, {})
    const { user, write, readingSlowly } = await open({ kind: 'change', state: 'accepted', canCarryOut: true })
    const send = () => user.click(press(text().done.change)!)
    const newTicket = text().newTicket({ name: '林晓雯', number: ticketNo })
    await send()
    expect(screen.getAllByText(text().wrong)).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(line(text().record)))
    await write(text().record, 'ab12cd')
    await write(newTicket, '205-12345')
    await send()
    await waitFor(() => expect(document.activeElement).toBe(line(newTicket)))
    expect(requestsOf(carryOutManualQuote)).toEqual([])
    await write(newTicket, '205-9876543210')
    await readingSlowly({ kind: 'change', state: 'accepted' }, send, () => press(text().done.change))
    expect(await screen.findByText(text().doneSent)).toBeTruthy()
    expect(requestsOf(carryOutManualQuote)).toEqual([
      { ...seen, record: 'AB12CD', tickets: [{ ticketNo, newTicketNo: '205-9876543210' }] },
    ])
  })

  test('enters nothing of a refund but that it is done', async () => {
    answer(carryOutManualQuote, {})
    const { user } = await open({ state: 'accepted', canCarryOut: true })
    await user.click(press(text().done.refund)!)
    await waitFor(() => expect(requestsOf(carryOutManualQuote)).toEqual([{ ...seen, tickets: [] }]))
  })
})

test('an order of which nothing became anything says so; quotes that cannot be read can be tried again', async () => {
  answer(getManualQuotes, { quotes: [], dictionary })
  const { user, comeAgain } = openPage(changesPage, paths.intlFlightChanges({ orderId }))
  expect(await screen.findByText(readText('products/intl-flight/after-sale/change').noChanges)).toBeTruthy()
  refuse(getManualQuotes, 'unexpected')
  await comeAgain(paths.intlFlightChanges({ orderId: 'X2' }))
  const alert = await screen.findByRole('alert')
  tell({})
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(quote.wish)).toBeTruthy()
})
