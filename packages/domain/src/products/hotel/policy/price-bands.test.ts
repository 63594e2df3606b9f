import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepsStandards, type PolicyRoom, type RoomParty } from './evaluate'
import { judgedByPrice } from './price-bands'

const nights = ['2026-12-18', '2026-12-19']
const setting = { place: { cityName: '上海', country: 'CN' }, bookingDate: '2026-12-01' }
const rooms: RoomParty[] = [
  [
    {
      travellerId: 'a',
      policy: {
        cityItems: [{ cityNames: ['*'], standard: 400_00, violateCanBook: true }],
        seasonCityItems: [{ cityNames: ['上海'], standard: 500_00, violateCanBook: true, beginDate: '12-19', endDate: '12-31' }],
        starMax: 4,
        breakfastExtra: 30_00,
        agreementFirst: { threshold: 20_00 },
        handling: {},
      },
    },
  ],
]
const offer = fc.record({
  star: fc.constantFrom(2, 3, 4, 5),
  agreement: fc.boolean(),
  breakfast: fc.boolean(),
  price: fc.integer({ min: 100_00, max: 800_00 }),
})
const roomOf = ({ price, ...kind }: { star: number; agreement: boolean; breakfast: boolean; price: number }): PolicyRoom => ({
  ...kind,
  hotelKey: 'h',
  name: 'h',
  roomType: '',
  nights: nights.map((date) => ({ date, price })),
})

const kindOf = ({ star, agreement, breakfast }: Omit<Parameters<typeof roomOf>[0], 'price'>): number =>
  star * 4 + Number(agreement) * 2 + Number(breakfast)
const pinsOf = fc.array(offer, { maxLength: 300 })
const listedOf = fc.array(offer, { maxLength: 5 })

test('[handbook 7.1] pins judged by price bands are judged as each by itself', () => {
  fc.assert(
    fc.property(pinsOf, listedOf, (pins, listed) => {
      const keeps = keepsStandards(rooms, listed.map(roomOf), setting)
      const banded = judgedByPrice(
        (pin: (typeof pins)[number]) => keeps(roomOf(pin)),
        kindOf,
        ({ price }) => price,
      )
      expect(pins.map(banded)).toEqual(pins.map((pin) => keeps(roomOf(pin))))
    }),
  )
})

test('[handbook 7.1] of one kind one question answers all that cost no more and comply, or no less and do not', () => {
  fc.assert(
    fc.property(pinsOf, listedOf, (pins, listed) => {
      const keeps = keepsStandards(rooms, listed.map(roomOf), setting)
      const alike = pins.map(({ price }) => ({ star: 3, agreement: false, breakfast: true, price }))
      const questions = (offers: typeof alike): number => {
        let asked = 0
        const counted = (pin: (typeof alike)[number]): boolean => {
          asked += 1
          return keeps(roomOf(pin))
        }
        offers.forEach(judgedByPrice(counted, kindOf, ({ price }) => price))
        return asked
      }
      const cheapestFirst = alike.toSorted((a, b) => a.price - b.price)
      const [within, over] = [
        cheapestFirst.filter((pin) => keeps(roomOf(pin))),
        cheapestFirst.filter((pin) => !keeps(roomOf(pin))),
      ]
      expect(questions(within.toReversed())).toBe(Math.min(1, within.length))
      expect(questions(over)).toBe(Math.min(1, over.length))
    }),
  )
})
