import { orderStates, products, type OrderKind, type OrderState } from '@sojourn/contract/booking/codes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { TestServer } from '../../../testing/server'

/** Numbers that look random and are the same each time. */
function chanceOf(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    of: (share: number) => next() < share,
  }
}
export type Chance = ReturnType<typeof chanceOf>

const hourMs = 3_600_000
const start = Date.parse('2027-01-10T00:00:00.000Z')
export const momentAt = (hours: number): Date => new Date(start + hours * hourMs)

export const cityNames = { BJS: '北京', SHA: '上海', HGH: '杭州', CAN: '广州' } as const
type City = keyof typeof cityNames
const cities = Object.keys(cityNames) as City[]
const airportsOf: Record<City, string[]> = { BJS: ['PEK', 'PKX'], SHA: ['SHA', 'PVG'], HGH: ['HGH'], CAN: ['CAN'] }
const stationsOf: Record<City, string[]> = { BJS: ['VNP', 'BJP'], SHA: ['AOH', 'SHH'], HGH: ['HGH', 'HZH'], CAN: ['IZQ'] }
export const hotels = ['hotel-1', 'hotel-2', 'hotel-3']
/** The last is a guest, whom the company does not know as one of its people. */
export const people = ['1-employee', '1-manager', '1-director', '1-finance', 'g-somebody']

interface Part {
  position: number
  departCity: string
  arriveCity: string
  departPlace: string
  arrivePlace: string
  hotel: string
  nights: number
  begins: number
  ends: number
  calledOff: boolean
}
export interface RandomOrder {
  orderNo: string
  product: 'flight' | 'train' | 'hotel' | 'car'
  kind: OrderKind
  state: OrderState
  personal: boolean
  group: { apply: string | null; trip: string | null }
  travellers: string[]
  parts: Part[]
  /** By traveller's position: states of coupons, by segment or by night; nothing for who has no ticket of one's own. */
  coupons: Record<number, number[]>
}

export function randomOrders(count: number, seed: number): { orders: RandomOrder[]; chance: Chance } {
  const chance = chanceOf(seed)
  return { orders: Array.from({ length: count }, (_, index) => randomOrder(chance, index)), chance }
}

function randomOrder(chance: Chance, index: number): RandomOrder {
  const product = chance.pick(['flight', 'train', 'hotel', 'car'] as const)
  const first = chance.below(people.length)
  const travellers = chance.of(0.3) ? [people[first]!, people[(first + 1) % people.length]!] : [people[first]!]
  // No two parts begin at one moment, so that their order is certain.
  const begins = chance.below(300) + index / 1_000
  const parts =
    product === 'hotel'
      ? [stayAt(chance, begins)]
      : product === 'car'
        ? [rideAt(chance, begins)]
        : journeysAt(chance, product, begins)
  const length = product === 'hotel' ? parts[0]!.nights : parts.length
  const state = (): number => (chance.of(0.2) ? chance.pick([4, 5, 6]) : chance.pick([0, 2, 3, 7]))
  const coupons = Object.fromEntries(
    travellers
      .map((_, position) => [position, Array.from({ length }, state)] as const)
      // Who shares a room has no ticket; of what is not issued there is none.
      .filter(([position]) => !chance.of(0.15) && (product !== 'hotel' || position === 0)),
  )
  return {
    orderNo: `RANDOM${String(index).padStart(4, '0')}`,
    product,
    kind: chance.of(0.1) ? 'refund' : chance.of(0.1) ? 'change' : 'booking',
    state: chance.of(0.75)
      ? chance.pick(['issued', 'completed', 'altered', 'changed'] as const)
      : chance.pick(['cancelled', 'approving', 'refunded', 'issuing'] as const),
    personal: chance.of(0.1),
    group: { apply: chance.of(0.3) ? chance.pick(['A1', 'A2']) : null, trip: chance.of(0.3) ? chance.pick(['T1', 'T2']) : null },
    travellers,
    parts,
    coupons,
  }
}

function stayAt(chance: Chance, begins: number): Part {
  const nights = 1 + chance.below(4)
  const city = cityNames[chance.pick(cities)]
  const hotel = chance.pick(hotels)
  const nowhere = { departCity: '', departPlace: '', arrivePlace: '', calledOff: false }
  return { ...nowhere, position: 0, arriveCity: city, hotel, nights, begins, ends: begins + 24 * nights - 2 }
}

function rideAt(chance: Chance, begins: number): Part {
  const city = cityNames[chance.pick(cities)]
  const within = { departCity: city, arriveCity: city, departPlace: '', arrivePlace: '', calledOff: false }
  return { ...within, position: 0, hotel: '', nights: 0, begins, ends: begins + 1 + chance.below(8) }
}

