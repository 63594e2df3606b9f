// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { decideMany, getMyApprovalList } from '../../../../api/calls/booking/approval/approval'
import { getPendingOrderStatistical } from '../../../../api/calls/booking/order'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import * as approvalList from './approval-list-page'

inBrowser('booking/centre', 'booking/approval/list')

/** As happy-dom has it. */
interface BrowserWindow {
  happyDOM: { setViewport: (size: { width: number }) => void }
}

const text = () => readText('booking/approval/list')
const approval = (approvalId: string, violates = false) => ({
  approvalId,
  version: 3,
  object: 'booking' as const,
  title: `MU5101 北京 → 上海 ${approvalId}`,
  applicant: '林晓雯',
  travellers: ['林晓雯'],
  total: 90_000,
  subjectKind: 'order' as const,
  violates,
  round: 1,
  state: 0 as const,
  taskState: 0 as const,
  waitsFor: [],
  deadline: '2026-11-20T08:00:00Z',
  level: 1,
  levels: 1,
  submittedAt: '2026-11-19T02:00:00Z',
})
const [plain, other, breaking] = [approval('A1'), approval('A2'), approval('A3', true)]
const box = (table: HTMLElement, { title }: { title: string }) =>
  within(table).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(title) })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getPendingOrderStatistical, { waitApprovalCount: 3, waitPayCount: 0, waitSubmitCount: 0 })
  answer(getMyApprovalList, { list: [plain, other, breaking] })
})

async function open(address = paths.myApprovals()) {
  const page = openPage(approvalList, address)
  await screen.findByRole('heading', { level: 1, name: text().title })
  return page
}
async function chooseBoth() {
  const page = await open()
  const table = await screen.findByRole('table', { name: text().table })
  await page.user.click(box(table, plain))
  await page.user.click(box(table, other))
  await page.user.click(screen.getByRole('button', { name: text().agreeTogether }))
  const dialog = within(await screen.findByRole('dialog', { name: text().agreeTogetherTitle }))
  return { ...page, dialog, agree: () => dialog.getByRole('button', { name: text().agreeTogetherConfirm }) }
}

describe('what waits for my approval', () => {
  test('is the list that opens, with its number on the tab; the others stand in the address', async () => {
    const { user, address } = await open()
    await waitFor(() => expect(requestsOf(getMyApprovalList)[0]).toMatchObject({ type: 1 }))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`${text().tabs[1]}3`)
    await user.click(screen.getByRole('tab', { name: text().tabs[2] }))
    await waitFor(() => expect(address()).toBe('/center/myApproval?type=2'))
    await waitFor(() => expect(requestsOf(getMyApprovalList).at(-1)).toMatchObject({ type: 2 }))
  })

  test('that breaks a rule cannot be chosen for a decision of many, and says why', async () => {
    await open()
    const refused = box(await screen.findByRole('table', { name: text().table }), breaking)
    expect(refused.disabled).toBe(true)
    expect(refused.title).toBe(text().bulkOnlyCompliant)
  })

  test('that was decided has no boxes', async () => {
    await open(paths.myApprovals({ type: 0 }))
    const table = await screen.findByRole('table', { name: text().table })
    expect(within(table).queryByRole('checkbox')).toBeNull()
  })
})

