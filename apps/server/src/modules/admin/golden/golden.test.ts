import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRuleChanges } from '@sojourn/contract/admin/record-change.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { endGoldenTrip, getGoldenOffers, getGoldenTrips, saveGoldenTrip } from '@sojourn/contract/products/policy-lab.calls'
import { goldenAtMost } from '@sojourn/contract/products/policy-lab-words'
import { decidePolicy } from '@sojourn/contract/products/travel-policy.calls'
import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { refusedAs } from '../../../testing/approvals'
import { book, expectResult } from '../../../testing/flights'
import { bookStay } from '../../../testing/hotels'
import { changed, policyOf, propose, publishAlone, secondAdministrator } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain } from '../../../testing/trains'

let server: TestServer
let orderNo: string
beforeAll(async () => {
  server = await openTestServer()
  orderNo = (await book(server, 'employee', { date: '2026-12-09' })).created.orderNo
})
afterAll(() => server.close())

type Save = RequestOf<typeof saveGoldenTrip>
const offersOf = async (order: string) => expectResult(await server.call('admin', getGoldenOffers, { orderNo: order })).searches
const save = (more: Partial<Save>) =>
  server.call('admin', saveGoldenTrip, { version: 0, name: '京沪往返', verdict: 'within', ...more })
const listed = async (ended = false) => expectResult(await server.call('admin', getGoldenTrips, { ended })).list
const mark = async (more: Partial<Save> = {}, order = orderNo) => {
  const [search] = await offersOf(order)
  const choice = { orderNo: order, searchId: search!.searchId, position: -1 }
  return expectResult(await save({ choice, ...more }))
}
const forbidding: FlightSection = { advanceDays: 60, handling: { advanceDays: 'forbid' } }
const approving: FlightSection = { advanceDays: 60, handling: { advanceDays: 'approval' } }

describe('[S2.46] a golden trip', () => {
  test('is what an order bought, or another offer of its search, with the verdict that it must keep', async () => {
    const [search] = await offersOf(orderNo)
    const [bought, ...others] = search!.offers
    expect(bought).toMatchObject({ position: -1, now: 'within' })
    const forbidden = others.find(({ now }) => now === 'forbidden')!
    const { goldenId } = await mark()
    // The newest stands first.
    await server.turn(1)
    const other = await mark({
      name: '头等舱',
      verdict: 'forbidden',
      choice: { orderNo, searchId: search!.searchId, position: forbidden.position },
    })
    expect(await listed()).toMatchObject([
      { goldenId: other.goldenId, offer: forbidden.label, bought: false, verdict: 'forbidden', now: 'forbidden' },
      {
        goldenId,
        name: '京沪往返',
        orderNo,
        product: 'flight',
        bought: true,
        offer: bought!.label,
        verdict: 'within',
        now: 'within',
      },
    ])
    expectResult(await server.call('admin', endGoldenTrip, other))
  })

  test.each([
    ['a train', async () => expectResult((await bookTrain(server)).answer).orderNo],
    ['a stay', async () => (await bookStay(server, 'employee', {}, ({ verdict }) => verdict === 'within')).created.orderNo],
  ])('may be of %s', async (_title, order) => {
    const golden = await mark({ name: '其他产品' }, await order())
    expect((await listed()).find(({ goldenId }) => goldenId === golden.goldenId)).toMatchObject({ now: 'within', bought: true })
    expectResult(await server.call('admin', endGoldenTrip, golden))
  })

  test('is changed and ended with a history, and not by two at once', async () => {
    const { goldenId, version } = await mark({ name: '临时' })
    const renamed = expectResult(await save({ goldenId, version, name: '改名' }))
    expect(await save({ goldenId, version, name: '晚了' })).toMatchObject(refusedAs('recordChanged'))
    const ended = expectResult(await server.call('admin', endGoldenTrip, renamed))
    expect(await save({ ...ended, name: '再改' })).toMatchObject(refusedAs('goldenEnded'))
    expect((await listed()).map((each) => each.goldenId)).not.toContain(goldenId)
    expect((await listed(true)).find((each) => each.goldenId === goldenId)).toMatchObject({ name: '改名', endedOn: '2026-11-20' })
    const { list } = expectResult(await server.call('admin', getRuleChanges, { kind: 'goldenTrip', id: goldenId }))
    expect(list.map(({ act }) => act)).toEqual(['ended', 'changed', 'added'])
    expect(list[1]!.changes).toEqual([{ field: 'name', before: '临时', after: '改名' }])
  })

  test('needs a name and something that is kept', async () => {
    const [search] = await offersOf(orderNo)
    const choice = { orderNo, searchId: search!.searchId, position: -1 }
    expect(await save({ choice, name: ' ' })).toMatchObject(refusedAs('goldenNameMissing'))
    expect(await save({})).toMatchObject(refusedAs('goldenUnsuitable'))
    expect(await save({ choice: { ...choice, position: 9_999 } })).toMatchObject(refusedAs('goldenUnsuitable'))
    expect(await save({ choice: { ...choice, searchId: 'none' } })).toMatchObject(refusedAs('goldenUnsuitable'))
    expect(await save({ choice: { ...choice, orderNo: 'F0' } })).toMatchObject(refusedAs('orderUnknown'))
    expect(await save({ goldenId: 'none' })).toMatchObject(refusedAs('notFound'))
    await server.database.pool.query(
      `INSERT INTO golden_trip (enterprise_id, golden_id, name, product, order_no, search_id, verdict, created_at)
       SELECT 1, 'many-' || n, '多', 1, 'none', 'none', 'within', now() FROM generate_series(1, $1::integer) n`,
      [goldenAtMost],
    )
    expect(await save({ choice })).toMatchObject(refusedAs('goldenFull'))
    await server.database.pool.query("DELETE FROM golden_trip WHERE golden_id LIKE 'many-%'")
  })

  test('of an order of another company is not found', async () => {
    const other = (await book(server, 'employee@beichen.example', { date: '2026-12-22' })).created.orderNo
    expect(await server.call('admin', getGoldenOffers, { orderNo: other })).toMatchObject(refusedAs('orderUnknown'))
  })
})

