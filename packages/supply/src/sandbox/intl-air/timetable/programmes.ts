import type { AircraftSize } from '@sojourn/domain/reference/air/aircraft'
import { hashText, unit } from '../../air/random'
import { intlHabit } from '../tables/carriers'
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

/** Numbers of one carrier, each given once; domestic flights have theirs already. */
class Numbers {
  private readonly given = new Set<number>()
  private readonly next = new Map<number, number>()
  constructor(
    private readonly carrier: string,
    private readonly isDomestic: (flightNo: string) => boolean,
  ) {}

  private readonly isFree = (number: number): boolean =>
    [number, number + 1].every((each) => !this.given.has(each) && !this.isDomestic(this.carrier + each))

  take(number: number): number | undefined {
    if (!this.isFree(number)) return undefined
    this.given.add(number).add(number + 1)
    return number
  }

  from(first: number): number {
    let number = this.next.get(first) ?? first
    while (!this.isFree(number)) number = number >= 9996 ? 2 + (first % 2) : number + 2
    this.next.set(first, number + 2)
    return this.take(number) ?? number
  }
}

/** All programmes with their numbers; the same facts and seed give the same. What is known by name is numbered first. */
export function planProgrammes(world: IntlWorld, seed: number, isDomestic: (flightNo: string) => boolean): Programme[] {
  const books = new Map<string, Numbers>()
  const numbersOf = (carrier: string): Numbers => {
    const known = books.get(carrier) ?? new Numbers(carrier, isDomestic)
    books.set(carrier, known)
    return known
  }
  const bare = [...throughProgrammes(), ...pairProgrammes(world)]
  const own = bare.map((programme) => reserved(programme, numbersOf(programme.carrier)))
  return bare.map((programme, index) => {
    const first = intlHabit(programme.carrier)
    const numbers = own[index] ?? []
    while (numbers.length < rotationsOf(programme)) numbers.push(numbersOf(programme.carrier).from(firstNumber(first)))
    const sellers = sellersOf(programme, seed).map((carrier) => {
      const shared = intlHabit(carrier).shared
      return { carrier, numbers: numbers.map((number) => numbersOf(carrier).from(shared + ((number + shared) % 2))) }
    })
    return { ...programme, numbers, sellers }
  })
}

type Bare = Omit<Programme, 'numbers' | 'sellers'> & { known?: number }

const rotationsOf = ({ summer, winter }: Bare): number => Math.ceil(Math.max(summer, winter) / 7)
const firstNumber = ({ first, even }: { first: number; even?: boolean }): number => first + (first % 2 === (even ? 0 : 1) ? 0 : 1)

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
function reserved({ path, known, carrier, ...rest }: Bare, numbers: Numbers): number[] {
  const wanted = known === undefined ? knownNumbers(carrier, path) : [known]
  return wanted.slice(0, rotationsOf({ path, carrier, ...rest })).flatMap((number) => numbers.take(number) ?? [])
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

function sellersOf({ carrier, path }: Bare, seed: number): string[] {
  const partners = intlHabit(carrier).partners.split(' ').filter(Boolean)
  return partners
    .filter((partner) => unit(hashText(`${carrier}${path.join('')}${partner}`, seed)) < soldByPartner)
    .slice(0, partnersAtMost)
}
