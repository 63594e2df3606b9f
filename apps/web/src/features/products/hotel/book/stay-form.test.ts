import type { HotelBookInfo, HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { describe, expect, it } from 'vitest'
import { bedPrice, needsCard, openStay, orderedStay, roomFees, roomsOfStay, stayFaults } from './stay-form'

const guest = (employeeId: string, guestName: string) => ({ employeeId, guestName, memberCards: [] })
const info = {
  travellers: [guest('a', '林晓文'), guest('b', '陈明')],
  pinyinNames: false,
  usualArrival: 1080,
  guaranteeMethods: ['card', 'company'],
} as unknown as HotelBookInfo
const check = { room: { maxGuests: 2 }, guarantee: { needed: true } } as unknown as HotelCheckResult

describe('the stay of a hotel order', () => {
  it('opens with everybody alone, at the usual arrival', () => {
    const form = openStay(info, undefined, undefined)
    expect(form.latestArrival).toBe(1080)
    expect(roomsOfStay(info, form)).toEqual([['a'], ['b']])
  })

  it('opens with the rooms of the search, and keeps what was changed since', () => {
    expect(roomsOfStay(info, openStay(info, undefined, [['a', 'b']]))).toEqual([['a', 'b']])
    const kept = { ...openStay(info, undefined, [['a', 'b']]), roomOf: { a: 0, b: 3 }, names: { a: '林 晓文' } }
    const form = openStay(info, kept, [['a', 'b']])
    expect(roomsOfStay(info, form)).toEqual([['a'], ['b']])
    expect(form.names).toEqual({ a: '林 晓文', b: '陈明' })
  })

  it('costs every guest the share of the room', () => {
    const rooms = [['a', 'b'], ['c']]
    expect(['a', 'b', 'c', 'd'].map((each) => bedPrice(each, rooms, 100_000, [0, 0]))).toEqual([25_000, 25_000, 50_000, 0])
    expect(bedPrice('a', [], 100_000, [])).toBe(0)
  })

  it('costs the guests of a room the highest of their fees, and nobody else', () => {
    const rooms = [['a', 'b'], ['c']]
    const fees = roomFees(rooms, [
      { employeeId: 'a', serviceFee: 10_00 },
      { employeeId: 'b', serviceFee: 15_00 },
      { employeeId: 'c', serviceFee: 10_00 },
    ])
    expect(fees).toEqual([15_00, 10_00])
    expect(['a', 'b', 'c'].map((each) => bedPrice(each, rooms, 102_500, fees))).toEqual([257_50, 257_50, 510_00])
  })

  it('asks for a readable name of every guest, in letters abroad', () => {
    const form = { ...openStay(info, undefined, undefined), names: { a: '', b: '陈明' } }
    expect([...stayFaults(form, info, check)]).toEqual([['guests.0.name', 'nameWrong']])
    const abroad = { ...info, pinyinNames: true }
    const written = { ...form, names: { a: 'LIN/XIAOWEN', b: '陈明' } }
    expect([...stayFaults(written, abroad, check)]).toEqual([['guests.1.name', 'pinyinWrong']])
  })

  it('puts no more people into a room than it sleeps', () => {
    const form = openStay(info, undefined, [['a', 'b']])
    const small = { ...check, room: { ...check.room, maxGuests: 1 } }
    expect([...stayFaults(form, info, small)]).toEqual([['guests.1.room', 'roomFull']])
  })

  it('asks for a card only where a guarantee is due and the company does not give it', () => {
    const form = openStay(info, undefined, undefined)
    expect(needsCard(form, check)).toBe(true)
    expect(needsCard({ ...form, guarantee: 'company' }, check)).toBe(false)
    expect(needsCard(form, { guarantee: { ...check.guarantee, needed: false } })).toBe(false)
    expect(needsCard({ ...form, card: { cardToken: 't', network: 'visa', lastFour: '1111' } }, check)).toBe(false)
  })

  it('sends guests by the index of the traveller, and a guarantee only where it is due', () => {
    const card = { cardToken: 'sealed', network: 'visa', lastFour: '1111' }
    const form = { ...openStay(info, undefined, [['b'], ['a']]), card, requests: ['quiet'] }
    expect(orderedStay(form, info, { guaranteed: true })).toEqual({
      rooms: [{ guests: [{ traveller: 1, name: '陈明' }] }, { guests: [{ traveller: 0, name: '林晓文' }] }],
      latestArrival: 1080,
      requests: ['quiet'],
      guarantee: { kind: 'card', cardToken: 'sealed' },
    })
    expect(orderedStay(form, info, { guaranteed: false })).not.toHaveProperty('guarantee')
  })
  it('offers and sends the card of the group of the hotel, and none where none was chosen', () => {
    const cards = [
      { cardId: 'h', group: '华住', groupName: '华住', number: '******5678' },
      { cardId: 'm', group: '万豪', groupName: '万豪', number: '******1234' },
    ]
    const member = { ...info, travellers: [{ ...info.travellers[0]!, memberCards: cards }] }
    const form = openStay(member, undefined, undefined)
    const sent = (memberGroup: string | undefined, more = {}) =>
      orderedStay({ ...form, ...more }, member, { guaranteed: false, memberGroup }).rooms[0]!.guests[0]!.memberCardId
    expect([sent('万豪'), sent('华住'), sent('锦江'), sent(undefined)]).toEqual(['m', 'h', undefined, undefined])
    expect(sent('万豪', { cards: { a: '' } })).toBeUndefined()
    expect(sent('万豪', { cards: { a: 'h' } })).toBe('m')
  })
})
