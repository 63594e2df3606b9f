// @vitest-environment happy-dom
import type { PolicyDetail, PolicyProposal } from '@sojourn/contract/products/travel-policy.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getPersonChoices } from '../../../api/calls/admin/people/person'
import { getRuleChanges } from '../../../api/calls/admin/record-change'
import { decidePolicy, getPolicies, getPolicy, proposePolicy } from '../../../api/calls/products/travel-policy'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as policyPage from './policy-page'
import * as sectionPage from './section-page'

inBrowser(
  'admin/policy/policy',
  'admin/policy/scope',
  'admin/policy/golden',
  'booking/policy/standards',
  'products/policy/train',
  'products/policy/visa',
  'products/policy/meeting',
  'kit/edit',
  'kit/drafts',
)

const text = () => readText('admin/policy/policy')
const edit = () => readText('kit/edit')
const policyId = 'p1'
const train = { groups: [{ types: ['G'] as const, seats: ['O'] as const }], handling: { trainSeat: 'approval' as const } }
const names = { 'zh-CN': 'P3 标准', 'zh-TW': '', en: '' }
const scope = { type: 'grade', named: [{ id: 'g3', label: 'P3' }] } as const
const detail = {
  policyId,
  recordVersion: 4,
  today: '2026-11-20',
  name: 'P3 标准',
  policy: { name: names, train },
  state: 'inForce',
  scope,
  standards: [{ product: 'train', sentences: ['二等座'] }],
  versions: [],
  people: 12,
  ended: false,
  mayChange: true,
  publishAlone: 'emergency',
} as const satisfies Sketch<PolicyDetail>
const proposal = {
  proposalId: 'q1',
  by: '王芳',
  at: '2026-11-19T02:00:00Z',
  effectiveFrom: '2026-12-01',
  note: '',
  ends: true,
  standards: [],
  mine: false,
  mayDecide: true,
} as const satisfies Sketch<PolicyProposal>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['managePolicy'] })
  answer(getPolicies, { list: [], conflicts: [] })
  answer(getRuleChanges, { list: [] })
  answer(getPersonChoices, { grades: [{ gradeId: 'g3', name: 'P3' }], fields: [] })
})

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe.each(['visa', 'meeting'] as const)('the standard for %ss', (product) => {
  const rules = { visa: () => readText('products/policy/visa').express, meeting: () => readText('products/policy/meeting').total }
  const added = { visa: { forbidExpress: true }, meeting: { maxTotal: 100_000_00 } }
  const usual = { visa: { visaExpress: 'reason' }, meeting: { meetingTotal: 'approval' } }

  test('is written rule by rule and sent as it stands', async () => {
    answer(getPolicy, detail)
    answer(proposePolicy, { policyId, state: 'proposed' })
    const page = openPage(sectionPage, paths.editPolicy(product, { policyId }))
    await page.user.click(await screen.findByRole('button', { name: text().addSection }))
    await page.user.click(await screen.findByRole('switch', { name: rules[product]().title }))
    await page.user.click(button(text().publish))
    const asked = await dialog(text().publishTitle)
    await page.user.click(asked.getByRole('button', { name: text().send }))
    await screen.findByText(text().sent)
    const [sent] = requestsOf(proposePolicy) as { policy: Record<string, object> }[]
    expect(sent!.policy[product]).toMatchObject({ ...added[product], handling: usual[product] })
  })
})

