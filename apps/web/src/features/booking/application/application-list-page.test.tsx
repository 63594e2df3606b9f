// @vitest-environment happy-dom
import type { ApplicationSummary } from '@sojourn/contract/booking/application/application.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyList } from '../../../api/calls/booking/application/application'
import { formatDate, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { applicationSummary as application, applicationButton as button } from '../../../testing/application'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, loseNetwork, requestsOf, type Sketch } from '../../../testing/server'
import * as listPage from './application-list-page'

inBrowser('booking/application/list', 'booking/application/words')

const text = () => readText('booking/application/list')
const widgets = () => readText('kit/widgets')
const listed = (...list: Sketch<ApplicationSummary>[]) => answer(getTravelApplyList, { list })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  listed(application)
})

async function open(query = '') {
  const page = openPage(listPage, `${paths.travelForms()}${query}`)
  await screen.findByRole('tab', { selected: true })
  return page
}
const row = async (name: string = application.title) => within((await screen.findByRole('link', { name })).closest('tr')!)
const asked = () => requestsOf(getTravelApplyList).at(-1)
const query = (address: string) => Object.fromEntries(new URLSearchParams(address.split('#')[0]?.split('?')[1]))

describe('one of my applications', () => {
  test('says what, when, who and of what budget, and leads to itself', async () => {
    await open()
    const line = await row()
    expect(line.getByRole('link', { name: application.title }).getAttribute('href')).toBe(
      paths.travelForm({ travelApplyNo: 'A1' }),
    )
    expect(line.getByText(text().appliedBy({ name: '林晓雯' }))).toBeTruthy()
    expect(line.getByText('上海')).toBeTruthy()
    expect(line.getByText(new RegExp(formatDate('2026-12-07')))).toBeTruthy()
    expect(line.getByText(text().people({ first: '林晓雯', count: 2 }))).toBeTruthy()
  })

  test.each([
    ['of its own', false, (): string => text().left({ amount: formatPrice(1200_00) })],
    ['that others share', true, (): string => text().leftShared({ amount: formatPrice(1200_00) })],
  ] as const)('says what is left of a budget %s', async (_whose, isBudgetShared, word) => {
    listed({ ...application, budgetLeft: 1200_00, isBudgetShared })
    await open()
    expect((await row()).getByText(word())).toBeTruthy()
  })

  test('of one day and one person says each once', async () => {
    listed({ ...application, endDateStruct: { fullDate: '2026-12-07' }, travelApplyPersonList: [{ name: '林晓雯' }] })
    await open()
    const line = await row()
    expect(line.getAllByText(new RegExp(formatDate('2026-12-07')))).toHaveLength(1)
    expect(line.queryByText(/–/)).toBeNull()
    expect(line.getByText('林晓雯')).toBeTruthy()
  })

  test('that has no reason yet is called so', async () => {
    listed({ ...application, title: '' })
    await open()
    expect(await row(text().untitled)).toBeTruthy()
  })

  test('offers one thing at once and the others in a menu; what cannot be done now stands on its own page', async () => {
    listed({
      ...application,
      buttonList: [button(1, '查看'), button(3, '去预订'), button(10, '复制'), button(8, '提前完成', { enabled: false })],
    })
    const { user, address } = await open()
    const line = await row()
    expect(line.getByRole('link', { name: '去预订' }).getAttribute('href')).toBe(
      paths.home({ travelApplyNo: 'A1', travelType: 1, type: 1 }),
    )
    await user.click(line.getByRole('button', { name: text().more({ title: application.title }) }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['查看', '复制'])
    await user.click(screen.getByRole('menuitem', { name: '复制' }))
    await waitFor(() => expect(address()).toBe(paths.writeTravelForm({ copyOf: 'A1' })))
  })
})

describe('my applications', () => {
  test.each([
    ['all', {}],
    ['open', { group: 'open' }],
    ['bookable', { group: 'bookable' }],
    ['over', { group: 'over' }],
  ] as const)('by their status: %s', async (tab, sent) => {
    const { user } = await open('?tab=open')
    await row()
    await user.click(screen.getByRole('tab', { name: text().tabs[tab] }))
    await waitFor(() => expect(asked()).toEqual({ size: 20, ...sent }))
  })

  test('are narrowed by state, kind and words, each taken off by itself', async () => {
    const { user, address } = await open()
    await row()
    await user.selectOptions(screen.getByRole('combobox', { name: text().columns.state }), text().states.rejected)
    await user.selectOptions(
      screen.getByRole('combobox', { name: text().type }),
      readText('booking/application/words').types.welfare,
    )
    await waitFor(() => expect(asked()).toEqual({ size: 20, group: 'rejected', travelApplyType: 2 }))
    expect(query(address())).toEqual({ state: 'rejected', type: '2' })
    const chips = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    await user.click(chips.getByTitle(widgets().remove({ name: text().states.rejected })))
    await waitFor(() => expect(asked()).toEqual({ size: 20, travelApplyType: 2 }))
  })

  test('keep a state in another tab only where that tab has it', async () => {
    const { user } = await open('?state=draft')
    await row()
    await user.click(screen.getByRole('tab', { name: text().tabs.open }))
    await waitFor(() => expect(asked()).toEqual({ size: 20, group: 'draft' }))
    await user.click(screen.getByRole('tab', { name: text().tabs.over }))
    await waitFor(() => expect(asked()).toEqual({ size: 20, group: 'over' }))
  })

  test('are suggested while somebody types: a state of that name is chosen, not sought', async () => {
    const { user } = await open()
    await row()
    await user.click(screen.getByRole('combobox', { name: text().keyword }))
    await user.paste(text().states.rejected)
    const suggested = within(await screen.findByRole('listbox'))
    await user.click(suggested.getByRole('option', { name: new RegExp(text().states.rejected) }))
    await waitFor(() => expect(asked()).toEqual({ size: 20, group: 'rejected' }))
  })

  test.each([
    ['none yet', '', (): string => text().emptyTitle],
    ['none of a status', '?tab=bookable', (): string => text().emptyGroup({ group: text().tabs.bookable })],
    ['none of the kind', '?type=2', (): string => text().noneFoundTitle],
  ] as const)('may be %s', async (_what, address, title) => {
    listed()
    await open(address)
    expect(await screen.findByText(title())).toBeTruthy()
  })

  test('none of a status leads to all of them', async () => {
    listed()
    const { user } = await open('?tab=bookable')
    const all = await screen.findByRole('button', { name: text().showAll })
    listed(application)
    await user.click(all)
    await row()
  })

  test('that could not be read are read again by a press', async () => {
    loseNetwork(getTravelApplyList)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: widgets().retry })
    listed(application)
    await user.click(again)
    await row()
  })
})
