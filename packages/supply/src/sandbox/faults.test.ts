import { expect, test } from 'vitest'
import { airFaults } from './air/faults'
import type { Asking } from '../ports/outside'
import { withFaultWords } from './fault-words'
import { createFaults, faultsOfRequest } from './faults'

const now = new Date('2026-11-20T02:00:00Z')
const keys = Array.from({ length: 20_000 }, (_, index) => `1/F20261120${index}`)
const rates = { PRICE_UP: 0.03, SOLD_OUT: 0.02, ISSUE_FAIL: 0.01 }
const drawn = (seed: number): string[] => {
  const faults = createFaults(airFaults, { rates, seed })
  return keys.map((key) => faultsOfRequest(faults, {}, { key }).join())
}
const shareOf = (faults: readonly string[], name: string): number =>
  faults.filter((each) => each.includes(name)).length / faults.length

test('as many orders are dearer, sold out and not issued as the rates say', () => {
  const faults = drawn(20_261_120)
  expect(shareOf(faults, 'PRICE_UP')).toBeCloseTo(0.03, 2)
  expect(shareOf(faults, 'SOLD_OUT')).toBeCloseTo(0.02, 2)
  expect(shareOf(faults, 'ISSUE_FAIL')).toBeCloseTo(0.01, 2)
})

test('[handbook 12] the same seed draws the same orders, another one others', () => {
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
})

test('words are obeyed only where they are allowed: a customer may write what looks like one', async () => {
  const asked: unknown[] = []
  const carrier = withFaultWords({
    hold: async (asking: Asking, request: object) => void asked.push(asking.faults, request),
    issue: async (asking: Asking, request: object) => void asked.push(asking.faults, request),
    prepare: async (asking: Asking) => void asked.push(asking.faults),
  })
  const request = { key: '1/F1', remark: '请安排靠窗 #sold_out', passengers: [{ name: '林晓雯#ISSUE_FAIL' }] }
  await carrier.hold({ now }, request)
  await carrier.issue({ now }, { key: '1/F1' })
  await carrier.prepare({ now })
  const faults = ['SOLD_OUT', 'ISSUE_FAIL']
  expect(asked).toEqual([faults, request, undefined, { key: '1/F1' }, undefined])
  expect(faultsOfRequest(createFaults(airFaults), { faults }, request).toSorted()).toEqual(faults.toSorted())
  expect(faultsOfRequest(createFaults(airFaults, { obeys: false }), { faults }, request)).toEqual([])
})

test('without rates nothing happens by itself', () => {
  const faults = createFaults(airFaults)
  expect(keys.flatMap((key) => faultsOfRequest(faults, {}, { key }))).toEqual([])
})