function journeysAt(chance: Chance, product: 'flight' | 'train', begins: number): Part[] {
  const places = product === 'flight' ? airportsOf : stationsOf
  const parts: Part[] = []
  let [from, at] = [chance.pick(cities), begins]
  const length = 1 + chance.below(3)
  for (let position = 0; position < length; position++) {
    const to = chance.pick(cities.filter((city) => city !== from))
    const ends = at + 1 + chance.below(5)
    parts.push({
      position,
      departCity: from,
      arriveCity: to,
      departPlace: chance.pick(places[from]),
      arrivePlace: chance.pick(places[to]),
      hotel: '',
      nights: 0,
      begins: at,
      ends,
      calledOff: chance.of(0.1),
    })
    at = ends + 1 + chance.below(60)
    // Now and then one goes on from where one did not arrive.
    from = chance.of(0.15) ? chance.pick(cities) : to
  }
  return parts
}

const productCodes = { flight: 1, train: 5, hotel: 3, car: products.code('car') } as const
const partKinds = { flight: 'journey', train: 'journey', hotel: 'stay', car: 'ride' } as const
const named = { 'zh-CN': '测试', 'zh-TW': '測試', en: 'Test' }

/** Writes them as rows, with no money in them: they are taken away before the books are looked at. */
export async function writeOrders(server: TestServer, orders: readonly RandomOrder[]): Promise<void> {
  const { pool } = server.database
  const rows = orders.map((order) => ({
    ...order,
    product: productCodes[order.product],
    state: orderStates.code(order.state),
    travelType: order.personal ? 2 : 1,
    apply: order.group.apply,
    trip: order.group.trip,
    departAt: momentAt(order.parts[0]!.begins),
    arriveAt: momentAt(order.parts.at(-1)!.ends),
    title: named,
    travellers: order.travellers.map((employeeId, position) => ({ employeeId, position })),
    parts: order.parts.map((part) => ({
      ...part,
      kind: partKinds[order.product],
      departAt: momentAt(part.begins),
      arriveAt: momentAt(part.ends),
    })),
    tickets: Object.entries(order.coupons).map(([position, states]) => ({
      position: Number(position),
      coupons: states.map((state, segment) => ({ segment, state })),
    })),
  }))
  const given = [JSON.stringify(rows)]
  for (const statement of statements) await pool.query(statement, given)
}

const order = `jsonb_to_recordset($1::jsonb) AS o("orderNo" text, product smallint, kind text, state smallint, "travelType" smallint, apply text, trip text,
  "departAt" timestamptz, "arriveAt" timestamptz, title jsonb, travellers jsonb, parts jsonb, tickets jsonb)`
const statements = [
  `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, kind, state, travel_type, book_type, settle_type, booker_id, temp_order_no, travel_apply_no,
     travel_order_no, title, depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at, updated_at)
   SELECT 1, o."orderNo", o.product, 'flight', o.kind, o.state, o."travelType", 0, 4, '1-employee', 't', o.apply, o.trip, o.title, o."departAt", o."arriveAt", 'CNY', 0,
     '[]', 'within', '[]', '{}', '', now(), now(), now() FROM ${order}`,
  `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type, credential_cipher, credential_hash,
     credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at, product, kind, travel_type)
   SELECT 1, o."orderNo", t.position, t."employeeId", 'sales', '某人', 1, '', '', '', '{}', '[]', '[]', 0, placed.created_at, placed.depart_at, placed.arrive_at,
     placed.product, placed.kind, placed.travel_type
   FROM ${order} JOIN orders placed ON placed.enterprise_id = 1 AND placed.order_no = o."orderNo" CROSS JOIN LATERAL jsonb_to_recordset(o.travellers) AS t(position smallint, "employeeId" text)`,
  `INSERT INTO order_segment (enterprise_id, order_no, position, kind, flight_no, service_key, depart_city, arrive_city, depart_place, arrive_place, worths,
     depart_date, rooms, nights, depart_at, arrive_at, body)
   SELECT 1, o."orderNo", s.position, s.kind, 'X1', s.hotel, s."departCity", s."arriveCity", s."departPlace", s."arrivePlace", '{}', s."departAt"::date,
     sign(s.nights), s.nights, s."departAt", s."arriveAt", '{}'
   FROM ${order} CROSS JOIN LATERAL jsonb_to_recordset(o.parts) AS s(position smallint, kind text, hotel text, "departCity" text, "arriveCity" text,
     "departPlace" text, "arrivePlace" text, nights smallint, "departAt" timestamptz, "arriveAt" timestamptz)`,
  `INSERT INTO ticket (enterprise_id, order_no, ticket_no, traveller, coupons, issued_at)
   SELECT 1, o."orderNo", 'T' || t.position, t.position, t.coupons, now()
   FROM ${order} CROSS JOIN LATERAL jsonb_to_recordset(o.tickets) AS t(position smallint, coupons jsonb)`,
  `INSERT INTO schedule_notice (enterprise_id, order_no, segment, event_id, kind, can_refund_all, can_free_rebook, announced_at)
   SELECT 1, o."orderNo", s.position, 'e' || s.position, 'cancelled', true, true, now()
   FROM ${order} CROSS JOIN LATERAL jsonb_to_recordset(o.parts) AS s(position smallint, "calledOff" boolean) WHERE s."calledOff"`,
]

