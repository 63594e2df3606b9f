import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { describe, expect, test } from 'vitest'
import { choiceOf } from '../book/chosen-train'
import { choicesAtMost, isChosen, preferred, waitableSeats, withChoice, withoutChoice } from './waitlist-choices'

const seat = (code: TrainSeat['seat'], change: Partial<TrainSeat> = {}): TrainSeat => ({
  seat: code,
  price: 55_300,
  seats: 0,
  waitlist: true,
  verdict: 'within',
  violations: [],
  ...change,
})
const train = (trainNo: string, ...seats: TrainSeat[]): TrainOffer =>
  ({ trainKey: trainNo, trainNo, departStation: 'AOH', arriveStation: 'VNP', sale: 'onSale', seats }) as unknown as TrainOffer
const chosen = (trainNo: string, code: TrainSeat['seat'] = 'O') => choiceOf('search', train(trainNo, seat(code)), seat(code))
const numbers = (list: readonly ReturnType<typeof chosen>[]) => list.map((each) => each.train.trainNo)

describe('[handbook 3.6] what a waitlist waits for', () => {
  test('classes that are sold out, allowed and take a waitlist; nothing of a train that is not on sale', () => {
    const seats = [seat('9', { seats: 1 }), seat('M', { verdict: 'forbidden' }), seat('WZ', { waitlist: false }), seat('O')]
    expect(waitableSeats(train('G1', ...seats)).map((each) => each.seat)).toEqual(['O'])
    expect(waitableSeats({ ...train('G1', ...seats), sale: 'closed' })).toEqual([])
  })
  test('six at most, each once, the last added last; one remains', () => {
    let list = [chosen('G1')]
    for (const trainNo of ['G3', 'G5', 'G3', 'G7', 'G9', 'G11', 'G13']) list = withChoice(list, chosen(trainNo))
    expect(numbers(list)).toEqual(['G1', 'G3', 'G5', 'G7', 'G9', 'G11'])
    expect(list).toHaveLength(choicesAtMost)
    expect(isChosen(list, chosen('G3', 'M'))).toBe(false)
    expect(numbers(withoutChoice(list, chosen('G5')))).toEqual(['G1', 'G3', 'G7', 'G9', 'G11'])
    expect(numbers(withoutChoice([chosen('G1')], chosen('G1')))).toEqual(['G1'])
  })
  test('another is preferred one place at a time; the first stays first', () => {
    const list = [chosen('G1'), chosen('G3'), chosen('G5')]
    expect(numbers(preferred(list, 2))).toEqual(['G1', 'G5', 'G3'])
    expect(numbers(preferred(list, 0))).toEqual(['G1', 'G3', 'G5'])
  })
})
