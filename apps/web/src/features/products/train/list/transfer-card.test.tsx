// @vitest-environment happy-dom
import type { TrainOffer, TrainTransfer } from '@sojourn/contract/products/train/train.shapes'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatInstant } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { inBrowser } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import type { Sketch } from '../../../../testing/server'
import { TransferCard } from './transfer-card'

inBrowser('products/train/words', 'products/train/list', 'booking/list', 'booking/placing/book')

const text = () => readText('products/train/list')
const opensAt = '2026-12-01T21:00:00Z'
const ride = (trainNo: string, more: Sketch<TrainOffer> = {}): Sketch<TrainOffer> => ({
  trainKey: trainNo,
  trainNo,
  type: 'G',
  sale: 'onSale',
  departStation: 'AOH',
  arriveStation: 'NKH',
  departDate: '2026-12-09',
  departTime: '09:00',
  arriveTime: '10:00',
  spanDays: 0,
  durationMinutes: 60,
  seats: [{ seat: 'O', price: 100_00, seats: 12, verdict: 'within', violations: [] }],
  ...more,
})

/** The journey as the list shows it, and what its button does. */
async function show(second: Sketch<TrainOffer>, refusal?: string) {
  const onBook = vi.fn<() => void>()
  const transfer = { first: ride('G1'), second: ride('G2', second), changeMinutes: 40, change: 'sameStation', totalMinutes: 200 }
  const page = showPart(
    <TransferCard
      transfer={transfer as unknown as TrainTransfer}
      names={new Map()}
      policyApplies={false}
      refusal={refusal}
      onBook={onBook}
    />,
  )
  const book = await screen.findByRole('button', { name: `${text().book} G1 G2` })
  return { onBook, press: () => page.user.click(book) }
}

test('a journey of two rides is booked at the classes that are chosen', async () => {
  const { onBook, press } = await show({})
  await press()
  expect(onBook).toHaveBeenCalledTimes(1)
})

test('[handbook 3.5] while the railway is closed it is not booked, as a direct train is not', async () => {
  const { onBook, press } = await show({}, text().serviceClosed({ time: formatInstant(opensAt) }))
  await press()
  expect(onBook).not.toHaveBeenCalled()
})

test.each([
  [
    'is not sold yet',
    { sale: 'notYetOnSale', saleStartsAt: opensAt },
    () => text().notYetReason({ time: formatInstant(opensAt) }),
  ],
  ['is stopped', { sale: 'suspended' }, () => text().suspendedReason],
  ['is sold out', { seats: [] }, () => text().transferSoldOut],
] as const)('one of which a ride %s says so', async (_what, second, reason) => {
  const { onBook, press } = await show(second)
  expect(screen.getAllByText(reason()).length).toBeGreaterThan(0)
  await press()
  expect(onBook).not.toHaveBeenCalled()
})
