import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, toWire } from './wire'

const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    fc.array(tie('value')),
    fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), tie('value'), { noNullPrototype: true }),
  ),
})).value

test('[architecture 9] what is asked and answered arrives as it was, moments as moments', () => {
  fc.assert(
    fc.property(data, (value) => {
      fc.pre(!JSON.stringify(value)?.includes('__proto__'))
      expect(fromWire(toWire(value))).toEqual(value)
    }),
  )
})

test('[architecture 9] no answer arrives as none; a field that is absent stays so', () => {
  expect(fromWire(toWire(undefined))).toBeUndefined()
  expect(fromWire(toWire({ holdUntil: new Date('2026-11-20T02:30:00Z'), gone: undefined }))).toStrictEqual({
    holdUntil: new Date('2026-11-20T02:30:00Z'),
  })
})
