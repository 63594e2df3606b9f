import { describe, expect, test } from 'vitest'
import { createPlaceSearch, type PlaceSearchEntry } from './place-search'

const place = (match: string, words: Partial<PlaceSearchEntry<string>> = {}): PlaceSearchEntry<string> => ({
  match,
  codes: [],
  names: [match],
  pinyin: [],
  initials: [],
  ...words,
})
const kyoto = place('京都', {
  codes: ['UKY'],
  names: ['京都', 'Kyoto'],
  pinyin: ['jingdu'],
  initials: ['jd'],
  within: ['日本', 'Japan'],
})
const found = (entries: PlaceSearchEntry<string>[], query: string, limit = 10) =>
  createPlaceSearch(entries, /(市|站)$/)(query, limit).map(({ match, rank }) => [match, rank])
const names = (entries: PlaceSearchEntry<string>[], query: string, limit?: number) =>
  found(entries, query, limit).map(([match]) => match)

describe('[S2.66] how well a place is met, the best first', () => {
  test.each([
    ['its code', 'uky', 0],
    ['a name', '京都', 1],
    ['a name in capitals', 'KYOTO', 1],
    ['its pinyin', 'jingdu', 2],
    ['its initials', 'jd', 3],
    ['the beginning of a name', 'kyo', 4],
    ['what it lies in, in full', 'japan', 4],
    ['the beginning of its pinyin', 'jing', 5],
    ['the beginning of its initials', 'j', 5],
    ['a piece of a name', 'oto', 7],
    ['a piece of its pinyin', 'ngdu', 7],
    ['a letter too many', 'kyotto', 8],
    ['a letter missing', 'kyto', 8],
    ['a wrong letter', 'jimgdu', 8],
  ])('%s', (_how, query, rank) => expect(found([kyoto], query)).toEqual([['京都', rank]]))

  test.each([
    ['the beginning of a code', 'uk'],
    ['the beginning of what it lies in', 'japa'],
    ['a piece of what it lies in', 'apan'],
    ['a piece of its initials', 'd'],
    ['a single letter in the middle of a name', 'o'],
    ['an error in a word of three letters', 'kyt'],
    ['two errors', 'kiotto'],
    ['an error in its code', 'ukyx'],
    ['Chinese letters that nearly are its name', '京都府县'],
    ['nothing', ''],
    ['signs alone', ' -'],
    ['an ending alone', '市'],
  ])('not by %s', (_how, query) => expect(found([kyoto], query)).toEqual([]))

  test('initials that begin alike are worse than pinyin that does', () =>
    expect(found([place('甲', { initials: ['abc'] }), place('乙', { pinyin: ['abde'] })], 'ab')).toEqual([
      ['乙', 5],
      ['甲', 6],
    ]))
})

describe('[S2.66] several places', () => {
  const twins = [place('新港', { pinyin: ['xingang'] }), place('辛岗', { pinyin: ['xingang'] }), place('新', { pinyin: ['xin'] })]

  test('the better met first, and of equals the one that stands first', () => {
    expect(names(twins, 'xingang')).toEqual(['新港', '辛岗'])
    expect(names(twins, 'xin')).toEqual(['新', '新港', '辛岗'])
    expect(names(twins.toReversed(), 'xingang')).toEqual(['辛岗', '新港'])
  })

  test('as many as are asked for, the best of them', () => {
    expect(names(twins, 'xin', 1)).toEqual(['新'])
    expect(names(twins, 'xin', 2)).toEqual(['新', '新港'])
    expect(names(twins, 'gang', 1)).toEqual(['新港'])
    expect(names(twins, 'gang')).toEqual(['新港', '辛岗'])
  })

  test('each once, as its best word is met', () =>
    expect(found([place('宁', { names: ['宁', 'ning'], pinyin: ['ningning', 'ning'], codes: ['ning'] })], 'ning')).toEqual([
      ['宁', 0],
    ]))

  test('a piece of a name joins what begins so, where there is room for it', () => {
    const all = [place('东京', { names: ['Tokyo'] }), place('京都', { names: ['Kyoto'] })]
    expect(found(all, 'ky')).toEqual([
      ['京都', 4],
      ['东京', 7],
    ])
    expect(names(all, 'ky', 1)).toEqual(['京都'])
  })

  test('a corrected word joins nothing that begins as it was typed, but what holds it', () => {
    const all = [place('宁德', { pinyin: ['ningde'] }), place('宁波', { pinyin: ['ningbo'] })]
    expect(names(all, 'ningd')).toEqual(['宁德'])
    expect(found([place('大津', { names: ['xmino'] }), place('美浓', { names: ['minoo'] })], 'mino')).toEqual([
      ['美浓', 4],
      ['大津', 7],
    ])
    expect(found([place('大津', { names: ['xminos'] }), place('美浓', { names: ['minis'] })], 'minos')).toEqual([
      ['大津', 7],
      ['美浓', 8],
    ])
  })

  test('a word does not go on in the next one', () =>
    expect(names([place('甲', { names: ['abcd'] }), place('乙', { names: ['efgh'] })], 'cdef')).toEqual([]))
})

describe('[S2.66] endings that people add', () => {
  test('are left out where nothing is found with them', () => {
    expect(found([kyoto], '京都市')).toEqual([['京都', 1]])
    expect(found([kyoto], '京都站')).toEqual([['京都', 1]])
  })
  test('and belong to the name where something is', () => {
    const all = [place('沙市'), place('沙')]
    expect(names(all, '沙市')).toEqual(['沙市'])
    expect(names(all, '沙')).toEqual(['沙', '沙市'])
  })
})
