// @vitest-environment happy-dom
import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openMeetingBalance } from '../../../../api/calls/products/meeting/booking'
import {
  acceptMeetingActual,
  callOffMeeting,
  changeMeetingPeople,
  closeMeetingActual,
  getMeetingOrderDetail,
  objectMeetingActual,
  stateMeetingActual,
  tellMeetingVenuePeople,
  uploadMeetingEvidence,
} from '../../../../api/calls/products/meeting/order'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { order } from '../../../../testing/order'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as orderPage from './order-page'

inBrowser('products/meeting/words', 'products/meeting/order')

const text = () => readText('products/meeting/order')
const orderNo = order.orderNo
const moved = { orderNo }
type Meeting = MeetingOrderDetail['meeting']
const line = { kind: 'hall', unit: 500_000, count: 1, times: 1, amount: 500_000 } as const
const meeting = {
  depositNo: orderNo,
  demandNo: 'D1',
  state: 'settling',
  stateName: '待结算',
  venueName: '湖畔酒店',
  address: '西湖路 1 号',
  hallName: '湖畔厅',
  layout: 'theatre',
  seats: 80,
  days: ['2026-12-01'],
  people: 60,
  quoted: [line],
  quotedTotal: 500_000,
  deposit: 150_000,
  terms: ['活动前 15 天及以上取消，定金全额退回'],
  evidence: [],
  missing: [],
  canUpload: false,
  canState: false,
  canAnswer: false,
  canClose: false,
  canChangePeople: false,
  canTellPeople: false,
  events: [],
} as const satisfies Sketch<Meeting>
const lines = [{ ...line, amount: 560_000, unit: 560_000 }]
const statement = { revision: 2, lines, total: 560_000, balance: 410_000, balancePaid: false }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const tell = (more: Sketch<Meeting>, actions: Sketch<MeetingOrderDetail['actions']> = []) =>
  answer(getMeetingOrderDetail, { ...order, actions, meeting: { ...meeting, ...more } })
