import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { decideApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { createCarOrder, getCarPlaces } from '@sojourn/contract/products/car/car.calls'
import { saveCarOrderTemp } from '@sojourn/contract/products/car/draft.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { carDetail, carRequest } from '@sojourn/server/testing/cars'
import { expectResult, payByCredit } from '@sojourn/server/testing/flights'
import { createCaller } from './caller'
import type { BothSides } from './both-sides'
import { resultOf, type Client } from './client'
import { asOwner, numberOf } from './database'
import { findCase } from './flow'
import type { Pair } from './people'

const beijing = 224
const ends = ['首都国际机场', '国贸']

/** A ride for now, approved and paid: its platform looks for a driver. */
export async function orderRide(client: Client, pair: Pair, now: Date): Promise<string> {
  const { employee, manager } = pair
  const { token, employeeId: who } = employee
  const caller = createCaller(client, [pair], async () => undefined)
  const [from, to] = await Promise.all(
    ends.map(async (keyWords) => {
      const { places } = resultOf(await client.call(getCarPlaces, { cityId: beijing, keyWords }, { token }))
      return { placeId: places[0]!.placeId, name: places[0]!.name }
    }),
  )
  const { date, time } = localOf(now.toISOString(), chinaOffsetMinutes)
  const searchParams = { rideType: 'now' as const, cityId: beijing, from: from!, to: to!, departDate: date, departTime: time }
  const { tempOrderNo } = resultOf(await client.call(saveCarOrderTemp, { searchParams, travelType: 1, bookType: 0 }, { token }))
  const request = await carRequest(caller, who, tempOrderNo)
  const { orderNo } = resultOf(await client.call(createCarOrder, request, { token }))
  if (stateOfNumber((await carDetail(caller, who, orderNo)).state) === 'approving') {
    const approvalId = await findCase(client, manager, orderNo)
    resultOf(await client.call(decideApproval, { approvalId, decision: 'agree', version: 1 }, { token: manager.token }))
  }
  const { state, total } = await carDetail(caller, who, orderNo)
  if (stateOfNumber(state) === 'awaitingPayment') expectResult(await payByCredit(caller, who, orderNo, total))
  const sent = await carDetail(caller, who, orderNo)
  if (stateOfNumber(sent.state) !== 'issuing') throw new Error(`the ride is ${sent.stateName}`)
  return orderNo
}

/** Waits until the platform was asked about a ride, or its copies, as often as was due by now. */
export async function untilAsked({ server, now }: BothSides, orderNo: string, seconds = 120): Promise<void> {
  const [dueBy, end] = [now(), performance.now() + seconds * 1000]
  await asOwner(server, async (database) => {
    const due = (): Promise<number> =>
      numberOf(database, "SELECT count(*) FROM job WHERE payload->>'orderNo' LIKE $1 || '%' AND run_at <= $2", [orderNo, dueBy])
    for (let waiting = await due(); waiting > 0; waiting = await due()) {
      if (performance.now() > end) throw new Error(`${waiting} rides were not asked about within ${seconds} s`)
      await wait(100)
    }
  })
}

/** As many rides as `count` of the same person, of which one began every so often until now, each known to its platform. */
export async function copyRides(
  { server, supply, now }: BothSides,
  orderNo: string,
  count: number,
  minutes: number,
): Promise<void> {
  const copies = { count: count - 1, own: ['order_no'] }
  await asOwner(server, async (database) => {
    for (const table of ['orders', 'order_segment', 'order_traveller'])
      await copyRows(database, { table, condition: 'order_no = $1', ...copies }, orderNo)
    const own = ['order_no', 'ride_no']
    await copyRows(database, { table: 'car_ride', condition: 'order_no = $1', ...copies, own }, orderNo)
    await database.query(
      `INSERT INTO job (id, kind, enterprise_id, payload, run_at)
       SELECT gen_random_uuid(), 'order.issue', 1, jsonb_build_object('orderNo', $1::text || 'x' || n), $3
       FROM generate_series(1, $2::integer) AS n`,
      [orderNo, copies.count, now()],
    )
    await database.query('ANALYZE')
  })
  await asOwner(supply, async (database) => {
    const own = ['ride_no', 'order_key']
    const copied = { table: 'sandbox_ride', condition: "order_key LIKE '%' || $1", count: copies.count, own }
    await copyRows(database, copied, orderNo)
    await database.query(
      `UPDATE sandbox_ride SET ordered_at = ordered_at - later, depart_at = depart_at - later
       FROM (SELECT ride_no, split_part(ride_no, 'x', 2)::integer * $1::interval / $2::integer AS later FROM sandbox_ride
         WHERE ride_no LIKE '%x%') AS copied WHERE sandbox_ride.ride_no = copied.ride_no`,
      [`${minutes} minutes`, copies.count],
    )
  })
}

interface Copied {
  table: string
  condition: string
  count: number
  /** Columns that tell the copies apart. */
  own: readonly string[]
}

/** The rows of a table that meet a condition, once more for every number, which ends what tells them apart. */
async function copyRows(database: pg.Client, { table, condition, count, own }: Copied, value: string): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => (own.includes(name) ? `${name} || 'x' || n` : name))
  await database.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table}, generate_series(1, $2::integer) AS n
     WHERE ${condition}`,
    [value, count],
  )
}
