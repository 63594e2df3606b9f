import { expect, test } from 'vitest'
import type { TravelLike } from '@sojourn/contract/personal/travel-preference.calls'
import { text as words } from '@sojourn/text/personal/preference.en'
import { changesBetween } from '../../kit/edit/edit-fields'
import { byKind, likeFields, likesOf, withChoice, withNote } from './likes-form'

const window: TravelLike = { kind: 'flightSeat', choice: 'window', remark: 'over the wing' }
const quiet: TravelLike = { kind: 'hotel', choice: 'quiet', remark: '' }
const highFloor: TravelLike = { kind: 'hotel', choice: 'highFloor', remark: '' }
const saved = byKind([quiet, window, highFloor])
const fields = likeFields({ ...words, noPreference: 'No preference', note: 'Note' })

test('likes are sent in the order in which they are offered, and a note without words is none', () => {
  expect(likesOf(saved)).toEqual([window, highFloor, quiet])
  expect(likesOf(withNote(saved, '  '))).toEqual([window, highFloor, quiet])
})

test('a choice of one kind takes the place of the other, and its remark comes back with it', () => {
  const aisle = withChoice(saved, { kind: 'flightSeat', choice: 'aisle', chosen: true, saved })
  expect(aisle.flightSeat).toEqual([{ kind: 'flightSeat', choice: 'aisle', remark: '' }])
  expect(withChoice(aisle, { kind: 'flightSeat', choice: 'window', chosen: true, saved })).toEqual(saved)
  expect(
    withChoice(withChoice(saved, { kind: 'hotel', choice: 'highFloor', chosen: false, saved }), {
      kind: 'hotel',
      choice: 'highFloor',
      chosen: true,
      saved,
    }),
  ).toEqual(saved)
})

test('changes are said in words, and blanks around a note are no change', () => {
  const changed = withNote(
    withChoice(withChoice(saved, { kind: 'flightSeat', choice: 'window', chosen: false, saved }), {
      kind: 'hotel',
      choice: 'quiet',
      chosen: false,
      saved,
    }),
    'Lift',
  )
  expect(changesBetween(saved, changed, fields)).toEqual([
    {
      key: 'flightSeat',
      label: words.kinds.flightSeat,
      before: `${words.choices.window} (over the wing)`,
      after: 'No preference',
    },
    {
      key: 'hotel',
      label: words.kinds.hotel,
      before: [words.choices.highFloor, words.choices.quiet],
      after: [words.choices.highFloor],
    },
    { key: 'other', label: 'Note', before: '', after: 'Lift' },
  ])
  expect(changesBetween(withNote(saved, 'Lift'), withNote(saved, ' Lift '), fields)).toEqual([])
})
