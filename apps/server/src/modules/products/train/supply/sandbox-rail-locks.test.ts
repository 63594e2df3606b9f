import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../../db/database'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  choiceOf,
  dayAfter,
  faults,
  granted,
  lockRequest,
  minutesLater,
  now,
  railOn,
  checkBooks,
  strangers,
} from './sandbox-rail.testing'

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
afterEach(() => checkBooks(database.pool))

const line: [string, string] = ['AOH', 'VNP']
const places = (answer: Awaited<ReturnType<typeof rail.lock>>): string[] =>
  granted(answer).places.map(({ coach, place }) => `${coach} ${place}`)

test('selling A to C blocks A to B and B to C, and not C to D; the seat is sold again from C on', async () => {
  const front = choiceOf('G6', ['AOH', 'NKH'])
  const [part, back] = [choiceOf('G6', ['OHH', 'NKH']), choiceOf('G6', ['NKH', 'VNP'])]
  const [whole, behind] = [await rail.left(choiceOf('G6', line)), await rail.left(back)]
  const sold: string[] = []
  for (;;) {
    const answer = await rail.lock(lockRequest(`interval ${sold.length}`, [front], strangers(1)))
    if ('failure' in answer) {
      expect(answer.failure).toBe('soldOut')
      break
    }
    sold.push(...places(answer))
  }
  expect(new Set(sold).size).toBe(sold.length)
  expect(sold.length).toBeGreaterThanOrEqual(whole)
  expect(await rail.left(front)).toBe(0)
  expect(await rail.left(choiceOf('G6', line))).toBe(0)
  expect(await rail.left(part)).toBeLessThan(behind)
  expect(await rail.left(back)).toBe(behind)
  const again = places(await rail.lock(lockRequest('interval again', [back], strangers(5))))
  expect(again.filter((place) => sold.includes(place)).length).toBeGreaterThan(0)
})

test('a party sits in one row, a larger one in one coach', async () => {
  const rows = places(await rail.lock(lockRequest('row', [choiceOf('G2', line)], strangers(3)))).map((place) => place.slice(0, 5))
  expect(new Set(rows).size).toBe(1)
  const coaches = places(await rail.lock(lockRequest('coach', [choiceOf('G2', line, 'M')], strangers(5)))).map((each) =>
    each.slice(0, 2),
  )
  expect(new Set(coaches).size).toBe(1)
})

test('[handbook 3.5] letters that were asked for are had, with the row between them', async () => {
  const request = { ...lockRequest('wishes', [choiceOf('G2', line)], strangers(3)), seatChoice: ['1A', '1F', '2C'] }
  const seats = granted(await rail.lock(request)).places.map(({ place }) => place)
  expect(seats.map((place) => place.slice(2))).toEqual(['A', 'F', 'C'])
  const [first, second, third] = seats.map((place) => Number(place.slice(0, 2)))
  expect([second! - first!, third! - first!]).toEqual([0, 1])
})

test('[handbook 3.2] berths cost what they are, and those asked for are had', async () => {
  const request = {
    ...lockRequest('berths', [choiceOf('Z1', ['AOH', 'VNP'], '3')], strangers(3)),
    berthChoice: { lower: 2, middle: 0, upper: 1 },
  }
  const berths = granted(await rail.lock(request)).places
  expect(berths.map(({ berth, price }) => [berth, price])).toEqual([
    ['lower', 18_200],
    ['lower', 18_200],
    ['upper', 16_900],
  ])
})

test('[handbook 3.5] a child pays half, in half yuan, and never travels alone', async () => {
  const choice = choiceOf('G4', ['AOH', 'OHH'])
  const party = [...strangers(1), ...strangers(1, true)]
  expect(granted(await rail.lock(lockRequest('child', [choice], party))).places.map(({ price }) => price)).toEqual([13_850, 6950])
  expect(await rail.lock(lockRequest('alone', [choice], strangers(2, true)))).toEqual({ failure: 'childAlone', passenger: 0 })
})

test('[handbook 3.5] six passengers are too many for one purchase', async () => {
  expect(await rail.lock(lockRequest('six', [choiceOf('G2', line)], strangers(6)))).toEqual({ failure: 'purchaseLimit' })
})

