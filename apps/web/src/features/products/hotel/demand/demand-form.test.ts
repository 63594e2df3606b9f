import { expect, test } from 'vitest'
import { askedBy, demandFaults, type DemandForm } from './demand-form'

const whole: DemandForm = {
  travelType: 1,
  city: { code: '224', name: '苏州', kind: 0 },
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  rooms: 1,
  people: [{ employeeId: 'a', name: '林晓雯' }],
  hotelName: ' 会场附近 ',
  budget: '600',
  wishes: '',
}

test('[S2.37] a request says where, who and what; the budget is whole yuan', () => {
  expect([...demandFaults(whole)]).toEqual([])
  expect(askedBy(whole)).toEqual({
    travelType: 1,
    cityId: 224,
    checkInDate: '2026-12-01',
    checkOutDate: '2026-12-03',
    rooms: 1,
    employeeIds: ['a'],
    hotelName: '会场附近',
    wishes: '',
    budget: 60_000,
  })
})

test.each<[string, Partial<DemandForm>, string]>([
  ['cityId', { city: undefined }, 'cityMissing'],
  ['hotelName', { hotelName: ' ' }, 'wordsMissing'],
  ['budget', { budget: '12.5' }, 'budgetWrong'],
  ['budget', { budget: '0' }, 'budgetWrong'],
  ['employeeIds', { people: [] }, 'noPeople'],
  ['employeeIds', { rooms: 2 }, 'notEnough'],
])('[S2.37] what is missing is named at its field: %s', (field, change, fault) => {
  expect([...demandFaults({ ...whole, ...change })]).toEqual([[field, fault]])
})

test('[S2.37] wishes do in place of a name, and no budget is no limit', () => {
  const form = { ...whole, hotelName: '', wishes: '近地铁', budget: '' }
  expect([...demandFaults(form)]).toEqual([])
  expect(askedBy(form)).not.toHaveProperty('budget')
})
