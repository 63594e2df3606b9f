// @vitest-environment happy-dom
import type { PointsEntry } from '@sojourn/contract/finance/points.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getMembershipInfo } from '../../api/calls/access/membership'
import { getPointsEntries, getPointsStatistics } from '../../api/calls/finance/points'
import { formatFigure, formatFullDate, formatPrice } from '../../kit/text/format'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { inBrowser, stopClock } from '../../testing/browser'
import { openPage } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, refuse, requestsOf } from '../../testing/server'
import * as walletPage from './wallet-page'

inBrowser('personal/wallet')

const text = () => readText('personal/wallet')
const statistics = {
  balanceAmount: 1200,
  earned: 3000,
  spent: 1500,
  expired: 300,
  fenPerPoint: 2,
  fenPerPointEarned: 1000,
  monthsValid: 24,
} as const
const entry = {
  entryId: 'p1',
  at: '2026-11-19T02:00:00Z',
  kind: 'earn',
  points: 98,
  balanceAfter: 1200,
  lastDay: '2028-11-19',
  orderNo: 'F1',
  title: '北京 → 上海',
} as const satisfies PointsEntry

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getPointsStatistics, statistics)
  answer(getMembershipInfo, { joined: false })
  answer(getPointsEntries, { list: [entry] })
})

async function open(search = '') {
  const page = openPage(walletPage, paths.wallet() + search)
  await screen.findByRole('region', { name: text().balance })
  return page
}
const balance = () => within(screen.getByRole('region', { name: text().balance }))

describe('a wallet', () => {
  test('tells what there is, what it is worth and where it came from', async () => {
    await open()
    expect(balance().getByText(text().worth({ amount: formatPrice(2400) }))).toBeTruthy()
    for (const points of [1200, 3000, 1500, 300]) expect(balance().getByText(formatFigure(points))).toBeTruthy()
    expect(screen.getByText(text().ruleSpend({ points: 50, amount: formatPrice(100) }))).toBeTruthy()
    expect(screen.getByText(text().ruleExpire({ months: 24 }))).toBeTruthy()
  })

  test('tells what ends next', async () => {
    answer(getPointsStatistics, { ...statistics, nextExpiry: { points: 200, lastDay: '2026-12-31' } })
    await open()
    const said = text().nextExpiry({ points: formatFigure(200), day: formatFullDate('2026-12-31') })
    expect(balance().getByText(said)).toBeTruthy()
  })

  test('below nought is worth nothing, and says how that comes', async () => {
    answer(getPointsStatistics, { ...statistics, balanceAmount: -50 })
    await open()
    expect(balance().getByText(text().negative)).toBeTruthy()
    expect(balance().queryByText(new RegExp(text().worth({ amount: '' })))).toBeNull()
  })

  test('of a member leads to the level', async () => {
    answer(getMembershipInfo, { joined: true, memberLevelName: '金卡' })
    await open()
    expect((await balance().findByRole('link', { name: '金卡' })).getAttribute('href')).toBe(paths.member())
  })

  test('that the company has not opened says so and leads home', async () => {
    refuse(getPointsStatistics, 'walletClosed')
    openPage(walletPage, paths.wallet())
    expect(await screen.findByText(text().closedTitle)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().home }).getAttribute('href')).toBe(paths.home())
    expect(screen.queryByText(text().entries)).toBeNull()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(getPointsStatistics, 'forbidden')
    const { user } = openPage(walletPage, paths.wallet())
    const alert = await screen.findByRole('alert')
    answer(getPointsStatistics, statistics)
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('region', { name: text().balance })).toBeTruthy()
  })
})

describe('its movements', () => {
  test.each([
    ['comes in', entry, '+98'],
    ['goes out', { ...entry, kind: 'spend', points: -500 } as const, '−500'],
  ])('tell what %s, and lead to the order', async (_how, movement, said) => {
    answer(getPointsEntries, { list: [movement] })
    await open()
    expect(await screen.findByText(text().kinds[movement.kind])).toBeTruthy()
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getByRole('link', { name: entry.title }).getAttribute('href')).toContain('F1')
    expect(screen.getByText(text().balanceAfter({ points: formatFigure(1200) }))).toBeTruthy()
  })

  test('are narrowed to one way, in the address, and shown whole again', async () => {
    answer(getPointsEntries, ({ direction }) => ({ list: direction === 'out' ? [] : [entry] }))
    const { user, address } = await open()
    await user.click(screen.getByRole('radio', { name: text().directions.out }))
    expect(await screen.findByText(text().noneFound)).toBeTruthy()
    expect(requestsOf(getPointsEntries).at(-1)).toMatchObject({ direction: 'out' })
    expect(address()).toContain('direction=out')
    await user.click(screen.getAllByRole('button', { name: text().reset }).at(-1)!)
    expect(await screen.findByText(text().kinds.earn)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().reset })).toBeNull()
  })

  test('of some days are those of the address', async () => {
    await open('?from=2026-11-01&to=2026-11-30')
    await waitFor(() => expect(requestsOf(getPointsEntries).at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-30' }))
  })

  test('are none yet, which leads to where they come from', async () => {
    answer(getPointsEntries, { list: [] })
    await open()
    expect(await screen.findByText(text().emptyTitle)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().emptyAction }).getAttribute('href')).toBe(paths.home())
  })

  test('grow by the next page; one that does not come can be tried again', async () => {
    answer(getPointsEntries, { list: [entry], next: 'second' })
    const { user } = await open()
    const more = await screen.findByRole('button', { name: readText('kit/widgets').loadMore })
    refuse(getPointsEntries, 'forbidden')
    await user.click(more)
    const alert = await screen.findByRole('alert')
    expect(screen.getByText(text().kinds.earn), 'what was read stays').toBeTruthy()
    answer(getPointsEntries, { list: [{ ...entry, entryId: 'p2', kind: 'expire', points: -3 }] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(text().kinds.expire)).toBeTruthy()
  })
})
