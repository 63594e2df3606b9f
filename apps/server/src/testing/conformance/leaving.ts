import { describe, expect, test } from 'vitest'
import type { RailDocument, RailPassenger, RailWaitlistRequest } from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'
import { choices, stranger } from './rail-keys'
import { asking, dayIn, granted, later, mayDiffer, ownClock, run, type Suppliers } from './suppliers'

const deadline = later(22 * 60)
const child = (): RailPassenger => ({ ...stranger(), child: true })

/** Between Shanghai Hongqiao, Beijing South, Nanjing South and Hangzhou East something is always sold out. */
const busy = [
  ['AOH', 'VNP'],
  ['VNP', 'AOH'],
  ['AOH', 'NKH'],
  ['AOH', 'HGH'],
] as const

/** A class of a train for which only a waitlist is taken. */
async function soldOut({ rail }: Suppliers): Promise<RailChoice> {
  for (const date of [2, 3, 4, 1, 5, 6, 7, 8].map(dayIn))
    for (const [from, to] of busy) {
      const rides = await rail.search(asking, { departStations: [from], arriveStations: [to], date, fastOnly: true })
      for (const { trainKey, departStation, arriveStation, sale, seats } of rides) {
        const full = sale === 'onSale' && seats.find(({ waitlist }) => waitlist)
        if (full) return { trainKey, departStation, arriveStation, seat: full.seat }
      }
    }
  throw new Error('nothing is sold out')
}

/** A party under a key, and what may be asked for it. */
async function partyOf(suppliers: Suppliers, key: string, passengers: RailPassenger[], choice?: RailChoice) {
  const { rail } = suppliers
  const request: RailWaitlistRequest = { key, choices: [choice ?? (await soldOut(suppliers))], passengers, deadline }
  return {
    passengers,
    join: () => rail.joinWaitlist(asking, request),
    leave: (passenger?: RailDocument, at = asking) => rail.leaveWaitlist(at, { key, ...(passenger && { passenger }) }),
    state: (at = asking) => rail.waitlist(at, { key, passengers }),
    outcome: () => rail.outcome(asking, { operation: 'joinWaitlist', key }),
  }
}

type Arrange = (key: string, passengers: RailPassenger[]) => Promise<Awaited<ReturnType<typeof partyOf>>>
interface Situations {
  /** Joined, and nothing has come back yet. */
  waiting: Arrange
  /** Not joined yet; there are seats, so that it is served as soon as it joins. */
  ready: Arrange
  /** Not joined yet; nothing is left. */
  late: Arrange
}

/** Leaving a waitlist is by the key under which it is joined, and as often as it is asked. */
export function describeLeaving(opened: () => Suppliers): void {
  const late: Arrange = (key, passengers) => partyOf(opened(), `${run}leaving/${key}`, passengers)
  const situations: Situations = {
    late,
    ready: async (key, passengers) => partyOf(opened(), `${run}leaving/${key}`, passengers, (await choices(opened()))[0]),
    async waiting(key, passengers) {
      const party = await late(key, passengers)
      granted(await party.join())
      expect(await party.state()).toMatchObject({ state: 'waiting', left: [] })
      return party
    },
  }
  describe('rail: leaving a waitlist', () => {
    allLeave(situations)
  })
  describe('rail: one of a party leaves a waitlist', () => {
    oneLeaves(situations)
  })
}

