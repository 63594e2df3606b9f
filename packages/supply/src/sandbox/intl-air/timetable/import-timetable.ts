import { epochDay, isLocalDate, isLocalTime, minutesOf } from '@sojourn/domain/kit/local-date'
import { TimetableError } from '../../air/timetable/import-timetable'
import type { IntlWorld } from '../world'
import { instantAt } from './clock'
import { listedTimetable } from './listed'
import { takesOffOn, type IntlFlight, type IntlLeg, type IntlTimetable } from './timetable'

const minute = 60_000
const longestStay = 1440

interface Row {
  line: number
  flightNo: string
  from: number
  until: number
  days: number
  aircraft: string
  operatedAs: string | undefined
  leg: Omit<IntlLeg, 'groundMinutes'>
  /** Minutes from midnight of the day of its own take-off. */
  departMinutes: number
}
type Report = (line: number, message: string) => void

/** Reads the tab-separated format of docs/recipes/intl-timetable-format.md; throws `TimetableError` with every fault found. */
export function importIntlTimetable(text: string, world: Pick<IntlWorld, 'airport' | 'aircraft' | 'airline'>): IntlTimetable {
  const problems: { line: number; message: string }[] = []
  const report: Report = (line, message) => problems.push({ line, message })
  const rows = text.split(/\r?\n/).flatMap((content, index) => {
    const skipped = content.trim() === '' || content.startsWith('#')
    const row = skipped ? undefined : readRow(content.split('\t'), index + 1, world, report)
    return row ? [row] : []
  })
  const flights = joinLegs(rows, world, report)
  reportRepeats(flights, report)
  reportOrphans(flights, report)
  if (problems.length > 0) throw new TimetableError(problems.toSorted((a, b) => a.line - b.line))
  return listedTimetable(flights.map(({ flight }) => flight))
}

function readRow(
  cells: string[],
  line: number,
  world: Pick<IntlWorld, 'airport' | 'aircraft' | 'airline'>,
  report: Report,
): Row | undefined {
  const trimmed = cells.map((cell) => cell.trim())
  const [flightNo = '', validFrom = '', validUntil = '', dayText = '', aircraft = ''] = trimmed
  const [from = '', fromTerminal = '', departs = '', to = '', toTerminal = '', arrives = '', operated = ''] = trimmed.slice(5)
  let faults = 0
  const check = (holds: boolean, message: string): void => {
    if (holds) return
    faults += 1
    report(line, message)
  }
  const days = daysOf(dayText)
  const arrival = /^(\d\d:\d\d)([+-][12])?$/.exec(arrives)
  const [start, end] = [world.airport(from), world.airport(to)]
  check(cells.length === 11 || cells.length === 12, `11 or 12 columns are needed, here are ${cells.length}`)
  check(isFlightNo(flightNo, world), `"${flightNo}" is not a number of a known carrier such as CA931`)
  check(isLocalDate(validFrom), `"${validFrom}" is not a first day such as 2027-03-28`)
  check(isLocalDate(validUntil), `"${validUntil}" is not a last day such as 2027-10-30`)
  check(faults > 0 || validFrom <= validUntil, `the last day ${validUntil} is before the first day ${validFrom}`)
  check(days !== undefined, `"${dayText}" is not a list of week days such as 1234567 or 135`)
  check(world.aircraft(aircraft) !== undefined, `aircraft type "${aircraft}" is unknown`)
  check(start !== undefined, `airport "${from}" is unknown`)
  check(end !== undefined, `airport "${to}" is unknown`)
  check(from !== to, `the leg starts and ends at "${from}"`)
  check(isLocalTime(departs), `"${departs}" is not a departure time such as 08:05`)
  check(isLocalTime(arrival?.[1] ?? ''), `"${arrives}" is not an arrival time such as 10:20, 00:35+1 or 23:10-1`)
  check(operated === '' || isFlightNo(operated, world), `"${operated}" is not the number of the operating flight`)
  if (faults > 0 || days === undefined || !start || !end || !arrival) return undefined
  const day = firstDay(epochDay(validFrom), epochDay(validUntil), days)
  check(day !== undefined, `no day from ${validFrom} to ${validUntil} is one of these week days`)
  if (day === undefined) return undefined
  const arriveDay = day + Number(arrival[2] ?? 0)
  const blockMinutes =
    (instantAt(end.zone, arriveDay, minutesOf(arrival[1] ?? '')) - instantAt(start.zone, day, minutesOf(departs))) / minute
  check(blockMinutes > 0, 'the arrival is not after the departure; another day needs +1, +2 or -1')
  check(blockMinutes <= longestStay, 'the leg takes more than a day')
  const operatedAs = operated === '' || operated === flightNo ? undefined : operated
  const leg = { from, fromTerminal, to, toTerminal, blockMinutes }
  const row = { line, flightNo, from: epochDay(validFrom), until: epochDay(validUntil), days, aircraft, operatedAs, leg }
  return faults > 0 ? undefined : { ...row, departMinutes: minutesOf(departs) }
}

