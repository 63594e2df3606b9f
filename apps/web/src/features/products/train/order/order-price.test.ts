import { expect, test } from 'vitest'
import { orderPrice } from './order-price'

const fare = { adult: 553_00, student: 415_00 }
const rider = (category: 'adult' | 'student' | 'infant', serviceFee: number) => ({ category, serviceFee })

test('[handbook 6.4] a VIP pays the own fee for each ride beside the others', () => {
  const { lines, total } = orderPrice([fare, fare], [rider('adult', 10_00), rider('student', 15_00)])
  expect(lines.filter(({ kind }) => kind === 'serviceFee').map(({ unit, count }) => [unit, count])).toEqual([
    [10_00, 2],
    [15_00, 2],
  ])
  expect(total).toBe(2 * (553_00 + 415_00 + 10_00 + 15_00))
})

test('an infant, who is refused a ticket, pays for none', () => {
  expect(orderPrice([fare], [rider('adult', 10_00), rider('infant', 10_00)]).total).toBe(563_00)
})