export async function removeOrders(server: TestServer): Promise<void> {
  for (const table of ['schedule_notice', 'ticket', 'order_segment', 'order_traveller', 'orders'])
    await server.database.pool.query(`DELETE FROM ${table} WHERE order_no LIKE 'RANDOM%'`)
}

/** A place and a time in hours. */
export interface RandomArea {
  places: { type: 'city' | 'airport' | 'station' | 'hotel'; id: string }[]
  from: number
  to: number
}
export function randomArea(chance: Chance): RandomArea {
  const from = chance.below(320)
  const place = (): RandomArea['places'][number] => {
    const city = chance.pick(cities)
    return chance.pick([
      { type: 'city', id: cityNames[city] },
      { type: 'airport', id: chance.pick(airportsOf[city]) },
      { type: 'station', id: chance.pick(stationsOf[city]) },
      { type: 'hotel', id: chance.pick(hotels) },
    ] as const)
  }
  return { places: Array.from({ length: 1 + chance.below(2) }, place), from, to: from + 1 + chance.below(40) }
}

/** The same question answered by going through everything that was made up, one after the other. */
export function recount(orders: readonly RandomOrder[], { places, from, to }: RandomArea): string[] {
  const meant = (type: string): string[] => places.filter((place) => place.type === type).map(({ id }) => id)
  const inCity = (city: string): boolean => meant('city').some((name) => name === city || name === cityNames[city as City])
  const there = new Set<string>()
  for (const person of people) {
    const legs: (Part & { order: RandomOrder })[] = []
    for (const order of orders.filter(isUnderWay)) {
      for (const [position, traveller] of order.travellers.entries()) {
        if (traveller !== person) continue
        const own = order.coupons[position]
        if (order.product === 'car') {
          const [ride] = order.parts
          if (inCity(ride!.arriveCity) && ride!.begins <= to && ride!.ends >= from) there.add(person)
        } else if (order.product === 'hotel') {
          const [stay] = order.parts
          const held = own ?? Object.values(order.coupons)[0]
          const left = held ? held.findLastIndex((state) => ![4, 5, 6].includes(state)) + 1 : stay!.nights
          const ends = stay!.ends - 24 * (stay!.nights - left)
          const isPlace = inCity(stay!.arriveCity) || meant('hotel').includes(stay!.hotel)
          if (left > 0 && isPlace && stay!.begins <= to && ends >= from) there.add(person)
        } else
          legs.push(
            ...order.parts.filter((_, segment) => ![4, 5, 6].includes(own?.[segment] ?? 0)).map((part) => ({ ...part, order })),
          )
      }
    }
    legs.sort((a, b) => a.begins - b.begins)
    for (const [index, leg] of legs.entries()) {
      const codes = meant(leg.order.product === 'flight' ? 'airport' : 'station')
      const during = (hour: number): boolean => hour >= from && hour <= to
      if (during(leg.begins) && (inCity(leg.departCity) || codes.includes(leg.departPlace))) there.add(person)
      if (leg.calledOff) continue
      if (during(leg.ends) && (inCity(leg.arriveCity) || codes.includes(leg.arrivePlace))) there.add(person)
      const next = legs.slice(index + 1).find(({ order }) => journeyOf(order) === journeyOf(leg.order))
      const stays = next?.departCity === leg.arriveCity && next.begins > leg.ends
      if (stays && inCity(leg.arriveCity) && leg.ends <= to && next.begins >= from) there.add(person)
    }
  }
  return [...there].toSorted()
}

/** A car is driven before its order is issued. */
const isUnderWay = ({ product, state, kind, personal }: RandomOrder): boolean =>
  (isTicketed(state) || (product === 'car' && state === 'issuing')) && kind !== 'refund' && !personal
const journeyOf = ({ group: { apply, trip }, orderNo }: RandomOrder): string => apply ?? trip ?? orderNo
