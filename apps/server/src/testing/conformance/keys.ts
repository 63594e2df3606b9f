import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from '@sojourn/supply/ports/keys'
import { airKeys } from './air-keys'
import { hotelKeys } from './hotel-keys'
import { intlAirKeys } from './intl-air-keys'
import { describeIntlAirExtras, describeIntlAirRules } from './intl-air-rules'
import { describeLeaving } from './leaving'
import { railKeys } from './rail-keys'
import { rideKeys } from './ride-keys'
import {
  asking,
  decidesAtOnce,
  granted,
  mayDiffer,
  ownClock,
  run,
  type Arrangement,
  type KeyedOperation,
  type Situation,
  type Suppliers,
} from './suppliers'

const operations: KeyedOperation[] = [...railKeys, ...airKeys, ...intlAirKeys, ...hotelKeys, ...rideKeys]
const slow = operations.filter(({ arrangePending }) => arrangePending)
/** Seats of trains are not sold at night; everything else is open all day. */
const closedAtNight = railKeys.filter(({ operation }) => operation === 'lock' || operation === 'joinWaitlist')

interface Asked extends Situation {
  outcome: () => Promise<Outcome<object>>
  void: (at?: Date) => Promise<Outcome<object>>
}
type Skip = (condition: boolean, note: string) => void
type Arrange = (operation: KeyedOperation, title: string, how?: Arrangement) => Promise<Asked>

/** What every supplier keeps to, wherever it runs: architecture 9, a key has one final answer. */
export function describeKeys(where: string, open: () => Promise<Suppliers>): void {
  describe(`keys of suppliers ${where}`, () => {
    let suppliers: Suppliers
    beforeAll(async () => {
      suppliers = await open()
    })
    afterAll(() => suppliers.close())
    afterEach(() => suppliers.checkBooks?.())

    const arrange: Arrange = async ({ name, keys, operation, ...each }, title, how = each.arrange) => {
      const [known, key] = [keys(suppliers), `${run}${name}/${title}`]
      return {
        ...(await how(suppliers, key)),
        outcome: () => known.outcome(asking, { operation, key }),
        void: (now = asking.now) => known.void({ now }, { operation, key }),
      }
    }
    oneFinalAnswer(arrange)
    oneAfterTheOther(arrange)
    notDecidedYet(arrange)
    describeLeaving(() => suppliers)
    describeIntlAirRules(() => suppliers)
    describeIntlAirExtras(() => suppliers)
  })
}

function oneFinalAnswer(arrange: Arrange): void {
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
}

function oneAfterTheOther(arrange: Arrange): void {
  test.each(operations.flatMap((each) => [0, 1].map((first) => ({ ...each, first }))))(
    '$name: of twenty requests and voids at once one holds for all of them ($first)',
    async ({ first, ...each }) => {
      const asked = await arrange(each, `race ${first}`)
      const turns = Array.from({ length: 20 }, (_, index) => (index % 2 === first ? 'ask' : 'void'))
      const answers = await Promise.all(turns.map((turn) => (turn === 'ask' ? asked.ask() : asked.void())))
      const { state } = await asked.outcome()
      expect(['done', 'void']).toContain(state)
      const answer = answers[first]!
      expect('failure' in answer).toBe(state === 'void')
      expect(answers).toEqual(turns.map((turn) => (turn === 'ask' ? answer : { state })))
      expect(await asked.bought()).toBe(state === 'done' ? 1 : 0)
    },
  )
}

function notDecidedYet(arrange: Arrange): void {
  /** Of a supplier that takes no orders about that, nothing is said. */
  const pending = async (each: KeyedOperation, title: string, skip: Skip): Promise<Asked> => {
    const asked = arrange(each, title, each.arrangePending)
    if (mayDiffer) await asked.catch(() => skip(true, decidesAtOnce))
    return asked
  }

  test.for(slow)('$name: what is not decided yet can be given up', async (each, { skip }) => {
    const asked = await pending(each, 'pending', skip)
    expect(await asked.ask()).not.toHaveProperty('failure')
    skip(mayDiffer && (await asked.outcome()).state === 'done', decidesAtOnce)
    expect(await asked.outcome()).toEqual({ state: 'pending' })
    expect(await asked.void()).toEqual({ state: 'void' })
    expect(await asked.ask()).toEqual({ failure: 'keyVoid' })
    expect(await asked.bought()).toBe(0)
  })

  test.for(slow.filter(({ operation }) => operation === 'confirm'))(
    '$name: what the hotel has answered by hand is not given up',
    async (each, { skip }) => {
      const asked = await pending(each, 'answered', skip)
      const { decidesBy } = (await asked.ask()) as { decidesBy: Date }
      skip(mayDiffer && (await asked.outcome()).state === 'done', decidesAtOnce)
      expect(await asked.void(decidesBy)).toEqual({ state: 'done' })
      expect(await asked.bought()).toBe(1)
    },
  )

  test.for(closedAtNight)('$name: a refusal passes that says only that the supplier is closed', async (each, { skip }) => {
    const asked = await arrange(each, 'night')
    const answer = await asked.askAtNight!()
    skip(mayDiffer && !('failure' in answer), ownClock)
    expect(answer).toMatchObject({ failure: 'outOfService' })
    expect(await asked.outcome()).toEqual({ state: 'unknown' })
    granted(await asked.ask())
    expect(await asked.bought()).toBe(1)
  })
}
