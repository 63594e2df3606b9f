import { expect, test } from 'vitest'
import { given } from './given'

test('what is lacking is left out; nothing, zero, no and empty are something', () => {
  expect(given({ lacking: undefined, nothing: null, zero: 0, no: false, empty: '' })).toEqual({
    nothing: null,
    zero: 0,
    no: false,
    empty: '',
  })
  expect(Object.keys(given({ lacking: undefined }))).toEqual([])
})
