// @vitest-environment happy-dom
import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import { emergencyReason } from '@sojourn/contract/kit/proposal'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkFlows, decideFlows, getFlows, proposeFlows } from '../../../api/calls/admin/flows'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { newFlow } from './flow-list'
import * as flowsPage from './flows-page'

inBrowser('admin/approval/flows', 'admin/named', 'booking/approval/flow', 'kit/edit', 'kit/drafts', 'app/shell')

const text = () => readText('admin/approval/flows')
const edit = () => readText('kit/edit')
const flow = (flowId: string, name: string, conditions: ReturnType<typeof newFlow>['conditions']) => ({
  ...newFlow(flowId, { 'zh-CN': name, 'zh-TW': name, en: name }),
  conditions,
})
const over = flow('f1', '超标审批', { objects: ['booking'], outOfPolicy: true })
const refunds = flow('f2', '退票审批', { objects: ['refund'] })
const company: CompanyFlows = {
  version: 5,
  today: '2026-11-20',
  flows: [over, refunds],
  faults: [],
  products: [],
  names: { departments: [], grades: [], costCentres: [], projects: [], people: [] },
  versions: [],
  mayChange: true,
  publishAlone: 'emergency',
}
const proposal = {
  proposalId: 'p1',
  by: '王芳',
  at: '2026-11-19T02:00:00Z',
  note: '加快退票',
  flows: [over],
  writtenOn: 5,
  mine: false,
  mayDecide: true,
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['manageFlows'] as never })
  answer(getFlows, company)
  answer(checkFlows, { faults: [] })
})