function allLeave({ waiting, ready }: Situations): void {
  test('twice is once; joining again answers as before, and nobody waits', async () => {
    const { join, leave, state } = await waiting('twice', [stranger(), stranger()])
    const answer = granted(await join())
    expect(await leave()).toEqual({ left: true })
    expect(await leave()).toEqual({ left: true })
    expect(await join()).toEqual(answer)
    expect(await state()).toMatchObject({ ...answer, state: 'left', left: [0, 1] })
  })

  test('before it is joined: what arrives later gets no place', async () => {
    const { join, leave, state, outcome } = await ready('early', [stranger()])
    expect(await leave()).toEqual({ left: true })
    expect(await join()).toEqual({ failure: 'keyVoid' })
    expect(await leave()).toEqual({ left: true })
    expect(await outcome()).toEqual({ state: 'void' })
    expect(await state()).toBeUndefined()
  })

  test('that has its tickets is not possible, for one of it neither', async () => {
    const { passengers, join, leave, state } = await ready('served', [stranger(), stranger()])
    granted(await join())
    expect(await leave()).toEqual({ failure: 'waitlistEnded' })
    expect(await leave(passengers[0])).toEqual({ failure: 'waitlistEnded' })
    expect(await state()).toMatchObject({ state: 'fulfilled', left: [] })
  })

  test('whose deadline is over is not possible', async ({ skip }) => {
    const { leave, state } = await waiting('over', [stranger()])
    const over = await state({ now: deadline })
    skip(mayDiffer && over?.state === 'waiting', ownClock)
    expect(over).toMatchObject({ state: 'expired', left: [] })
    expect(await leave(undefined, { now: deadline })).toEqual({ failure: 'waitlistEnded' })
  })
}

function oneLeaves({ waiting, ready, late }: Situations): void {
  test('twice is once; the others wait on, and joining again brings nobody back', async () => {
    const { passengers, join, leave, state } = await waiting('one', [stranger(), stranger()])
    const answer = granted(await join())
    expect(await leave(passengers[0])).toEqual({ left: true })
    expect(await leave(passengers[0])).toEqual({ left: true })
    expect(await join()).toEqual(answer)
    expect(await state()).toMatchObject({ state: 'waiting', left: [0] })
  })

  test('as the last one ends it', async () => {
    const { passengers, leave, state } = await waiting('last', [stranger(), stranger()])
    for (const passenger of passengers) expect(await leave(passenger)).toEqual({ left: true })
    expect(await state()).toMatchObject({ state: 'left', left: [0, 1] })
  })

  test('but no child stays alone', async () => {
    const { passengers, leave, state } = await waiting('child', [stranger(), child()])
    expect(await leave(passengers[0])).toMatchObject({ failure: 'childAlone' })
    expect(await state()).toMatchObject({ state: 'waiting', left: [] })
    expect(await leave(passengers[1])).toEqual({ left: true })
  })

  test('before it is joined: what arrives later buys for the others alone', async () => {
    const { passengers, join, leave, state, outcome } = await ready('early one', [stranger(), stranger()])
    expect(await leave(passengers[0])).toEqual({ left: true })
    expect(await leave(passengers[0])).toEqual({ left: true })
    expect(await outcome()).toEqual({ state: 'unknown' })
    const answer = granted(await join())
    const { left, fulfilled } = (await state())!
    expect([left, fulfilled?.tickets.map(({ passenger }) => passenger)]).toEqual([[0], [0]])
    expect(await join()).toEqual(answer)
    expect(await leave(passengers[0])).toEqual({ left: true })
  })

  test('one after the other before it is joined: what arrives later gets no place', async () => {
    const { passengers, join, leave, state } = await ready('early all', [stranger(), stranger()])
    for (const passenger of passengers) expect(await leave(passenger)).toEqual({ left: true })
    expect(await join()).toEqual({ failure: 'keyVoid' })
    expect(await state()).toBeUndefined()
  })

  test.each([0, 1])('at the moment of joining: nobody who was let go waits (%s)', async (first) => {
    const { passengers, join, leave, state } = await late(`race ${first}`, [stranger(), stranger()])
    const turns = Array.from({ length: 10 }, (_, index) => (index % 2 === first ? join() : leave(passengers[1])))
    for (const answer of await Promise.all(turns)) expect(answer).not.toHaveProperty('failure')
    expect(await state()).toMatchObject({ state: 'waiting', left: [1] })
  })
}
