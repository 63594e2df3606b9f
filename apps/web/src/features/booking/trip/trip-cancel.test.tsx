// @vitest-environment happy-dom
import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelTrip, quoteTripCancel } from '../../../api/calls/booking/order'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { TripCancel } from './trip-cancel'

inBrowser('booking/trip/page')

const text = () => readText('booking/trip/page')
const travelOrderNo = 'J1'
const quote = {
  orders: [
    { orderNo: 'F1', title: 'MU5101', step: 'refund', amount: 80_000, fee: 9000 },
    { orderNo: 'H1', title: '湖畔酒店', step: 'cancel', amount: 0, fee: 0 },
    { orderNo: 'T1', title: 'G101', step: 'none', amount: 0, fee: 0, reason: '已乘车' },
  ],
  fee: 9000,
  total: 80_000,
} as const
const gone = { cancelled: ['H1'], refunds: ['F1'], refused: [], pending: [] }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(quoteTripCancel, quote)
})

async function open() {
  const page = showPart(<TripCancel trip={{ travelOrderNo } as TripView} />)
  await page.user.click(screen.getByRole('button', { name: text().cancel }))
  const dialog = within(await screen.findByRole('dialog', { name: text().cancelTitle }))
  const confirm = () => dialog.getByRole('button', { name: new RegExp(`^${text().confirm}`) })
  return { ...page, dialog, confirm }
}

describe('a whole trip that is given up', () => {
  test('says first, order by order, what comes back and what is kept', async () => {
    const { dialog } = await open()
    const rows = await dialog.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`MU5101${text().steps.refund}`)),
      `湖畔酒店${text().steps.cancel}`,
      'G101已乘车',
    ])
    expect(within(rows[0]!).getByText(text().fee({ amount: formatPrice(9000) }))).toBeTruthy()
    expect(within(rows[0]!).getByText(text().back({ amount: formatPrice(80_000) }))).toBeTruthy()
  })

  test('is given up once, at no less than what was seen to come back, with the reason', async () => {
    answer(cancelTrip, gone)
    const { user, dialog, confirm } = await open()
    await dialog.findAllByRole('listitem')
    await user.type(dialog.getByRole('textbox', { name: text().reason }), ' 会议取消 ')
    const go = holdBack(cancelTrip)
    await user.dblClick(confirm())
    go()
    expect(await screen.findByText(text().cancelled)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requestsOf(cancelTrip)).toEqual([{ travelOrderNo, expectedTotal: 80_000, expectedFee: 9000, reason: '会议取消' }])
  })

  test('is not given up before it is known what that means, nor where nothing is left to give up', async () => {
    const go = holdBack(quoteTripCancel)
    const { user, confirm } = await open()
    await user.click(confirm())
    expect(within(confirm()).getByText(text().quoting)).toBeTruthy()
    answer(quoteTripCancel, quote)
    go()
    await waitFor(() => expect(within(confirm()).queryByText(text().quoting)).toBeNull())
    expect(requestsOf(cancelTrip)).toEqual([])
  })

  test('of which nothing is left is only told so', async () => {
    answer(quoteTripCancel, { ...quote, orders: [quote.orders[2]], fee: 0, total: 0 })
    const { user, dialog, confirm } = await open()
    await dialog.findAllByRole('listitem')
    await user.click(confirm())
    expect(within(confirm()).getByText(text().nothing)).toBeTruthy()
    expect(requestsOf(cancelTrip)).toEqual([])
  })

  test('tells what stays, and whether the rest is gone', async () => {
    answer(cancelTrip, { ...gone, refused: [{ orderNo: 'H1', title: '湖畔酒店', reason: '酒店拒绝' }] })
    const { user, dialog, confirm } = await open()
    await dialog.findAllByRole('listitem')
    await user.click(confirm())
    const partly = within(await screen.findByRole('dialog', { name: text().partlyTitle }))
    expect(partly.getByText('酒店拒绝')).toBeTruthy()
    expect(partly.getByText(text().partly)).toBeTruthy()
    expect(screen.queryByText(text().cancelled)).toBeNull()
    await user.click(partly.getAllByRole('button', { name: text().close }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('tells where nothing of it is gone', async () => {
    const pending = [{ orderNo: 'F1', title: 'MU5101', reason: '航司尚未答复' }]
    answer(cancelTrip, { cancelled: [], refunds: [], refused: [], pending })
    const { user, dialog, confirm } = await open()
    await dialog.findAllByRole('listitem')
    await user.click(confirm())
    expect(await screen.findByText(text().unchanged)).toBeTruthy()
  })

  test('for less than was seen is not given up: the new sum is read', async () => {
    refuse(cancelTrip, 'quoteChanged')
    const { user, dialog, confirm } = await open()
    await dialog.findAllByRole('listitem')
    answer(quoteTripCancel, { ...quote, total: 60_000, fee: 29_000 })
    await user.click(confirm())
    expect(await screen.findByText(await sentenceOf('quoteChanged'))).toBeTruthy()
    await waitFor(() => expect(requestsOf(quoteTripCancel)).toHaveLength(2))
    answer(cancelTrip, gone)
    await dialog.findAllByText((_, element) => element?.textContent === formatPrice(60_000))
    await user.click(confirm())
    await waitFor(() => expect(requestsOf(cancelTrip)[1]).toMatchObject({ expectedTotal: 60_000, expectedFee: 29_000 }))
  })
})
