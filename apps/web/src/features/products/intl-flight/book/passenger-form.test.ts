import { describe, expect, test } from 'vitest'
import type { IntlBookInfo } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { BookForm } from '../../../booking/book/book-form'
import { blankPassenger, passengerFaults, passengersRequest } from './passenger-form'

const info = {
  travellers: [{ employeeId: 'lin', told: [], credentials: [{ credentialId: 'passport', missing: ['gender', 'nationality'] }] }],
  addressOf: [{ country: 'US', name: '美国' }],
} as unknown as IntlBookInfo
const flights = [{ carrier: 'MU' }, { carrier: 'MU' }]
const form = { travellers: [{ employeeId: 'lin', credentialId: 'passport' }] } as unknown as BookForm

describe('what a trip abroad asks of a traveller', () => {
  test('everything that the document does not say and the address are asked for', () =>
    expect([...passengerFaults(info, form, {}, { flights, fares: [] }).keys()]).toEqual([
      'travellers.0.gender',
      'travellers.0.nationality',
      'travellers.0.street',
      'travellers.0.city',
    ]))
  test('a card number that no carrier has is refused, and none need be given', () => {
    const own = { ...blankPassenger, gender: 'female' as const, nationality: 'CN', street: '5 Main St', city: 'Boston' }
    expect(
      passengerFaults(info, form, { lin: { ...own, cards: { MU: '12', SQ: '', CX: '12' } } }, { flights, fares: [] }),
    ).toEqual(new Map([['travellers.0.cards.MU', 'frequentFlyer']]))
  })
  test('whoever has a fare of students gives the number of the proof, and nobody else does', () => {
    const student = {
      ...info,
      addressOf: [],
      travellers: [{ employeeId: 'lin', passenger: 'student', told: [], credentials: [] }],
    } as unknown as IntlBookInfo
    const own = { ...blankPassenger, proofNumber: ' 2026-0113 ' }
    const fares = [{ fareType: 'published' }, { fareType: 'student' }]
    expect([...passengerFaults(student, form, {}, { flights, fares }).keys()]).toEqual(['travellers.0.proofNumber'])
    expect([...passengerFaults(student, form, { lin: own }, { flights, fares }).keys()]).toEqual([])
    expect([...passengerFaults(student, form, {}, { flights, fares: [{ fareType: 'published' }] }).keys()]).toEqual([])
    expect(passengersRequest(student, form, { lin: own }, { flights, offers: [], fares })).toEqual([
      { employeeId: 'lin', proofNumber: '2026-0113' },
    ])
  })
  test('what carriers were told before is told again, unless another one is typed or it is taken away', () => {
    const told = [
      { kind: 'card', code: 'MU', masked: '*****6789' },
      { kind: 'card', code: 'AF', masked: '****7766' },
      { kind: 'card', code: 'SQ', masked: '****2345' },
      { kind: 'address', code: 'US', masked: 'Boston · 5 M***' },
    ]
    const known = { ...info, travellers: [{ employeeId: 'lin', told, credentials: [] }] } as unknown as IntlBookInfo
    const sent = (lin: object) =>
      passengersRequest(known, form, { lin: { ...blankPassenger, ...lin } }, { flights, offers: [], fares: [] })
    const faults = (lin: object) => [
      ...passengerFaults(known, form, { lin: { ...blankPassenger, ...lin } }, { flights, fares: [] }).keys(),
    ]
    expect(sent({})).toEqual([
      { employeeId: 'lin', frequentFlyer: [{ carrier: 'MU' }, { carrier: 'AF' }], address: { country: 'US' } },
    ])
    expect(faults({})).toEqual([])
    const other = { cards: { MU: '123456780', AF: '' }, otherAddress: true, street: '7 Elm St', city: 'Boston' }
    expect(sent(other)).toEqual([
      {
        employeeId: 'lin',
        frequentFlyer: [{ carrier: 'MU', number: '123456780' }],
        address: { country: 'US', street: '7 Elm St', city: 'Boston' },
      },
    ])
    expect(faults({ otherAddress: true })).toEqual(['travellers.0.street', 'travellers.0.city'])
  })
  test('only what was asked and answered is sent, and cards of carriers that fly and of their partners', () => {
    const own = { ...blankPassenger, gender: 'female' as const, nationality: 'CN', expiresOn: '2030-01-01' }
    const lin = {
      ...own,
      street: ' 5 Main St ',
      city: 'Boston',
      cards: { MU: '123 456-789', SQ: 'ABC12345', AF: '99887766' },
      wishes: { 0: { seat: 'aisle' }, 1: { seat: '', meal: '' }, 5: { meal: 'VGML' } },
    }
    expect(passengersRequest(info, form, { lin }, { flights, offers: [], fares: [] })).toEqual([
      {
        employeeId: 'lin',
        gender: 'female',
        nationality: 'CN',
        frequentFlyer: [
          { carrier: 'MU', number: '123456789' },
          { carrier: 'AF', number: '99887766' },
        ],
        address: { country: 'US', street: '5 Main St', city: 'Boston' },
        wishes: [{ segment: 0, seat: 'aisle' }],
      },
    ])
  })
})
