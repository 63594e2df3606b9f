// @vitest-environment happy-dom
import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { numbersOf } from '@sojourn/contract/booking/state-numbers'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addApprovalSigner,
  commentApproval,
  decideApproval,
  findApprovers,
  getMyApprovalList,
  transferApproval,
} from '../../../../api/calls/booking/approval/approval'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, intentsOf, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import { DecisionPanel } from './decision-panel'

inBrowser('booking/approval/decision', 'booking/approval/page', 'booking/centre')

const text = () => readText('booking/approval/decision')
const page = () => readText('booking/approval/page')
/** An application for ¥3000 whose last level it is. */
const waiting = {
  approvalId: 'A1',
  subjectKind: 'application',
  object: 'application',
  subjectNo: 'S1',
  title: '上海项目验收',
  travellers: ['林晓雯'],
  applicant: '林晓雯',
  total: 300_000,
  version: 7,
  state: 0,
  taskState: 0,
  deadline: '2026-11-20T08:00:00Z',
  onSilence: 'reject',
  canDecide: true,
  envelopeAllowed: false,
  current: { tasks: [{ state: 0, asked: true }] },
}
const booking = { ...waiting, object: 'booking', envelopeAllowed: true }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['approve'] })
  answer(decideApproval, { approvalId: 'A1', subjectNo: 'S1', subjectState: 20 })
})

const open = (detail: object = waiting) => showPart(<DecisionPanel detail={detail as ApprovalDetail} />)
const button = (name: string, part = within(document.body)) => part.getByRole('button', { name })
async function dialog({ user }: ReturnType<typeof open>, press: string, title: string) {
  await user.click(await screen.findByRole('button', { name: press }))
  return within(await screen.findByRole('dialog', { name: title }))
}
const agreeing = (opened: ReturnType<typeof open>) => dialog(opened, text().agree, text().agreeTitle)
const rejecting = (opened: ReturnType<typeof open>) => dialog(opened, text().reject, text().rejectTitle)

describe('an agreement', () => {
  test('names who, what and how much, and is sent once at the version that was seen', async () => {
    const opened = open()
    const asked = await agreeing(opened)
    const seen = { traveller: '林晓雯', title: '上海项目验收', price: formatPrice(300_000) }
    expect(asked.getByText(text().agreeText(seen), { exact: false })).toBeTruthy()
    const go = holdBack(decideApproval)
    await opened.user.dblClick(button(text().agreeConfirm, asked))
    go()
    expect(await screen.findByText(text().agreed)).toBeTruthy()
    expect(requestsOf(decideApproval)).toEqual([{ approvalId: 'A1', decision: 'agree', version: 7 }])
  })

  test('says that another decides next where a level follows', async () => {
    const tasks = [...waiting.current.tasks, { state: 0, asked: false }]
    const asked = await agreeing(open({ ...waiting, current: { tasks } }))
    expect(asked.getByText(text().agreeNextLevel, { exact: false })).toBeTruthy()
  })

  test('takes words and bounds along, told with the most that it may come to', async () => {
    const opened = open(booking)
    const asked = await agreeing(opened)
    await opened.user.click(asked.getByLabelText(text().note))
    await opened.user.paste(' 注意安全 ')
    const ofTen = text().tolerancePercent({ percent: 10, price: formatPrice(30_000) })
    await opened.user.selectOptions(asked.getByLabelText(new RegExp(`^${text().tolerance}`)), ofTen)
    expect(asked.getByText(text().envelopeSum({ price: formatPrice(330_000) }))).toBeTruthy()
    await opened.user.selectOptions(asked.getByLabelText(text().hours), text().hoursWithin({ hours: 2 }))
    await opened.user.click(button(text().agreeConfirm, asked))
    await screen.findByText(text().agreed)
    expect(requestsOf(decideApproval)[0]).toMatchObject({ reason: '注意安全', envelope: { amount: 30_000, hours: 2 } })
  })

  test('of a booking that the level before bound to its price offers no bounds and says why', async () => {
    const asked = await agreeing(open({ ...booking, envelopeAllowed: false }))
    expect(asked.getByText(text().envelopeClosed)).toBeTruthy()
    expect(asked.queryByText(text().envelopeOpen)).toBeNull()
  })

  test('that came after the seats were sold tells so instead of a success', async () => {
    answer(decideApproval, { approvalId: 'A1', subjectNo: 'S1', subjectState: numbersOf('closed')[0]! })
    const opened = open()
    await opened.user.click(button(text().agreeConfirm, await agreeing(opened)))
    expect(await screen.findByText(text().agreedTooLate)).toBeTruthy()
    expect(screen.queryByText(text().agreed)).toBeNull()
  })
})

describe('a rejection', () => {
  test('without a reason is asked for it and not sent; with one it is', async () => {
    const opened = open()
    const asked = await rejecting(opened)
    await opened.user.click(asked.getByRole('textbox'))
    await opened.user.paste('  ')
    await opened.user.click(button(text().rejectConfirm, asked))
    expect(asked.getByText(text().reasonMissing)).toBeTruthy()
    expect(requestsOf(decideApproval)).toEqual([])
    await opened.user.click(asked.getByRole('textbox'))
    await opened.user.paste('请改线上会议')
    expect(asked.queryByText(text().reasonMissing)).toBeNull()
    await opened.user.dblClick(button(text().rejectConfirm, asked))
    expect(await screen.findByText(text().rejected)).toBeTruthy()
    expect(requestsOf(decideApproval)).toEqual([{ approvalId: 'A1', decision: 'reject', version: 7, reason: '请改线上会议' }])
  })

  test('that did not arrive keeps its words and is sent again as the same decision', async () => {
    loseNetwork(decideApproval)
    const opened = open()
    const asked = await rejecting(opened)
    await opened.user.click(asked.getByRole('textbox'))
    await opened.user.paste('请改线上会议')
    await opened.user.click(button(text().rejectConfirm, asked))
    expect(await asked.findByText(text().offline)).toBeTruthy()
    expect(asked.getByRole<HTMLTextAreaElement>('textbox').value).toBe('请改线上会议')
    answer(decideApproval, { approvalId: 'A1', subjectNo: 'S1', subjectState: 90 })
    await opened.user.click(button(text().rejectConfirm, asked))
    await screen.findByText(text().rejected)
    expect(new Set(intentsOf(decideApproval)).size).toBe(1)
  })
})