describe('the standard of one product', () => {
  const title = () => text().sectionTitle({ product: readText('booking/policy/standards').train })
  async function open(more: Sketch<PolicyDetail> = {}) {
    answer(getPolicy, { ...detail, ...more })
    const page = openPage(sectionPage, paths.editPolicy('train', { policyId }))
    await screen.findByRole('heading', { name: title() })
    return page
  }
  const rules = () => readText('products/policy/train')
  const night = () => screen.findByRole<HTMLInputElement>('switch', { name: rules().night.title })
  async function publish({ user }: Awaited<ReturnType<typeof open>>) {
    await user.click(button(text().publish))
    return dialog(text().publishTitle)
  }

  test('is changed in a working copy, which waits for a second person from the day that is said', async () => {
    answer(proposePolicy, { policyId, state: 'proposed' })
    const page = await open()
    await page.user.click(await night())
    const asked = await publish(page)
    await page.user.click(asked.getByRole('textbox', { name: new RegExp(`^${text().note}`) }))
    await page.user.paste(' 夜间放宽 ')
    const go = holdBack(proposePolicy)
    await page.user.dblClick(asked.getByRole('button', { name: text().send }))
    go()
    expect(await screen.findByText(text().sent)).toBeTruthy()
    expect(requestsOf(proposePolicy)).toEqual([
      {
        policyId,
        recordVersion: 4,
        effectiveFrom: '2026-11-20',
        note: '夜间放宽',
        policy: { name: names, scope: { type: 'grade', ids: ['g3'] }, train: { ...train, nightSeats: ['J', 'F'] } },
      },
    ])
  })

  test('is there as it was changed for whoever comes again', async () => {
    const page = await open()
    const before = (await night()).checked
    await page.user.click(await night())
    await page.comeAgain()
    expect((await night()).checked).toBe(!before)
    expect(button(text().publish)).toBeTruthy()
  })

  test('in an emergency is published at once, with a reason of some length', async () => {
    answer(proposePolicy, { policyId, state: 'published' })
    const page = await open()
    await page.user.click(await night())
    const asked = await publish(page)
    await page.user.click(asked.getByRole('checkbox', { name: new RegExp(`^${text().alone}`) }))
    await page.user.click(asked.getByRole('button', { name: text().sendNow }))
    expect(asked.getAllByText(/至少/).length).toBeGreaterThan(0)
    expect(requestsOf(proposePolicy)).toEqual([])
    await page.user.click(asked.getByRole('textbox', { name: new RegExp(`^${text().aloneReason}`) }))
    await page.user.paste('供应商今晚调价，需立即收紧标准')
    await page.user.click(asked.getByRole('button', { name: text().sendNow }))
    expect(await screen.findByText(text().published)).toBeTruthy()
    expect(requestsOf(proposePolicy)[0]).toMatchObject({ publishAlone: { reason: '供应商今晚调价，需立即收紧标准' } })
  })

  test('that would leave people without a policy asks whether that is meant', async () => {
    refuse(proposePolicy, 'peopleWithoutPolicy', { detail: { count: 3 } })
    const page = await open()
    await page.user.click(await night())
    const asked = await publish(page)
    await page.user.click(asked.getByRole('button', { name: text().send }))
    const question = await dialog(text().withoutTitle)
    answer(proposePolicy, { policyId, state: 'proposed' })
    await page.user.click(question.getByRole('button', { name: text().goOn }))
    await waitFor(() => expect(requestsOf(proposePolicy).map(({ confirmed }) => confirmed)).toEqual([undefined, true]))
  })

  test('is kept on the device for whoever leaves, and given up by whoever wishes', async () => {
    const { user, comeAgain } = await open()
    await user.click(await night())
    await comeAgain()
    expect((await night()).checked).toBe(true)
    await user.click(button(edit().undoAll))
    await waitFor(async () => expect((await night()).checked).toBe(false))
    expect(screen.queryByRole('button', { name: new RegExp(`^${text().publish}`) })).toBeNull()
  })

  test('is removed only after a question', async () => {
    const { user } = await open()
    await user.click(button(text().removeSection))
    const question = await dialog(text().removeTitle({ product: readText('booking/policy/standards').train }))
    expect(screen.getByRole('switch', { name: rules().night.title, hidden: true })).toBeTruthy()
    await user.click(question.getByRole('button', { name: text().removeSection }))
    expect(await screen.findByText(text().notSet)).toBeTruthy()
  })

  test('is only read by who may not change it', async () => {
    await open({ mayChange: false })
    expect(await screen.findByText(text().readOnly)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: text().removeSection })).toBeNull()
  })
})

describe('what somebody proposes', () => {
  async function open(more: Sketch<PolicyProposal> = {}) {
    answer(getPolicy, { ...detail, proposal: { ...proposal, ...more } })
    const page = openPage(policyPage, paths.policy({ policyId }))
    await screen.findByRole('heading', { name: text().proposal })
    return page
  }

  test('is published once by a second person, after the day was asked about', async () => {
    answer(decidePolicy, { policyId, recordVersion: 5, state: 'published' })
    const { user } = await open()
    await user.click(button(text().accept))
    const question = await dialog(text().acceptTitle)
    expect(question.getByText(text().acceptText({ day: formatFullDate('2026-12-01') }))).toBeTruthy()
    expect(requestsOf(decidePolicy)).toEqual([])
    answer(getPolicy, detail)
    await user.dblClick(question.getByRole('button', { name: text().accept }))
    expect(await screen.findByText(text().published)).toBeTruthy()
    expect(requestsOf(decidePolicy)).toEqual([{ proposalId: 'q1', decision: 'publish' }])
    await waitFor(() => expect(screen.queryByRole('heading', { name: text().proposal })).toBeNull())
  })

  test('is refused with a reason, which stays where the refusal did not come through', async () => {
    refuse(decidePolicy, 'recordChanged')
    const { user } = await open()
    await user.click(button(text().refuse))
    const asked = await dialog(text().refuseTitle)
    await user.click(asked.getByRole('button', { name: text().refuse }))
    expect(asked.getByText(text().reasonMissing)).toBeTruthy()
    await user.click(asked.getByRole('textbox'))
    await user.paste('与合同不符')
    await user.click(asked.getByRole('button', { name: text().refuse }))
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(asked.getByRole<HTMLTextAreaElement>('textbox').value).toBe('与合同不符')
    answer(decidePolicy, { policyId, recordVersion: 5, state: 'refused' })
    await user.click(asked.getByRole('button', { name: text().refuse }))
    expect(await screen.findByText(text().refused)).toBeTruthy()
    expect(requestsOf(decidePolicy).at(-1)).toEqual({ proposalId: 'q1', decision: 'refuse', reason: '与合同不符' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('and is one’s own is only taken back, and nothing else can be published meanwhile', async () => {
    answer(decidePolicy, { policyId, recordVersion: 5, state: 'withdrawn' })
    const { user } = await open({ mine: true, mayDecide: false })
    expect(screen.queryByRole('button', { name: new RegExp(`^${text().accept}$`) })).toBeNull()
    await user.click(button(text().withdraw))
    const question = await dialog(text().withdrawTitle)
    await user.click(question.getByRole('button', { name: text().withdraw }))
    expect(await screen.findByText(text().withdrawn)).toBeTruthy()
    expect(requestsOf(decidePolicy)).toEqual([{ proposalId: 'q1', decision: 'withdraw' }])
  })
})

test('a policy that is not there leads back to the policies', async () => {
  refuse(getPolicy, 'policyUnknown')
  openPage(policyPage, paths.policy({ policyId }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('link', { name: text().back }).getAttribute('href')).toBe(paths.policies())
  expect(alert.queryByRole('button')).toBeNull()
})