test('[handbook 3.5] one ticket per document, train and date; journeys at the same time are refused', async () => {
  const [person] = strangers(1)
  const others = strangers(1)
  const [twin] = strangers(1)
  granted(await rail.lock(lockRequest('first', [choiceOf('G2', ['AOH', 'NKH'])], [person!])))
  const refused = { failure: 'journeyConflict', ride: 0, passenger: 1 }
  expect(await rail.lock(lockRequest('same train', [choiceOf('G2', ['JGK', 'VNP'])], [...others, person!]))).toEqual(refused)
  expect(await rail.lock(lockRequest('overlap', [choiceOf('G6', line)], [...others, person!]))).toEqual(refused)
  granted(await rail.lock(lockRequest('later', [choiceOf('G4', line)], [...others, person!])))
  expect(await rail.lock(lockRequest('twice', [choiceOf('G8', line)], [twin!, twin!]))).toEqual(refused)
})

test('a person is bought one of two overlapping journeys asked for in the same moment', async () => {
  const [person] = strangers(1)
  const answers = await Promise.all(
    ['G2', 'G6', 'G2', 'G6'].map((train, index) =>
      rail.lock(lockRequest(`race ${index}`, [choiceOf(train, ['AOH', 'OHH'], 'O', dayAfter(1))], [person!])),
    ),
  )
  expect(answers.filter((answer) => !('failure' in answer))).toHaveLength(1)
})

describe('seats instead of others', () => {
  const [morning, overlapping] = [choiceOf('G2', line, 'O', dayAfter(2)), choiceOf('G6', line, 'O', dayAfter(2))]

  test('are no conflict with those that go back for them, which others can have at once', async () => {
    const people = strangers(1)
    const left = await rail.left(morning)
    const { lockNo: insteadOf } = granted(await rail.lock(lockRequest('first of two', [morning], people)))
    expect(await rail.lock(lockRequest('second of two', [overlapping], people))).toMatchObject({ failure: 'journeyConflict' })
    granted(await rail.lock({ ...lockRequest('instead', [overlapping], people), insteadOf }))
    expect(await rail.left(morning)).toBe(left)
    expect(await rail.lock(lockRequest('back again', [morning], people))).toMatchObject({ failure: 'journeyConflict' })
  })

  test('that are not to be had at once leave the others as they are; nothing is put into the queue', async () => {
    const people = strangers(1)
    const { lockNo: insteadOf } = granted(await rail.lock(lockRequest('kept', [morning], people)))
    for (const fault of ['#NO_SEAT', '#LATE']) {
      const asked = { ...lockRequest(`in vain ${fault}`, [overlapping], people), insteadOf, remark: fault }
      expect(await rail.lock(asked)).toMatchObject({ failure: 'soldOut' })
    }
    expect(await rail.lock(lockRequest('still', [overlapping], people))).toMatchObject({ failure: 'journeyConflict' })
  })

  test('swapped by two people at the same moment are swapped for both', async () => {
    const [one, other] = [strangers(1), strangers(1)]
    const held = granted(await rail.lock(lockRequest('one before', [morning], one))).lockNo
    const beside = granted(await rail.lock(lockRequest('other before', [overlapping], other))).lockNo
    const answers = await Promise.all([
      rail.lock({ ...lockRequest('one after', [overlapping], one), insteadOf: held }),
      rail.lock({ ...lockRequest('other after', [morning], other), insteadOf: beside }),
    ])
    expect(answers.map((answer) => 'lockNo' in answer)).toEqual([true, true])
  })
})

test("[handbook 3.5] only one's own cancellations count: neither those of who booked for one, nor what ended by itself", async () => {
  const [booker, booked] = [{ ...strangers(1)[0]!, buyer: true }, strangers(1)[0]!]
  const attempt = async (key: string) =>
    granted(await rail.lock(lockRequest(key, [choiceOf('G4', line)], [booker, booked]))).lockNo
  for (let time = 0; time < 3; time++) await rail.release(await attempt(`ended ${time}`), now, false)
  for (let time = 0; time < 3; time++) await rail.release(await attempt(`booked ${time}`))
  granted(await rail.lock(lockRequest('booked for', [choiceOf('G4', line)], [booked])))
  expect(await rail.lock(lockRequest('booker', [choiceOf('G8', line)], [booker]))).toMatchObject({ failure: 'purchaseLimit' })
})