test.each([
  ['approvalDecided', () => text().decidedByOther],
  ['approvalExpired', () => text().expired],
  ['orderChanged', () => text().changed],
  ['priceChanged', () => text().priceChanged],
  ['creditInsufficient', () => text().creditShort],
  ['approvalNotYours', () => text().notYours],
  ['delegateEnded', () => sentenceOf('delegateEnded')],
] as const)('a decision refused by %s closes its question and says what it means', async (problem, sentence) => {
  refuse(decideApproval, problem)
  const opened = open()
  await opened.user.click(button(text().agreeConfirm, await agreeing(opened)))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: text().agreeTitle })).toBeNull())
  expect(screen.getAllByText(await sentence()).length).toBeGreaterThan(0)
})

describe('the keys A and R', () => {
  test('open the questions, not while a question is open, and not once they are switched off', async () => {
    const { user } = open()
    await screen.findByRole('button', { name: text().agree })
    await user.keyboard('a')
    const asked = within(await screen.findByRole('dialog', { name: text().agreeTitle }))
    await user.keyboard('r')
    expect(screen.queryByRole('dialog', { name: text().rejectTitle })).toBeNull()
    await user.click(button(text().back, asked))
    await user.click(screen.getByRole('checkbox', { name: new RegExp(text().keysLabel) }))
    await user.keyboard('r')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button(text().agree).getAttribute('aria-keyshortcuts')).toBeNull()
  })

  test('do nothing where there is nothing to decide', async () => {
    answer(getMyApprovalList, { list: [] })
    const { user } = open({ ...waiting, canDecide: false, taskState: 1 })
    await screen.findByText(text().closed[1])
    await user.keyboard('a')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('another who decides', () => {
  const colleague = { employeeId: 'e7', name: '周敏', department: '财务部' }
  beforeEach(() => answer(findApprovers, { list: [colleague] }))
  const choose = async ({ user }: ReturnType<typeof open>, asked: Awaited<ReturnType<typeof dialog>>) =>
    user.click(await asked.findByRole('radio', { name: /周敏/ }))

  test('is asked for by name, and takes the task over with the words that were written', async () => {
    answer(transferApproval, {})
    const opened = open()
    const asked = await dialog(opened, text().transfer, text().transferTitle)
    await opened.user.click(button(text().transferConfirm, asked))
    expect(asked.getByText(text().personMissing)).toBeTruthy()
    expect(requestsOf(transferApproval)).toEqual([])
    await choose(opened, asked)
    await opened.user.click(asked.getByLabelText(text().handOverNote))
    await opened.user.paste(' 休假 ')
    await opened.user.dblClick(button(text().transferConfirm, asked))
    expect(await screen.findByText(text().transferred)).toBeTruthy()
    expect(requestsOf(transferApproval)).toEqual([{ approvalId: 'A1', employeeId: 'e7', reason: '休假' }])
  })

  test('signs after me where that was chosen; what is refused stays with its sentence', async () => {
    refuse(addApprovalSigner, 'approvalNotYourTurn')
    const opened = open()
    const asked = await dialog(opened, text().addSigner, text().signerTitle)
    await choose(opened, asked)
    await opened.user.click(asked.getByRole('radio', { name: text().signerAfter }))
    await opened.user.click(button(text().signerConfirm, asked))
    expect(await asked.findByText(await sentenceOf('approvalNotYourTurn'))).toBeTruthy()
    expect(requestsOf(addApprovalSigner)).toEqual([{ approvalId: 'A1', employeeIds: ['e7'], when: 'after' }])
  })
})

test('words to the submitter are not sent empty, and are gone from the field once sent', async () => {
  answer(commentApproval, {})
  const opened = open()
  const asked = await dialog(opened, text().comment, page().commentTitle)
  await opened.user.click(button(page().commentConfirm, asked))
  expect(asked.getByText(page().commentMissing)).toBeTruthy()
  await opened.user.click(asked.getByRole('textbox'))
  await opened.user.paste('请补充行程')
  await opened.user.click(button(page().commentConfirm, asked))
  expect(await screen.findByText(page().commented)).toBeTruthy()
  expect(requestsOf(commentApproval)).toEqual([{ approvalId: 'A1', words: '请补充行程' }])
  expect((await dialog(opened, text().comment, page().commentTitle)).getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
})

test('a case that is decided leads to the next that waits, and to the list where none does', async () => {
  answer(getMyApprovalList, { list: [{ approvalId: 'A1' }, { approvalId: 'A2' }] })
  open({ ...waiting, canDecide: false, taskState: 2 })
  expect((await screen.findByRole('link', { name: text().nextWaiting })).getAttribute('href')).toBe(
    paths.approval({ approvalId: 'A2' }),
  )
  expect(screen.getByText(text().closed[2])).toBeTruthy()
})
