import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { airKeys } from './air-keys'
import { hotelKeys } from './hotel-keys'
import { railKeys } from './rail-keys'
import { asking, granted, type KeyedOperation, type Situation, type Suppliers } from './suppliers'

const operations: KeyedOperation[] = [...railKeys, ...airKeys, ...hotelKeys]

/** What every supplier keeps to, wherever it runs: architecture 9, a key has one final answer. */
export function describeKeys(where: string, open: () => Promise<Suppliers>): void {
  describe(`keys of suppliers ${where}`, () => {
    let suppliers: Suppliers
    beforeAll(async () => {
      suppliers = await open()
    })
    afterAll(() => suppliers.close())
    afterEach(() => suppliers.checkBooks())

    /** The situation with its key, as the supplier knows it. */
    async function arrange(
      { name, keys, operation, ...each }: KeyedOperation,
      title: string,
      how: (suppliers: Suppliers, key: string) => Promise<Situation> = each.arrange,
    ) {
      const key = `${name}/${title}`
      const known = keys(suppliers)
      return {
        ...(await how(suppliers, key)),
        outcome: () => known.outcome(asking, { operation, key }),
        void: () => known.void(asking, { operation, key }),
      }
    }
    const pending = operations.filter(({ arrangePending }) => arrangePending)

    test.each(operations)('$name: a lost answer asked again is the same, and buys once', async (each) => {
      const asked = await arrange(each, 'lost')
      expect(await asked.outcome()).toEqual({ state: 'unknown' })
      const answer = granted(await asked.ask())
      expect(await asked.outcome()).toEqual({ state: 'done' })
      expect(await asked.ask()).toEqual(answer)
      expect(await asked.bought()).toBe(1)
    })

    test.each(operations)('$name: void before the request arrives, it buys nothing ever', async (each) => {
      const asked = await arrange(each, 'void')
      expect(await asked.void()).toEqual({ state: 'void' })
      expect(await asked.ask()).toEqual({ failure: 'keyVoid' })
      expect(await asked.void()).toEqual({ state: 'void' })
      expect(await asked.outcome()).toEqual({ state: 'void' })
      expect(await asked.bought()).toBe(0)
    })

    test.each(operations)('$name: what is done is not made void', async (each) => {
      const asked = await arrange(each, 'done')
      const answer = granted(await asked.ask())
      expect(await asked.void()).toEqual({ state: 'done' })
      expect(await asked.ask()).toEqual(answer)
      expect(await asked.bought()).toBe(1)
    })

    test.each(operations)('$name: a refusal is final, even where it would now be granted', async (each) => {
      const asked = await arrange(each, 'refused')
      const refusal = await asked.askInVain()
      expect(refusal).toHaveProperty('failure')
      expect(await asked.ask()).toEqual(refusal)
      expect(await asked.outcome()).toEqual({ state: 'refused', refusal })
      expect(await asked.void()).toEqual({ state: 'refused', refusal })
      expect(await asked.bought()).toBe(0)
    })

    test.each(operations.flatMap((each) => [{ ...each, goes: 'a request' }, { ...each, goes: 'a void' }]))(
      '$name: of twenty requests and voids at once, $goes first, one holds for all of them',
      async ({ goes, ...each }) => {
        const asked = await arrange(each, `race after ${goes}`)
        const isRequest = (index: number): boolean => (index % 2 === 0) === (goes === 'a request')
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) => (isRequest(index) ? asked.ask() : asked.void())),
        )
        const { state } = await asked.outcome()
        expect(['done', 'void']).toContain(state)
        const [first] = answers.filter((_answer, index) => isRequest(index))
        expect('failure' in first!).toBe(state === 'void')
        for (const [index, answer] of answers.entries()) expect(answer).toEqual(isRequest(index) ? first : { state })
        expect(await asked.bought()).toBe(state === 'done' ? 1 : 0)
      },
    )

    test.each(pending)('$name: what is not decided yet can be given up', async (each) => {
      const asked = await arrange(each, 'pending', each.arrangePending)
      expect(await asked.ask()).not.toHaveProperty('failure')
      expect(await asked.outcome()).toEqual({ state: 'pending' })
      expect(await asked.void()).toEqual({ state: 'void' })
      expect(await asked.ask()).toEqual({ failure: 'keyVoid' })
      expect(await asked.bought()).toBe(0)
    })

    test.each(railKeys.filter(({ operation }) => operation === 'lock' || operation === 'joinWaitlist'))(
      '$name: a refusal passes that says only that the supplier is closed',
      async (each) => {
        const asked = await arrange(each, 'night')
        expect(await asked.askAtNight!()).toMatchObject({ failure: 'outOfService' })
        expect(await asked.outcome()).toEqual({ state: 'unknown' })
        granted(await asked.ask())
        expect(await asked.bought()).toBe(1)
      },
    )

    test('hotel: what the hotel has answered by hand is not given up', async () => {
      const each = hotelKeys.find(({ operation }) => operation === 'confirm')!
      const asked = await arrange(each, 'answered', each.arrangePending)
      const { decidesBy } = (await asked.ask()) as { decidesBy: Date }
      const late = { operation: 'confirm', key: 'hotel: confirm/answered' } as const
      expect(await suppliers.hotels.void({ now: decidesBy }, late)).toEqual({ state: 'done' })
      expect(await asked.bought()).toBe(1)
    })
  })
}