test('[handbook 3.5] three cancellations in a day end the purchases of that day; what ran out counts for nothing', async () => {
  const person = { ...strangers(1)[0]!, buyer: true }
  const attempt = (key: string, at = now) => rail.lock(lockRequest(key, [choiceOf('G4', line)], [person]), at)
  const late = granted(await attempt('expires'))
  await rail.release(late.lockNo, minutesLater(31))
  for (let time = 0; time < 3; time++) {
    const { lockNo } = granted(await attempt(`cancel ${time}`))
    await rail.release(lockNo)
    await rail.release(lockNo)
  }
  expect(await attempt('limited')).toMatchObject({ failure: 'purchaseLimit', passenger: 0 })
  const tomorrow = minutesLater(24 * 60)
  granted(
    await rail.lock(
      { ...lockRequest('new day', [choiceOf('G4', line)], [person]), holdUntil: minutesLater(30, tomorrow) },
      tomorrow,
    ),
  )
})

test('a lock whose time is over is free again without anybody clearing it', async () => {
  const choice = choiceOf('G8', line)
  const before = await rail.left(choice)
  const request = lockRequest('lapses', [choice], strangers(5))
  const { lockNo } = granted(await rail.lock(request))
  expect(await rail.left(choice)).toBe(before - 5)
  expect(await rail.left(choice, minutesLater(30))).toBe(before - 5)
  expect(await rail.left(choice, minutesLater(31))).toBe(before)
  expect(await rail.issue(lockNo, minutesLater(31))).toEqual({ failure: 'lockExpired' })
  for (let sold = 0; sold < before; sold++)
    granted(
      await rail.lock({ ...lockRequest(`after ${sold}`, [choice], strangers(1)), holdUntil: minutesLater(90) }, minutesLater(31)),
    )
  expect(await rail.lock(lockRequest('full', [choice], strangers(1)), minutesLater(31))).toMatchObject({ failure: 'soldOut' })
  expect(await rail.lock(request, minutesLater(31))).toEqual({ failure: 'lockExpired' })
})

test('standing is sold by quota, where seats are sold out and a standing place will do', async () => {
  const choice = choiceOf('G10', ['AOH', 'HGH'])
  const standing = { ...choice, seat: 'WZ' as const }
  expect(await rail.left(standing)).toBe(0)
  const seats = await rail.left(choice)
  for (let sold = 0; sold < seats; sold++) granted(await rail.lock(lockRequest(`seat ${sold}`, [choice], strangers(1))))
  expect(await rail.lock(lockRequest('sits', [choice], strangers(1)))).toMatchObject({ failure: 'soldOut' })
  expect(await rail.left(standing)).toBe(1)
  const stands = { ...lockRequest('stands', [choice], strangers(1)), acceptStanding: true }
  expect(granted(await rail.lock(stands)).places).toMatchObject([{ seat: 'WZ', place: '', price: 13_850 }])
  expect(await rail.lock({ ...lockRequest('stands too', [choice], strangers(1)), acceptStanding: true })).toMatchObject({
    failure: 'soldOut',
  })
})

test('the same key answers the same, and eight at once are one lock', async () => {
  const request = lockRequest('once', [choiceOf('G2', line)], strangers(2))
  const answers = await Promise.all(Array.from({ length: 8 }, () => rail.lock(request)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(granted(answers[0]!).places).toHaveLength(2)
})

test('both rides of a journey with a change, or none', async () => {
  const [first, second] = [choiceOf('G2', ['AOH', 'NKH'], 'O', dayAfter(2)), choiceOf('G4', ['NKH', 'VNP'], 'O', dayAfter(2))]
  expect(
    granted(await rail.lock(lockRequest('both', [first, second], strangers(2)))).places.map(({ passenger, ride }) => [
      passenger,
      ride,
    ]),
  ).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])
  const full = choiceOf('G4', ['NKH', 'VNP'], '9', dayAfter(2))
  while (!('failure' in (await rail.lock(lockRequest(`fill ${Math.random()}`, [full], strangers(1))))));
  const before = await rail.left(first)
  expect(await rail.lock(lockRequest('neither', [first, full], strangers(1)))).toEqual({
    failure: 'soldOut',
    ride: 1,
    trainNo: 'G4',
  })
  expect(await rail.left(first)).toBe(before)
})

