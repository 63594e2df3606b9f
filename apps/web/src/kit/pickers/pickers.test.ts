import { describe, expect, test } from 'vitest'
import { historyLimit, remember, type Place } from './place'
import { nextOption } from '../hooks/use-active-option'

const place = (code: string): Place => ({ code, name: code, kind: 0 })

describe('city picker', () => {
  test('[S9.09] history keeps five cities, the newest first, each once', () => {
    const history = ['PEK', 'SHA', 'CAN', 'SZX', 'SHA', 'CTU', 'XIY'].map(place).reduce<Place[]>(remember, [])
    expect(history.map(({ code }) => code)).toEqual(['XIY', 'CTU', 'SHA', 'SZX', 'CAN'])
    expect(history).toHaveLength(historyLimit)
  })

  test('arrows walk a list around its ends, and a grid by rows and columns within it', () => {
    expect(nextOption('ArrowDown', 2, 3, 1)).toBe(0)
    expect(nextOption('ArrowUp', 0, 3, 1)).toBe(2)
    expect(nextOption('ArrowDown', -1, 12, 5)).toBe(0)
    expect(nextOption('ArrowDown', 3, 12, 5)).toBe(8)
    expect(nextOption('ArrowDown', 8, 12, 5)).toBe(8)
    expect(nextOption('ArrowRight', 4, 12, 5)).toBe(5)
    expect(nextOption('ArrowRight', 4, 12, 1)).toBeUndefined()
    expect(nextOption('ArrowDown', -1, 0, 1)).toBeUndefined()
  })
})
