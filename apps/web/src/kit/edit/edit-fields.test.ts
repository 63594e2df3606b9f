import { describe, expect, test } from 'vitest'
import {
  beginEditing,
  changesBetween,
  conflictingFields,
  followSaved,
  listDifference,
  propertyFieldOf,
  type EditField,
  type Editing,
} from './edit-fields'

interface Likes {
  seat: string
  hotel: readonly string[]
  note: string
}
const propertyField = propertyFieldOf<Likes>()
const fields: readonly EditField<Likes>[] = [
  propertyField('seat', '座位', (seat) => seat),
  propertyField('hotel', '酒店', (hotel) => hotel),
  propertyField('note', '备注', (note) => note),
]
const base: Likes = { seat: '靠窗', hotel: ['安静'], note: '' }
const likes = (more: Partial<Likes>): Likes => ({ ...base, ...more })
const written = (mine: Partial<Likes>): Editing<Likes> => ({ version: 1, base, mine: likes(mine) })
const keysOf = (found: readonly { key: string }[]) => found.map(({ key }) => key)

describe('what is saved meanwhile', () => {
  test.each<[string, Partial<Likes>, Partial<Likes>, Partial<Likes>, string[]]>([
    ['touched by nobody', {}, {}, {}, []],
    ['by me alone', { seat: '过道' }, {}, { seat: '过道' }, []],
    ['by the other alone: taken over', {}, { seat: '过道' }, { seat: '过道' }, []],
    ['by both in different fields', { seat: '过道' }, { note: '走动' }, { seat: '过道', note: '走动' }, []],
    ['by both to the same', { seat: '过道' }, { seat: '过道' }, { seat: '过道' }, []],
    ['by both, differently', { seat: '过道' }, { seat: '前排' }, { seat: '过道' }, ['seat']],
    [
      'by both in one field, by each in another',
      { seat: '过道', hotel: [] },
      { seat: '前排', note: '走动' },
      { seat: '过道', hotel: [], note: '走动' },
      ['seat'],
    ],
    ['lists that both changed', { hotel: ['高楼层'] }, { hotel: [] }, { hotel: ['高楼层'] }, ['hotel']],
    ['by me back to what it was', { seat: '靠窗' }, { seat: '前排' }, { seat: '前排' }, []],
  ])('%s', (_title, mine, theirs, expected, conflicts) => {
    const saved = { version: 2, value: likes(theirs) }
    const followed = followSaved(written(mine), saved, fields)
    expect(followed.mine).toEqual(likes(expected))
    expect(keysOf(conflictingFields(followed, saved, fields))).toEqual(conflicts)
    expect(followed.version).toBe(conflicts.length > 0 ? 1 : 2)
  })

  test('of the version that one wrote on is what one wrote on', () => {
    const saved = { version: 1, value: likes({ note: '新' }) }
    const followed = followSaved(written({ seat: '过道' }), saved, fields)
    expect(followed).toEqual({ version: 1, base: saved.value, mine: likes({ seat: '过道' }) })
    expect(conflictingFields(followed, saved, fields)).toEqual([])
  })

  test('a choice for mine or for theirs ends a conflict, and the next version begins another', () => {
    const theirs = { version: 2, value: likes({ seat: '前排' }) }
    const [seat] = fields
    const stuck = followSaved(written({ seat: '过道' }), theirs, fields)
    const mine = followSaved({ ...stuck, base: seat!.take(stuck.base, theirs.value) }, theirs, fields)
    expect(mine).toEqual({ version: 2, base: theirs.value, mine: likes({ seat: '过道' }) })
    const later = { version: 3, value: likes({ seat: '靠门' }) }
    expect(keysOf(conflictingFields(followSaved(mine, later, fields), later, fields))).toEqual(['seat'])
    const taken = { ...stuck, mine: seat!.take(stuck.mine, theirs.value) }
    expect(followSaved(taken, theirs, fields)).toEqual(beginEditing(theirs))
  })
})

test('changes are named in the order of the form, each with what it says now and what it will say', () => {
  expect(changesBetween(base, likes({ note: '走动', hotel: [] }), fields)).toEqual([
    { key: 'hotel', label: '酒店', before: ['安静'], after: [] },
    { key: 'note', label: '备注', before: '', after: '走动' },
  ])
  expect(changesBetween(base, likes({}), fields)).toEqual([])
})

test.each<[string, string[], string[], string[], string[]]>([
  ['nothing', ['a'], ['a'], [], []],
  ['one more', ['a'], ['a', 'b'], ['b'], []],
  ['one less', ['a', 'b'], ['b'], [], ['a']],
  ['another one', ['a'], ['b'], ['b'], ['a']],
  ['the same twice', ['a'], ['a', 'a'], ['a'], []],
  ['another order', ['a', 'b'], ['b', 'a'], [], []],
  ['from nothing', [], ['a'], ['a'], []],
])('of a list: %s', (_title, before, after, added, removed) => {
  expect(listDifference(before, after)).toEqual({ added, removed })
})