test('a dearer fare is refused with what it is now; a cheaper one is sold', async () => {
  const request = { ...lockRequest('dear', [choiceOf('G2', line)], strangers(1)), expectedPrices: [55_399] }
  expect(await rail.lock(request)).toEqual({ failure: 'priceChanged', ride: 0, prices: [55_400] })
  granted(await rail.lock({ ...request, expectedPrices: [60_000] }))
})

test.each([
  ['NO_SEAT', 'soldOut'],
  ['IDENTITY', 'identityNotVerified'],
  ['CONFLICT', 'journeyConflict'],
  ['LIMIT', 'purchaseLimit'],
  ['CLOSED', 'outOfService'],
  ['BUSY', 'supplierBusy'],
] as const)('the word #%s in the remark makes the railway answer %s', async (fault, failure) => {
  expect(await rail.lock(lockRequest(fault, [choiceOf('G2', line)], strangers(2), fault))).toMatchObject({ failure })
})

test('the passenger whose name says so is the one whom the railway does not know', async () => {
  const [first, second] = strangers(2)
  const request = lockRequest('unknown', [choiceOf('G2', line)], [first!, { ...second!, name: '某人#IDENTITY' }])
  expect(await rail.lock(request)).toEqual({ failure: 'identityNotVerified', passenger: 1 })
})

test('#LATE: the queue first, then the seats; asking once more changes nothing', async () => {
  const request = lockRequest('late', [choiceOf('G2', line)], strangers(1), 'LATE')
  expect(await rail.lock(request)).toEqual({ pending: true })
  const answer = granted(await rail.lock(request))
  expect(answer.places).toHaveLength(1)
  expect(await rail.lock(request)).toEqual(answer)
})

test('[handbook 3.9] the queue is left: nothing is looked for any more, and seats found meanwhile are free again', async () => {
  const choice = choiceOf('G2', line, 'M')
  const before = await rail.left(choice)
  const waiting = lockRequest('leaves', [choice], strangers(2), 'LATE')
  expect(await rail.lock(waiting)).toEqual({ pending: true })
  await rail.leaveQueue('leaves')
  expect(await rail.lock(waiting)).toEqual({ failure: 'lockExpired' })
  const answered = lockRequest('answered', [choice], strangers(2), 'LATE')
  expect(await rail.lock(answered)).toEqual({ pending: true })
  granted(await rail.lock(answered))
  expect(await rail.left(choice)).toBe(before - 2)
  await rail.leaveQueue('answered')
  await rail.leaveQueue('answered')
  await rail.leaveQueue('never joined')
  expect(await rail.left(choice)).toBe(before)
  expect(await rail.lock(answered)).toEqual({ failure: 'lockExpired' })
})

test('#TWICE: the railway works twice, and the seats are taken once', async () => {
  const choice = choiceOf('G2', line, 'D')
  const before = await rail.left(choice)
  granted(await rail.lock(lockRequest('two answers', [choice], strangers(2), 'TWICE')))
  expect(await rail.left(choice)).toBe(before - 2)
})

test('#OTHER_SEAT: seats, but not those asked for; #PRICE_UP: five yuan more', async () => {
  const choice = choiceOf('G2', line)
  const request = { ...lockRequest('other', [choice], strangers(1), 'OTHER_SEAT'), seatChoice: ['1A'] }
  expect(granted(await rail.lock(request)).places[0]?.place).toMatch(/C$/)
  const dear = { ...lockRequest('up', [choice], strangers(1), 'PRICE_UP'), expectedPrices: [55_400] }
  expect(await rail.lock(dear)).toEqual({ failure: 'priceChanged', ride: 0, prices: [55_900] })
})

test('a forced fault happens to everybody, until it is lifted', async () => {
  faults.forced.add('NO_SEAT')
  const request = lockRequest('forced', [choiceOf('G2', line)], strangers(1))
  expect(await rail.lock(request)).toMatchObject({ failure: 'soldOut' })
  faults.forced.delete('NO_SEAT')
  granted(await rail.lock(request))
})