async function open(more: object = {}, address = paths.flows()) {
  answer(getFlows, { ...company, ...more })
  const page = openPage(flowsPage, address)
  await screen.findByRole('heading', { level: 1 })
  return page
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
async function choose({ user }: Awaited<ReturnType<typeof open>>, name: string, act: string) {
  await user.click(button(text().actionsOf({ name })))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${act}`) }))
}
/** The second flow goes before the first, and is to be published. */
async function moveAndPublish(more: object = {}) {
  const page = await open(more)
  await choose(page, '退票审批', text().moveUp)
  await waitFor(() => expect(button(text().publish).getAttribute('aria-disabled')).toBeNull())
  await page.user.click(button(text().publish))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: text().publishTitle })) }
}

describe('the flows of a company', () => {
  test('are moved in the working copy only, which can be given up', async () => {
    const page = await open()
    await choose(page, '退票审批', text().moveUp)
    expect(names().slice(0, 2)).toEqual(['退票审批', '超标审批'])
    expect(requestsOf(proposeFlows)).toEqual([])
    await page.user.click(button(edit().undoAll))
    expect(names().slice(0, 2)).toEqual(['超标审批', '退票审批'])
    expect(screen.queryByRole('button', { name: text().publish })).toBeNull()
  })

  test('are there as they were moved for whoever comes again', async () => {
    const page = await open()
    await choose(page, '退票审批', text().moveUp)
    await page.comeAgain()
    await screen.findByRole('heading', { level: 1 })
    expect(names().slice(0, 2)).toEqual(['退票审批', '超标审批'])
    expect(screen.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })

  test('lose one only after a question that says what decides instead', async () => {
    const page = await open()
    await choose(page, '退票审批', text().remove)
    const question = within(await screen.findByRole('dialog', { name: text().removeTitle({ name: '退票审批' }) }))
    expect(question.getByText(text().removeText({ next: [] }))).toBeTruthy()
    await page.user.click(question.getByRole('button', { name: text().remove }))
    await waitFor(() => expect(names()).not.toContain('退票审批'))
  })

  test('gain one that is edited at once, and cannot be published without a name', async () => {
    const page = await open()
    await page.user.click(button(text().add))
    const name = await screen.findByDisplayValue(text().newName)
    expect(page.address()).toContain('flow=')
    await page.user.clear(name)
    await waitFor(() => expect(button(text().publish).getAttribute('aria-disabled')).toBe('true'))
    await page.user.click(button(text().publish))
    expect(within(button(text().publish)).getByText(text().faultsTitle({ count: 1 }))).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('may only tell: nobody chooses, nothing ends by silence, and the chart and the changes say so', async () => {
    const page = await open({}, `${paths.flows()}?flow=f1`)
    const chart = () => within(screen.getByRole('list', { name: text().chain({ name: '超标审批' }) }))
    expect(chart().getByText(text().done)).toBeTruthy()
    expect(screen.getByLabelText(text().fields.mode)).toBeTruthy()
    answer(checkFlows, { faults: [{ kind: 'toldOutOfPolicy', flowId: 'f1', path: 'tells', names: [], count: 0 }] })
    await page.user.click(screen.getByRole('radio', { name: text().tellings.told }))
    await waitFor(() => expect(requestsOf(checkFlows).length).toBeGreaterThan(0))
    expect(screen.getAllByText(text().faults.toldOutOfPolicy({ names: [], count: 0 })), 'said once').toHaveLength(1)
    expect(chart().getByText(text().toldDone)).toBeTruthy()
    expect(screen.queryByLabelText(text().fields.mode)).toBeNull()
    expect(screen.queryByText(text().sections.silence)).toBeNull()
    expect(screen.getByText(new RegExp(readText('booking/approval/flow').onlyTold))).toBeTruthy()
  })

  test('wait while somebody’s proposal waits', async () => {
    const page = await open({ proposal })
    await choose(page, '退票审批', text().moveUp)
    expect(within(button(text().publish)).getByText(text().proposalWaits)).toBeTruthy()
  })

  test('are only read by who may not change them', async () => {
    await open({ mayChange: false }, paths.flows({ flow: 'f1' } as never))
    expect(screen.getByText(text().readOnly, { exact: false })).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().add })).toBeNull()
    expect(screen.queryByRole('button', { name: text().actionsOf({ name: '超标审批' }) })).toBeNull()
  })
})

describe('publishing', () => {
  test('sends all flows once, at the version that was read, for a second person', async () => {
    answer(proposeFlows, {})
    const { user, dialog } = await moveAndPublish()
    await user.click(dialog.getByLabelText(text().note))
    await user.paste(' 退票先看 ')
    const go = holdBack(proposeFlows)
    await user.dblClick(dialog.getByRole('button', { name: text().send }))
    go()
    expect(await screen.findByText(text().sent)).toBeTruthy()
    expect(requestsOf(proposeFlows)).toEqual([{ version: 5, flows: [refunds, over], note: '退票先看' }])
    expect(screen.queryByRole('button', { name: text().publish }), 'what was sent is no change any more').toBeNull()
  })

  test('in an emergency asks for a reason of some length', async () => {
    answer(proposeFlows, {})
    const { user, dialog } = await moveAndPublish()
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(`^${text().alone}`) }))
    await user.click(dialog.getByRole('button', { name: text().sendNow }))
    expect(dialog.getByText(text().aloneMissing({ least: emergencyReason.least }))).toBeTruthy()
    expect(requestsOf(proposeFlows)).toEqual([])
    const reason = '台风停运，退票须由部门先行确认'
    await user.click(dialog.getByLabelText(new RegExp(`^${text().aloneReason}`)))
    await user.paste(reason)
    await user.click(dialog.getByRole('button', { name: text().sendNow }))
    expect(await screen.findByText(text().published)).toBeTruthy()
    expect(requestsOf(proposeFlows)[0]).toMatchObject({ publishAlone: { reason } })
  })

  test('by the only one who may needs nobody else', async () => {
    answer(proposeFlows, {})
    const { user, dialog } = await moveAndPublish({ publishAlone: 'single' })
    expect(dialog.getByText(text().single)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: text().sendNow }))
    await screen.findByText(text().published)
    expect(requestsOf(proposeFlows)[0]).toMatchObject({ publishAlone: { reason: '' } })
  })

  test('that is refused keeps the working copy', async () => {
    refuse(proposeFlows, 'forbidden')
    const { user, dialog } = await moveAndPublish()
    await user.click(dialog.getByRole('button', { name: text().send }))
    expect((await screen.findAllByText(await sentenceOf('forbidden'))).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('button', { name: text().cancel }))
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['退票审批', '超标审批']))
  })
})

describe('what somebody proposes', () => {
  const refusing = async () => {
    const page = await open({ proposal })
    await page.user.click(button(text().refuse))
    const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
    return { ...page, dialog, send: () => page.user.click(dialog.getByRole('button', { name: text().refuse })) }
  }

  test('is published only after a question', async () => {
    answer(decideFlows, {})
    const { user } = await open({ proposal })
    expect(screen.getByText(text().proposalNote({ note: '加快退票' }))).toBeTruthy()
    await user.click(button(text().accept))
    const question = within(await screen.findByRole('dialog', { name: text().acceptTitle }))
    expect(requestsOf(decideFlows)).toEqual([])
    await user.click(question.getByRole('button', { name: text().accept }))
    expect(await screen.findByText(text().published)).toBeTruthy()
    expect(requestsOf(decideFlows)).toEqual([{ proposalId: 'p1', decision: 'publish' }])
  })

  test('is sent back with the reason, which it needs', async () => {
    answer(decideFlows, {})
    const { user, dialog, send } = await refusing()
    await send()
    expect(dialog.getByText(text().refuseMissing)).toBeTruthy()
    await user.click(dialog.getByRole('textbox'))
    await user.paste('先问财务')
    await send()
    expect(await screen.findByText(text().refused)).toBeTruthy()
    expect(requestsOf(decideFlows)).toEqual([{ proposalId: 'p1', decision: 'refuse', reason: '先问财务' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is not sent back without a network, and what was typed stays for the next try', async () => {
    loseNetwork(decideFlows)
    const { user, dialog, send } = await refusing()
    await user.click(dialog.getByRole('textbox'))
    await user.paste('先问财务')
    await send()
    expect(await screen.findByText(readText('app/shell').offlineProblem)).toBeTruthy()
    answer(decideFlows, {})
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: text().refuse }))
    expect(await screen.findByText(text().refused)).toBeTruthy()
    expect(requestsOf(decideFlows).at(-1)).toMatchObject({ reason: '先问财务' })
  })

  test('by oneself is not decided but taken back', async () => {
    answer(decideFlows, {})
    const { user } = await open({ proposal: { ...proposal, mine: true, mayDecide: false } })
    expect(screen.queryByRole('button', { name: text().accept })).toBeNull()
    await user.click(button(text().withdraw))
    const question = within(await screen.findByRole('dialog', { name: text().withdrawTitle }))
    await user.click(question.getByRole('button', { name: text().withdraw }))
    await waitFor(() => expect(requestsOf(decideFlows)).toEqual([{ proposalId: 'p1', decision: 'withdraw' }]))
  })
})
