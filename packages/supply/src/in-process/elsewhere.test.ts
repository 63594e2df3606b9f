import { expect, test } from 'vitest'
import { elsewhere } from './elsewhere'

const institution = { refund: async (given: string[]) => given.push('R1'), isHosted: () => true }

test('[architecture 9] an institution is given copies, by the methods that hear of it', async () => {
  const request: string[] = []
  const asked = elsewhere(institution, ['refund'], { beforeAsking: () => undefined, limitMs: 1000 })
  expect(await asked.refund(request)).toBe(1)
  expect(request).toEqual([])
  expect(asked.isHosted()).toBe(true)
})

test('[architecture 9] whoever may not ask now is refused; what asks nobody outside is free', () => {
  const beforeAsking = (): void => {
    throw new Error('a supplier is asked while a connection is held')
  }
  const asked = elsewhere(institution, ['refund'], { beforeAsking, limitMs: 1000 })
  expect(() => asked.refund([])).toThrow('while a connection is held')
  expect(asked.isHosted()).toBe(true)
})
