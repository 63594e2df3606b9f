import type { AircraftSize } from '@sojourn/domain/reference/air/aircraft'
import { hashText, unit } from '../../air/random'
import { intlHabit, partnersOf } from '../tables/carriers'
import { knownFlights, throughFlights } from '../tables/known-flights'
import type { IntlWorld } from '../world'

/** Out-and-backs of one carrier along one path, as often a week as the season wants. */
export interface Programme {
  carrier: string
  /** From home to the far end; three airports where it stops on its way. */
  path: readonly string[]
  /** The stop is for fuel alone. */
  technical: boolean
  summer: number
  winter: number
  size: AircraftSize | undefined
  /** Of each rotation outward; the way back has the next one. */
  numbers: readonly number[]
  /** Other carriers that sell it, with the numbers of each rotation. */
  sellers: readonly { carrier: string; numbers: readonly number[] }[]
}

/** Share of the programmes of carriers with partners that each of at most two partners sells. */
const soldByPartner = 0.4
const partnersAtMost = 2

/** Numbers of one carrier, each given once, with the programme that has it; domestic flights have theirs already. */
class Numbers {
  readonly given = new Map<number, number>()
  private readonly next = new Map<number, number>()
  constructor(private readonly domestic: ReadonlySet<number> | undefined) {}

  private isFree(number: number): boolean {
    const { given, domestic } = this
    return !given.has(number) && !given.has(number + 1) && !domestic?.has(number) && !domestic?.has(number + 1)
  }

  take(number: number, programme: number): number | undefined {
    if (!this.isFree(number)) return undefined
    this.given.set(number, programme).set(number + 1, programme)
    return number
  }

  from(first: number, programme: number): number {
    let number = this.next.get(first) ?? first
    while (number > lastNumber || !this.isFree(number)) number = number > lastNumber ? 2 + (first % 2) : number + 2
    this.next.set(first, number + 2)
    return this.take(number, programme) ?? number
  }
}

/** Outward; the way back has 9999 at most. */
const lastNumber = 9998

export interface Programmes {
  all: readonly Programme[]
  find(carrier: string, number: number): Programme | undefined
}

/**
 * All programmes with their numbers; the same facts and seed give the same. What is known by name is numbered first. Of domestic flights the
 * numbers by carrier.
 */
export function planProgrammes(world: IntlWorld, seed: number, domestic: ReadonlyMap<string, ReadonlySet<number>>): Programmes {
  const books = new Map<string, Numbers>()
  const bookOf = (carrier: string): Numbers => {
    const known = books.get(carrier) ?? new Numbers(domestic.get(carrier))
    books.set(carrier, known)
    return known
  }
  const bare = [...throughProgrammes(), ...pairProgrammes(world)]
  const own = bare.map((programme, index) => reserved(programme, bookOf(programme.carrier), index))
  const all = bare.map((programme, index): Programme => {
    const book = bookOf(programme.carrier)
    const numbers = own[index] ?? []
    while (numbers.length < rotationsOf(programme)) numbers.push(book.from(firstNumber(programme.carrier), index))
    const sellers = sellersOf(world, programme, seed).map((carrier) => {
      const shared = intlHabit(carrier).shared
      return { carrier, numbers: numbers.map((number) => bookOf(carrier).from(shared + ((number + shared) % 2), index)) }
    })
    return { ...programme, numbers, sellers }
  })
  return { all, find: (carrier, number) => all[books.get(carrier)?.given.get(number) ?? -1] }
}

type Bare = Omit<Programme, 'numbers' | 'sellers'> & { known?: number }

const rotationsOf = ({ summer, winter }: Bare): number => Math.ceil(Math.max(summer, winter) / 7)
function firstNumber(carrier: string): number {
  const { first, even } = intlHabit(carrier)
  return first + (first % 2 === (even ? 0 : 1) ? 0 : 1)
}

function throughProgrammes(): Bare[] {
  return throughFlights
    .trim()
    .split('\n')
    .map((line) => {
      const [carrier = '', number = '', ...rest] = line.split(' ')
      const path = rest.slice(0, 3)
      const weekly = Number(rest[3])
      return { carrier, path, technical: rest[4] === 'T', summer: weekly, winter: weekly, size: 'large', known: Number(number) }
    })
}

/** Each pair from the end where the carrier is at home: in its country, else where more of its flights start. */
function pairProgrammes(world: IntlWorld): Bare[] {
  const routes = world.routes()
  const departures = new Map<string, number>()
  for (const { from, to, carriers } of routes) {
    for (const { airline, summer } of carriers) {
      for (const key of [airline + from, airline + to]) departures.set(key, (departures.get(key) ?? 0) + summer)
    }
  }
  const homeliness = (airline: string, iata: string): number =>
    (departures.get(airline + iata) ?? 0) + (world.airport(iata)?.country === world.airline(airline)?.country ? 100_000 : 0)
  return routes.flatMap(({ from, to, carriers }) =>
    carriers.map(({ airline, summer, winter, size }) => {
      const isHome = homeliness(airline, from) >= homeliness(airline, to)
      return { carrier: airline, path: isHome ? [from, to] : [to, from], technical: false, summer, winter, size }
    }),
  )
}

/** What is known by its number takes it, as far as it is free. */
function reserved(programme: Bare, book: Numbers, index: number): number[] {
  const { path, known, carrier } = programme
  const wanted = known === undefined ? knownNumbers(carrier, path) : [known]
  return wanted.slice(0, rotationsOf(programme)).flatMap((number) => book.take(number, index) ?? [])
}

const knownByCarrier = new Map(
  Object.entries(knownFlights).map(([carrier, list]) => [
    carrier,
    new Map(
      list.split(' ').map((entry) => {
        const [pair = '', numbers = ''] = entry.split(':')
        return [pair, numbers.split(',').map(Number)]
      }),
    ),
  ]),
)

const knownNumbers = (carrier: string, path: readonly string[]): readonly number[] =>
  knownByCarrier.get(carrier)?.get(path.join('-')) ?? []

/** Others sell flights between countries. */
function sellersOf(world: IntlWorld, { carrier, path }: Bare, seed: number): string[] {
  if (world.airport(path[0] ?? '')?.country === world.airport(path.at(-1) ?? '')?.country) return []
  const own = hashText(carrier + path.join(''), seed)
  return partnersOf(carrier)
    .filter((partner) => unit(hashText(partner, own)) < soldByPartner)
    .slice(0, partnersAtMost)
}
