import { expect, test } from 'vitest'
import { airCity } from '../place/cities'
import { fastestTrain } from './rail-times'
import { railTimeTable } from '../tables/rail-times'

test('a train takes as long there as back, and unknown pairs have none', () => {
  expect([fastestTrain('CAN', 'CSX'), fastestTrain('CSX', 'CAN')]).toEqual([135, 135])
  expect(fastestTrain('BJS', 'CAN')).toBeUndefined()
})
test('every city of the table is one of ours, and every ride takes up to four hours', () => {
  const lines = railTimeTable.trim().split('\n')
  const cities = lines.flatMap((line) => line.split(' ').map((word) => word.slice(0, 3)))
  expect(cities.filter((code) => airCity(code) === undefined)).toEqual([])
  const rides = lines.flatMap((line) => line.split(' ').slice(1)).map((word) => Number(word.slice(3)))
  expect(rides).toAllSatisfy((minutes) => minutes > 0 && minutes <= 240)
})
