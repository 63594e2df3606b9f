import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RailLocked } from '@sojourn/supply/ports/rail'
import { openDatabase, type Database } from '../../../../db/database'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import { choiceOf, dayAfter, granted, lockRequest, minutesLater, railOn, checkBooks, strangers } from './sandbox-rail.testing'

let database: TestDatabase
let connections: Database
let rail: ReturnType<typeof railOn>
beforeAll(async () => {
  database = await openTestDatabase()
  connections = openDatabase(database.application)
  rail = railOn(connections)
})
afterAll(async () => {
  await connections.close()
  await database.close()
})

const stops = ['AOH', 'OHH', 'NKH', 'JGK', 'VNP']
const stretches = stops.flatMap((from, index) => stops.slice(index + 1).map((to): [string, string] => [from, to]))

test('200 buyers of one train at once: no place is sold twice on an interval, and nothing is left that they could have had', async () => {
  const buyers = Array.from({ length: 200 }, (_, index) => ({
    choice: choiceOf('G6', stretches[(index * 7) % stretches.length]!),
    party: 1 + (index % 3),
  }))
  const answers = await Promise.all(
    buyers.map(({ choice, party }, index) => rail.lock(lockRequest(`crowd ${index}`, [choice], strangers(party)))),
  )
  const failures = answers.flatMap((answer) => ('failure' in answer ? [answer.failure] : []))
  expect(new Set(failures)).toEqual(new Set(['soldOut']))
  await checkBooks(database.pool)
  for (const [index, answer] of answers.entries()) {
    const buyer = buyers[index]!
    if ('failure' in answer) expect(await rail.left(buyer.choice)).toBeLessThan(buyer.party)
  }
})

test('200 buyers of the whole way of a long train: everybody is served, parties sit in one coach', async () => {
  const choice = choiceOf('G2', ['AOH', 'VNP'])
  const left = await rail.left(choice)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => rail.lock(lockRequest(`whole ${index}`, [choice], strangers(1 + (index % 3))))),
  )
  const locked = answers.map((answer): RailLocked => granted(answer))
  const places = locked.flatMap((answer) => answer.places.map(({ coach, place }) => `${coach} ${place}`))
  expect(new Set(places).size).toBe(places.length)
  expect(await rail.left(choice)).toBe(left - places.length)
  const together = locked.filter(({ places: party }) => new Set(party.map(({ coach }) => coach)).size === 1)
  expect(together).toHaveLength(locked.length)
})

test('buying, giving back and waiting at once: the books agree in the end, and no seat is lost', async () => {
  const choice = choiceOf('G8', ['AOH', 'VNP'], 'O', dayAfter(-3))
  const left = await rail.left(choice)
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const answer = await rail.lock(lockRequest(`mixed ${index}`, [choice], strangers(1)))
      if ('failure' in answer || 'pending' in answer) {
        const deadline = new Date('2026-11-30T04:00:00Z')
        const key = `wait ${index}`
        granted(await rail.join({ key, choices: [choice], passengers: strangers(1), deadline }))
        return { waits: key }
      }
      if (index % 2 === 0) return { kept: granted(await rail.issue(answer.lockNo)) }
      await rail.release(answer.lockNo)
      return {}
    }),
  )
  const waits = outcomes.flatMap(({ waits: key }) => key ?? [])
  let served = 0
  for (const key of waits) if ((await rail.waitlist(key)).state === 'fulfilled') served += 1
  const kept = outcomes.filter(({ kept: tickets }) => tickets).length
  await checkBooks(database.pool)
  expect(kept + served + (await rail.left(choice))).toBe(left)
  expect(served).toBe(Math.min(waits.length, left - kept))
})

test('locks that ran out are cleared away once, by buyers who all come at the same moment', async () => {
  const choice = choiceOf('G6', ['AOH', 'VNP'], 'O', dayAfter(2))
  const left = await rail.left(choice)
  for (let index = 0; index < left; index++) granted(await rail.lock(lockRequest(`lapses ${index}`, [choice], strangers(1))))
  const later = minutesLater(31)
  const request = (index: number) => ({
    ...lockRequest(`comes ${index}`, [choice], strangers(1)),
    holdUntil: minutesLater(30, later),
  })
  const answers = await Promise.all(Array.from({ length: left + 20 }, (_, index) => rail.lock(request(index), later)))
  expect(answers.filter((answer) => !('failure' in answer))).toHaveLength(left)
  await checkBooks(database.pool)
})