const isFlightNo = (text: string, world: Pick<IntlWorld, 'airline'>): boolean =>
  /^[A-Z0-9]{2}[1-9]\d{0,3}$/.test(text) && world.airline(text.slice(0, 2)) !== undefined

function daysOf(text: string): number | undefined {
  if (!/^[1-7]{1,7}$/.test(text) || new Set(text).size < text.length) return undefined
  return [...text].reduce((days, digit) => days | (1 << (Number(digit) - 1)), 0)
}

/** The first day of a period that is one of the week days. */
function firstDay(from: number, until: number, days: number): number | undefined {
  for (let day = from; day <= Math.min(until, from + 6); day++) if ((days >> ((day + 3) % 7)) & 1) return day
  return undefined
}

interface Joined {
  line: number
  flight: IntlFlight
}

/** Neighbouring lines of the same flight, period and days are its legs in order. */
function joinLegs(rows: readonly Row[], world: Pick<IntlWorld, 'airport'>, report: Report): Joined[] {
  const joined: { rows: Row[] }[] = []
  for (const row of rows) {
    const last = joined.at(-1)?.rows
    const before = last?.at(-1)
    const isNext =
      before &&
      before.flightNo === row.flightNo &&
      before.days === row.days &&
      before.from === row.from &&
      before.leg.to === row.leg.from
    if (isNext) last?.push(row)
    else joined.push({ rows: [row] })
  }
  return joined.map(({ rows: [first, second, ...more] }) => {
    for (const { line } of more) report(line, 'a flight has at most one stop')
    const { line, flightNo, operatedAs, aircraft, departMinutes, days, from, until, leg } = first!
    const groundMinutes = second ? groundBetween(first!, second, world, report) : 0
    return {
      line,
      flight: {
        flightNo,
        ...(operatedAs && { operatedAs }),
        aircraft,
        departMinutes,
        days: { summer: days, winter: days },
        from,
        until,
        legs: [{ ...leg, groundMinutes: 0 }, ...(second ? [{ ...second.leg, groundMinutes }] : [])],
      },
    }
  })
}

/** The second leg leaves at the next time its clock shows what its line says. */
function groundBetween(first: Row, second: Row, world: Pick<IntlWorld, 'airport'>, report: Report): number {
  const day = firstDay(first.from, first.until, first.days) ?? first.from
  const zoneOf = (iata: string): string => world.airport(iata)?.zone ?? 'UTC'
  const landed = instantAt(zoneOf(first.leg.from), day, first.departMinutes) + first.leg.blockMinutes * minute
  const later = [-1, 0, 1, 2]
    .map((days) => (instantAt(zoneOf(second.leg.from), day + days, second.departMinutes) - landed) / minute)
    .find((minutes) => minutes > 0)
  if (second.until !== first.until) report(second.line, 'the legs of a flight have one last day')
  if (later === undefined || later < 20)
    report(second.line, 'the leg starts before the one before it has been on the ground for 20 minutes')
  return later ?? 0
}

const overlap = (one: IntlFlight, other: IntlFlight): boolean =>
  (one.days.summer & other.days.summer) !== 0 && (one.from ?? 0) <= (other.until ?? 0) && (other.from ?? 0) <= (one.until ?? 0)

function reportRepeats(flights: readonly Joined[], report: Report): void {
  for (const [index, { line, flight }] of flights.entries()) {
    const from = flight.legs[0]?.from ?? ''
    const isRepeat = flights
      .slice(0, index)
      .some(
        (before) =>
          before.flight.flightNo === flight.flightNo && before.flight.legs[0]?.from === from && overlap(before.flight, flight),
      )
    if (isRepeat) report(line, `${flight.flightNo} leaves ${from} twice on the same day`)
  }
}

/** A code share needs the flight whose seats it sells, on each of its days. */
function reportOrphans(flights: readonly Joined[], report: Report): void {
  for (const { line, flight } of flights) {
    if (!flight.operatedAs) continue
    const path = pathOf(flight)
    const flown = flights.filter(
      (each) => each.flight.flightNo === flight.operatedAs && !each.flight.operatedAs && pathOf(each.flight) === path,
    )
    const [from, until] = [flight.from ?? 0, flight.until ?? 0]
    const missing = Array.from({ length: until - from + 1 }, (_, index) => from + index).some(
      (day) => takesOffOn(flight, day) && !flown.some((each) => takesOffOn(each.flight, day)),
    )
    if (missing) report(line, `${flight.operatedAs} does not fly ${path.replaceAll(' ', '–')} on all of these days`)
  }
}

const pathOf = ({ legs }: IntlFlight): string => [...legs.map(({ from }) => from), legs.at(-1)?.to].join(' ')