async function open(more: Sketch<Meeting>, actions?: Sketch<MeetingOrderDetail['actions']>) {
  tell(more, actions)
  const page = openPage(orderPage, paths.meetingOrder({ orderId: orderNo }))
  await screen.findByRole('heading', { name: text().event })
  return page
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe('what a meeting came to', () => {
  test('stands beside what was offered, with the difference', async () => {
    await open({ statement, canAnswer: true })
    const table = within(screen.getByRole('table'))
    expect(table.getAllByText(formatPrice(560_000))).toHaveLength(2)
    expect(table.getAllByText(`+${formatPrice(60_000)}`)).toHaveLength(2)
    expect(screen.getByText(formatPrice(410_000))).toBeTruthy()
  })

  test.each([
    [true, () => text().paidBalance],
    [false, () => text().balance],
  ])('of a meeting that is over says whether the rest was paid: %s', async (balancePaid, said) => {
    await open({ statement: { ...statement, balancePaid }, state: 'completed', balanceNo: 'M2' })
    expect(screen.getByText(said())).toBeTruthy()
  })

  test('waits for its papers, which the button says', async () => {
    const { user } = await open({ statement, canAnswer: true, missing: ['invoice'] })
    await user.click(button(text().pay))
    expect(within(button(text().pay)).getByText(text().needEvidence)).toBeTruthy()
    expect(requestsOf(openMeetingBalance)).toEqual([])
  })

  test('is paid on its own page, which is opened once', async () => {
    answer(openMeetingBalance, { tempOrderNo: 'T1' })
    const { user, address } = await open({ statement, canAnswer: true })
    const go = holdBack(openMeetingBalance)
    await user.dblClick(button(text().pay))
    go()
    await waitFor(() => expect(address()).toBe(paths.meetingPlaceOrder({ tempOrderNo: 'T1' })))
    expect(requestsOf(openMeetingBalance)).toEqual([{ orderNo }])
  })

  test('within the deposit is accepted at the revision that was seen; one that was stated anew is read then', async () => {
    refuse(acceptMeetingActual, 'meetingStepIllegal')
    const back = { ...statement, total: 120_000, balance: -30_000 }
    const { user } = await open({ statement: back, canAnswer: true })
    expect(screen.getByText(text().back)).toBeTruthy()
    tell({ statement: { ...back, revision: 3, balance: -20_000 }, canAnswer: true })
    await user.click(button(text().accept))
    expect(await screen.findByText(await sentenceOf('meetingStepIllegal'))).toBeTruthy()
    expect(await screen.findByText(formatPrice(20_000))).toBeTruthy()
    answer(acceptMeetingActual, moved)
    await user.click(button(text().accept))
    expect(await screen.findByText(text().accepted)).toBeTruthy()
    expect(requestsOf(acceptMeetingActual)).toEqual([
      { orderNo, revision: 2 },
      { orderNo, revision: 3 },
    ])
  })

  test('is objected to with words only', async () => {
    answer(objectMeetingActual, moved)
    const { user } = await open({ statement, canAnswer: true })
    await user.click(button(text().object))
    const dialog = within(await screen.findByRole('dialog', { name: text().objectTitle }))
    await user.click(dialog.getByRole('button', { name: text().object }))
    expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
    await user.click(dialog.getByRole('textbox'))
    await user.paste(' 茶歇只有一次 ')
    const go = holdBack(objectMeetingActual)
    await user.dblClick(dialog.getByRole('button', { name: text().object }))
    go()
    expect(await screen.findByText(text().objected)).toBeTruthy()
    expect(requestsOf(objectMeetingActual)).toEqual([{ orderNo, revision: 2, reason: '茶歇只有一次' }])
  })

  test('is stated by the agency line by line, beginning with what was offered', async () => {
    answer(stateMeetingActual, moved)
    const { user } = await open({ canState: true })
    const [unit] = within(screen.getByRole('group', { name: text().state })).getAllByRole<HTMLInputElement>('textbox')
    expect(unit!.value).toBe('5000')
    await user.clear(unit!)
    await user.paste('五千')
    await user.click(button(text().sendActual))
    expect(requestsOf(stateMeetingActual)).toEqual([])
    expect(document.activeElement).toBe(unit)
    await user.clear(unit!)
    await user.paste('5600')
    await user.click(button(text().sendActual))
    expect(await screen.findByText(text().stated)).toBeTruthy()
    expect(requestsOf(stateMeetingActual)).toEqual([{ orderNo, lines: [{ kind: 'hall', unit: 560_000, count: 1, times: 1 }] }])
  })
})

describe('another number of people', () => {
  test('shows what the offer makes for them, and the agency says that the venue was told', async () => {
    answer(tellMeetingVenuePeople, moved)
    const meals = { kind: 'meals', unit: 12_000, count: 66, times: 1, amount: 792_000 } as const
    const { user } = await open({ people: 66, canTellPeople: true, expected: { lines: [line, meals], total: 1_292_000 } })
    expect(screen.getByRole('columnheader', { name: text().expected({ count: 66 }) })).toBeTruthy()
    expect(screen.getByText(formatPrice(1_292_000))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().tellPeople }))
    await waitFor(() => expect(requestsOf(tellMeetingVenuePeople)).toEqual([{ orderNo, people: 66 }]))
  })
})

describe('a bill that nobody answers', () => {
  test('says until when an answer is waited for, and is closed by the agency with a reason', async () => {
    answer(closeMeetingActual, moved)
    const { user } = await open({ statement: { ...statement, answerBy: '2026-12-08T02:00:00Z' }, canClose: true })
    expect(screen.getByText(text().answerBy({ time: formatInstant('2026-12-08T02:00:00Z') }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().close }))
    const dialog = within(await screen.findByRole('dialog', { name: text().closeTitle }))
    await user.type(dialog.getByRole('textbox'), '多次联系未果')
    await user.click(dialog.getByRole('button', { name: text().close }))
    await waitFor(() => expect(requestsOf(closeMeetingActual)).toHaveLength(1))
    expect(requestsOf(closeMeetingActual)[0]).toMatchObject({ revision: statement.revision, reason: '多次联系未果' })
  })
})