describe('several cases', () => {
  test('are agreed to once, at the versions that were seen, after names and sum were read', async () => {
    answer(decideMany, { agreed: [{ approvalId: 'A1' }, { approvalId: 'A2' }], refused: [] })
    const { dialog, user, agree } = await chooseBoth()
    expect(dialog.getByText(text().agreeTogetherText({ count: 2, price: formatPrice(180_000) }))).toBeTruthy()
    const go = holdBack(decideMany)
    await user.dblClick(agree())
    go()
    expect(await screen.findByText(text().agreedCount({ count: 2 }))).toBeTruthy()
    const list = [plain, other].map(({ approvalId, version }) => ({ approvalId, version }))
    expect(requestsOf(decideMany)).toEqual([{ list }])
    expect(screen.queryByText(text().chosen({ count: 2 }))).toBeNull()
  })

  test('of which some could not be decided are told by name with the reason', async () => {
    answer(decideMany, {
      agreed: [{ approvalId: 'A1' }],
      refused: [{ approvalId: 'A2', title: other.title, reason: '已由他人决定' }],
    })
    const { user, agree } = await chooseBoth()
    await user.click(agree())
    const told = within(await screen.findByRole('dialog', { name: text().refusedTitle }))
    expect(told.getByText('已由他人决定', { exact: false })).toBeTruthy()
    expect(told.getByText(other.title)).toBeTruthy()
  })

  test('that are refused altogether stay chosen, with the reason in the question', async () => {
    refuse(decideMany, 'forbidden')
    const { dialog, user, agree } = await chooseBoth()
    await user.click(agree())
    expect(await dialog.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: text().back }))
    expect(await screen.findByText(text().chosen({ count: 2 }))).toBeTruthy()
  })
})

describe('on a phone', () => {
  const [wide, phone] = [window.innerWidth, 390]
  const setWidth = (width: number) => (window as unknown as BrowserWindow).happyDOM.setViewport({ width })
  beforeEach(() => {
    setWidth(phone)
    return () => setWidth(wide)
  })
  const answers = () => screen.findAllByRole('button', { name: new RegExp(`^${text().agree} `) })

  test('a case is agreed to in two taps, at the version that was seen; of one that breaks a rule only its page decides', async () => {
    answer(decideMany, { agreed: [{ approvalId: 'A2' }], refused: [] })
    const { user } = await open()
    const buttons = await answers()
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      [plain, other].map(({ title }) => `${text().agree} ${text().openCase({ traveller: '林晓雯', title })}`),
    )
    await user.click(buttons[1]!)
    const dialog = within(await screen.findByRole('dialog', { name: text().agreeTitle }))
    expect(dialog.getByText(other.title, { exact: false })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: text().agreeTogetherConfirm }))
    expect(await screen.findByText(text().agreedCount({ count: 1 }))).toBeTruthy()
    expect(requestsOf(decideMany)).toEqual([{ list: [{ approvalId: 'A2', version: other.version }] }])
    expect(screen.queryByRole('dialog', { name: text().agreeTitle })).toBeNull()
  })

  test('who looks again has decided nothing', async () => {
    const { user } = await open()
    await user.click((await answers())[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: text().agreeTitle }))
    await user.click(dialog.getByRole('button', { name: text().back }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: text().agreeTitle })).toBeNull())
    expect(requestsOf(decideMany)).toEqual([])
  })

  test('what was decided already has no answer on its card', async () => {
    answer(getMyApprovalList, { list: [{ ...plain, taskState: 1 as const }] })
    await open(paths.myApprovals({ type: 0 }))
    await screen.findByRole('link', { name: new RegExp(text().view) })
    expect(screen.queryByRole('button', { name: new RegExp(`^${text().agree} `) })).toBeNull()
  })
})

describe('an empty list', () => {
  test.each([
    [1, () => text().emptyWaitingTitle],
    [0, () => text().emptyDecidedTitle],
    [2, () => text().emptyCopiedTitle],
    [3, () => text().emptyDelegatedTitle],
  ] as const)('of type %i says of what', async (type, title) => {
    answer(getMyApprovalList, { list: [] })
    await open(paths.myApprovals({ type }))
    expect(await screen.findByText(title())).toBeTruthy()
  })

  test('under words that were typed leads to the list without them', async () => {
    answer(getMyApprovalList, { list: [] })
    await open(`${paths.myApprovals({ type: 0 })}#keyword=x`)
    expect(await screen.findByText(text().emptyNarrowedTitle)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().reset }).getAttribute('href')).toBe('/center/myApproval?type=0')
  })
})
