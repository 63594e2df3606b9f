// @vitest-environment happy-dom
import type { Whereabout } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { searchWhereabouts } from '../../../api/calls/admin/orders/whereabouts'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, loseNetwork, requestsOf, type Sketch } from '../../../testing/server'
import { spanOf } from './span'
import * as whereaboutsPage from './whereabouts-page'

inBrowser('admin/orders/whereabouts')

const text = () => readText('admin/orders/whereabouts')
const widgets = () => readText('kit/widgets')
const flying = {
  key: 'k1',
  employeeId: 'e1',
  name: '林晓雯',
  department: '销售部',
  guest: false,
  activity: 'air',
  city: '上海',
  service: 'MU5101',
  from: '北京',
  to: '上海',
  beginsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-11-20T02:15:00Z',
  now: true,
  orderNo: 'F1',
} as const satisfies Whereabout
const cities = [
  { city: 'SHA', name: '上海', people: 3 },
  { city: 'CAN', name: '广州', people: 1 },
]
const counts = { date: '2026-11-20', people: 4, cities, activities: { air: 2, rail: 0, ride: 0, stay: 2, between: 0 } }
const listed = (...rows: Sketch<Whereabout>[]) => answer(searchWhereabouts, { list: rows, counts })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'readWhereabouts'] })
  listed(flying)
})

const open = (query = '') => openPage(whereaboutsPage, `/manage/whereabouts${query}`)
const row = async () => within((await screen.findByText('林晓雯')).closest('tr')!)
const asked = () => requestsOf(searchWhereabouts).at(-1)

describe('where somebody is', () => {
  test.each([
    ['in the air', {}, 'MU5101', (): string => text().route({ from: '北京', to: '上海' })],
    ['on a train', { activity: 'rail', service: 'G101' }, 'G101', (): string => text().route({ from: '北京', to: '上海' })],
    ['in a hotel', { activity: 'stay', service: '湖畔酒店' }, '湖畔酒店', (): string => '上海'],
    ['between two journeys', { activity: 'between', service: '' }, '上海', undefined],
  ] as const)('%s is said with its place, hours and the way to the order', async (_where, more, place, beside) => {
    listed({ ...flying, ...more })
    open()
    const line = await row()
    expect(line.getAllByText(place).length).toBeGreaterThan(0)
    if (beside) expect(line.getByText(beside())).toBeTruthy()
    expect(line.getByText(text().span(spanOf(flying.beginsAt, flying.endsAt)))).toBeTruthy()
    expect(line.getByRole('link', { name: text().lookAt }).getAttribute('href')).toBe(paths.order({ orderId: 'F1' }))
  })

  test.each([
    ['at this moment', { now: true }, (): string => text().now, true],
    ['at another hour of the day', { now: false }, (): string => text().now, false],
    ['who is a guest', { guest: true }, (): string => text().guest, true],
    ['who is an own person', { guest: false }, (): string => text().guest, false],
  ] as const)('%s is marked as that', async (_when, more, word, marked) => {
    listed({ ...flying, ...more })
    open()
    expect((await row()).queryByText(word()) !== null).toBe(marked)
  })

  test('is counted by activity; one of nobody is left out', async () => {
    open()
    await row()
    expect(screen.getByText(`${text().people} 4`)).toBeTruthy()
    expect(screen.getByText(`${text().activities.air} 2`)).toBeTruthy()
    expect(screen.queryByText(`${text().activities.rail} 0`)).toBeNull()
  })
})

describe('people are narrowed', () => {
  test('by city, each with how many are there, and by activity; each goes by itself', async () => {
    const { user } = open()
    await row()
    const city = text().cityPeople({ name: '上海', people: 3 })
    await user.selectOptions(screen.getByRole('combobox', { name: text().city }), city)
    await user.selectOptions(screen.getByRole('combobox', { name: text().activity }), text().activities.stay)
    await waitFor(() => expect(asked()).toEqual({ size: 20, city: 'SHA', activity: 'stay' }))
    const set = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    await user.click(set.getByTitle(widgets().remove({ name: city })))
    await waitFor(() => expect(asked()).toEqual({ size: 20, activity: 'stay' }))
  })

  test('by words without those in what servers see of the address', async () => {
    const { user, address } = open()
    await row()
    await user.click(screen.getByRole('textbox', { name: text().keyword }))
    await user.paste('林晓雯')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked()).toEqual({ size: 20, keyword: '林晓雯' }))
    expect(address().split('#')[0]).toBe('/manage/whereabouts')
  })

  test('on another day in no city: those of that day are others', async () => {
    const { user } = open('?city=SHA')
    await row()
    const day = screen.getByLabelText<HTMLInputElement>(text().date)
    await user.tripleClick(day)
    await user.paste('2026-12-01')
    await user.tab()
    await waitFor(() => expect(asked()).toEqual({ size: 20, date: '2026-12-01' }))
  })

  test.each([
    ['nobody travels', '?date=2026-12-01', (): string => text().noneTitle],
    ['nobody is found', '?activity=rail', (): string => text().noneFoundTitle],
  ] as const)('and %s', async (_who, address, title) => {
    listed()
    open(address)
    expect(await screen.findByText(title())).toBeTruthy()
  })

  test('and found again when the filters are taken off; the day stays', async () => {
    listed()
    const { user } = open('?date=2026-12-01&activity=rail')
    await screen.findByText(text().noneFoundTitle)
    listed(flying)
    await user.click(screen.getAllByRole('button', { name: text().reset }).at(-1)!)
    await row()
    expect(asked()).toEqual({ size: 20, date: '2026-12-01' })
  })

  test('and could not be read: a press reads them again', async () => {
    loseNetwork(searchWhereabouts)
    const { user } = open()
    const again = await screen.findByRole('button', { name: widgets().retry })
    listed(flying)
    await user.click(again)
    await row()
  })
})