describe('a meeting that has not begun', () => {
  test('has one way to call it off: no button beside it that cancels the order and cannot be pressed', async () => {
    const actions = [{ action: 'cancel', enabled: false, reason: '出票中' }] as const
    await open({ loss: 0 }, actions)
    expect(button(text().callOff)).toBeTruthy()
    expect(screen.queryByRole('button', { name: new RegExp(readText('booking/order/page').actions.cancel) })).toBeNull()
  })

  test('is called off at no more than the loss that was seen: where that rose the dialog says the new one', async () => {
    refuse(callOffMeeting, 'meetingLossRose')
    const { user } = await open({ loss: 0 })
    await user.click(button(text().callOff))
    const dialog = within(await screen.findByRole('dialog', { name: text().callOffTitle }))
    expect(dialog.getByText(text().noLoss)).toBeTruthy()
    await user.click(dialog.getByRole('textbox'))
    await user.paste('改为线上')
    tell({ loss: 75_000 })
    await user.click(dialog.getByRole('button', { name: text().callOff }))
    expect(await screen.findByText(await sentenceOf('meetingLossRose'))).toBeTruthy()
    expect(await dialog.findByText(text().loss({ amount: formatPrice(75_000) }))).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('改为线上')
    answer(callOffMeeting, moved)
    tell({})
    await user.click(dialog.getByRole('button', { name: text().callOff }))
    expect(await screen.findByText(text().calledOff)).toBeTruthy()
    expect(requestsOf(callOffMeeting).map(({ expectedLoss }) => expectedLoss)).toEqual([0, 75_000])
  })

  test('is for no number of people that is none', async () => {
    const { user } = await open({ canChangePeople: true })
    await user.click(button(text().changePeople))
    const dialog = within(await screen.findByRole('dialog', { name: text().changePeople }))
    const people = dialog.getByRole<HTMLInputElement>('textbox')
    expect(people.value).toBe('60')
    for (const typed of ['', '1', '2.5', '六十', '9999']) {
      await user.clear(people)
      if (typed) await user.paste(typed)
      await user.click(dialog.getByRole('button', { name: text().changePeople }))
      expect(people.getAttribute('aria-invalid'), `“${typed}”`).toBe('true')
    }
    expect(dialog.getByText(text().peopleWrong)).toBeTruthy()
    expect(requestsOf(changeMeetingPeople)).toEqual([])
  })

  test('says in its dialog that the hall does not seat so many', async () => {
    refuse(changeMeetingPeople, 'meetingSeatsShort')
    const { user } = await open({ canChangePeople: true })
    await user.click(button(text().changePeople))
    const dialog = within(await screen.findByRole('dialog', { name: text().changePeople }))
    await user.clear(dialog.getByRole('textbox'))
    await user.paste(' 90 ')
    await user.click(dialog.getByRole('button', { name: text().changePeople }))
    expect(await dialog.findByText(await sentenceOf('meetingSeatsShort'))).toBeTruthy()
    expect(requestsOf(changeMeetingPeople)).toEqual([{ orderNo, people: 90 }])
  })
})

test('papers of a meeting are brought one kind at a time, and the server’s refusal stands at its kind', async () => {
  refuse(uploadMeetingEvidence, 'fileMismatch')
  const { user } = await open({ canUpload: true, missing: ['invoice'] })
  const kind = within(screen.getByText(text().kinds.invoice).closest('li')!)
  const file = new File(['%PDF-1.7'], 'fapiao.pdf', { type: 'application/pdf' })
  const input = () => screen.getByText(text().kinds.invoice).closest('li')!.querySelector('input')!
  await user.upload(input(), file)
  expect(await kind.findByText(await sentenceOf('fileMismatch'))).toBeTruthy()
  answer(uploadMeetingEvidence, moved)
  tell({
    canUpload: true,
    evidence: [{ evidenceId: 'p1', kind: 'invoice', fileName: 'fapiao.pdf', by: '林晓雯', uploadedAt: '2026-11-20T02:00:00Z' }],
  })
  await user.upload(input(), file)
  expect(await screen.findByText(text().uploaded)).toBeTruthy()
  expect(await screen.findByText('fapiao.pdf')).toBeTruthy()
  expect(requestsOf(uploadMeetingEvidence).at(-1)).toEqual({
    orderNo,
    kind: 'invoice',
    fileName: 'fapiao.pdf',
    content: btoa('%PDF-1.7'),
  })
})
