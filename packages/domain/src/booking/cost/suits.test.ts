import { expect, test } from 'vitest'
import { suitsPerson } from './suits'

const person = { departmentId: 'east', costCentreId: 'own' }

test.each([
  ['one for everybody', { id: 'all', departmentIds: null }, true],
  ['one for the department', { id: 'sales', departmentIds: ['sales', 'east'] }, true],
  ['one for another department', { id: 'finance', departmentIds: ['finance'] }, false],
  ['the own one, whomever it is meant for', { id: 'own', departmentIds: ['finance'] }, true],
])('[S2.48] %s', (_name, costCentre, suits) => {
  expect(suitsPerson(costCentre, person)).toBe(suits)
})