describe('[S2.46] a version that changes the verdict of a golden trip', () => {
  test('is not published, and the golden trips are named; others are', async () => {
    expect((await listed()).map(({ name }) => name)).toEqual(['京沪往返'])
    const refused = await propose(server, 'admin', {
      ...(await changed(server, 'staff', { flight: forbidding })),
      publishAlone: { reason: '' },
    })
    expect(refused).toMatchObject({
      ...refusedAs('goldenBroken'),
      message: expect.stringContaining('京沪往返') as unknown,
      result: { broken: [{ name: '京沪往返', verdict: 'within', found: 'forbidden' }] },
    })
    await publishAlone(server, await changed(server, 'director', { flight: forbidding }))
    const { train } = (await policyOf(server, 'staff')).policy!
    await publishAlone(server, await changed(server, 'staff', { train: { ...train!, advanceDays: 9 } }))
  })

  test('is published by who says why, and the history keeps it', async () => {
    const proposal = await changed(server, 'staff', { flight: forbidding })
    await publishAlone(server, { ...proposal, goldenReason: '年底控制成本' })
    const { list } = expectResult(await server.call('admin', getRuleChanges, { kind: 'policy', id: 'staff' }))
    expect(list[0]!.changes).toContainEqual({ field: 'goldenReason', before: '', after: '年底控制成本' })
    expect((await listed())[0]).toMatchObject({ verdict: 'within', now: 'forbidden' })
  })

  test('is looked at again by the second person, who says why as well', async () => {
    const second = await secondAdministrator(server)
    const proposal = await changed(server, 'staff', { flight: approving })
    expect(await propose(server, 'admin', proposal)).toMatchObject(refusedAs('goldenBroken'))
    const { proposalId } = expectResult(await propose(server, 'admin', { ...proposal, goldenReason: '先行试点' }))
    expect((await policyOf(server, 'staff', second)).proposal).toMatchObject({ goldenReason: '先行试点' })
    const publish = (more: object) => server.call(second, decidePolicy, { proposalId, decision: 'publish', ...more })
    expect(await publish({})).toMatchObject(refusedAs('goldenBroken'))
    expectResult(await publish({ goldenReason: '同意' }))
    expect((await listed())[0]).toMatchObject({ now: 'approval' })
  })
})
