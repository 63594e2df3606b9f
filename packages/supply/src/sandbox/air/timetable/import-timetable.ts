import { isLocalTime, minutesOf } from '@sojourn/domain/kit/local-date'
import { groupBy } from '../order/group'
import { referenceWorld } from '../reference-world'
import { legId, type Leg, type ScheduledFlight, type Timetable } from './timetable'
import type { AirWorld } from '../world'

/** Everything that is wrong with a timetable file, by line. */
export class TimetableError extends Error {
  constructor(readonly problems: readonly { line: number; message: string }[]) {
    super(problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'))
    this.name = 'TimetableError'
  }
}

interface Row {
  line: number
  flightNo: string
  days: number
  aircraft: string
  operatedAs: string | undefined
  leg: Leg
}

type Report = (line: number, message: string) => void

/** Reads the tab-separated format of docs/recipes/timetable-format.md; throws `TimetableError` with every fault found. */
export function importTimetable(text: string, world: Pick<AirWorld, 'airport' | 'aircraft'> = referenceWorld): Timetable {
  const problems: { line: number; message: string }[] = []
  const report: Report = (line, message) => problems.push({ line, message })
  const rows = text.split(/\r?\n/).flatMap((content, index) => {
    const row =
      content.trim() === '' || content.startsWith('#') ? undefined : readRow(content.split('\t'), index + 1, world, report)
    return row ? [row] : []
  })
  const flights = joinLegs(rows, report)
  reportRepeats(rows, report)
  reportOrphans(rows, report)
  if (problems.length > 0) throw new TimetableError(problems.toSorted((a, b) => a.line - b.line))
  return { flights }
}

function readRow(cells: string[], line: number, world: Pick<AirWorld, 'airport' | 'aircraft'>, report: Report): Row | undefined {
  const [
    flightNo = '',
    dayText = '',
    aircraft = '',
    from = '',
    fromTerminal = '',
    departs = '',
    to = '',
    toTerminal = '',
    arrives = '',
    operated = '',
  ] = cells.map((cell) => cell.trim())
  let faults = 0
  const check = (holds: boolean, message: string): void => {
    if (holds) return
    faults += 1
    report(line, message)
  }
  const days = daysOf(dayText)
  const arrival = /^(\d\d:\d\d)(\+1)?$/.exec(arrives)
  const arriveMinutes = minutesOf(arrival?.[1] ?? '00:00') + (arrival?.[2] ? 1440 : 0)
  check(cells.length === 9 || cells.length === 10, `9 or 10 columns are needed, here are ${cells.length}`)
  check(isFlightNo(flightNo), `"${flightNo}" is not a flight number such as MU5101`)
  check(days !== undefined, `"${dayText}" is not a list of week days such as 1234567 or 135`)
  check(world.aircraft(aircraft) !== undefined, `aircraft type "${aircraft}" is unknown`)
  check(world.airport(from) !== undefined, `airport "${from}" is unknown`)
  check(world.airport(to) !== undefined, `airport "${to}" is unknown`)
  check(from !== to, `the leg starts and ends at "${from}"`)
  check(isLocalTime(departs), `"${departs}" is not a departure time such as 08:05`)
  check(isLocalTime(arrival?.[1] ?? ''), `"${arrives}" is not an arrival time such as 10:20 or 00:35+1`)
  check(faults > 0 || arriveMinutes > minutesOf(departs), 'the arrival is not after the departure; a next day needs +1')
  check(operated === '' || isFlightNo(operated), `"${operated}" is not the number of the operating flight`)
  if (faults > 0 || days === undefined) return undefined
  const operatedAs = operated === '' || operated === flightNo ? undefined : operated
  const id = legId(operatedAs ?? flightNo, from, to)
  return {
    line,
    flightNo,
    days,
    aircraft,
    operatedAs,
    leg: { id, from, fromTerminal, departMinutes: minutesOf(departs), to, toTerminal, arriveMinutes },
  }
}

const isFlightNo = (text: string): boolean => /^(?=.*[A-Z])[A-Z0-9]{2}\d{3,4}$/.test(text)

function daysOf(text: string): number | undefined {
  if (!/^[1-7]{1,7}$/.test(text) || new Set(text).size < text.length) return undefined
  return [...text].reduce((days, digit) => days | (1 << (Number(digit) - 1)), 0)
}

/** Neighbouring lines of the same flight and days are its legs in order. */
function joinLegs(rows: readonly Row[], report: Report): ScheduledFlight[] {
  const flights: (ScheduledFlight & { legs: Leg[] })[] = []
  for (const [index, row] of rows.entries()) {
    const last = flights.at(-1)
    const before = rows[index - 1]
    if (last && before?.flightNo === row.flightNo && before.days === row.days) {
      if (before.leg.to !== row.leg.from)
        report(row.line, `the leg before ends at "${before.leg.to}", this one starts at "${row.leg.from}"`)
      if (row.leg.departMinutes <= before.leg.arriveMinutes)
        report(row.line, 'the leg starts before the one before it has arrived on the same day')
      if (last.legs.length === 2) report(row.line, 'a flight has at most one stop')
      last.legs.push(row.leg)
    } else {
      const { flightNo, days, aircraft, operatedAs, leg } = row
      flights.push({ flightNo, days, aircraft, legs: [leg], ...(operatedAs && { operatedAs }) })
    }
  }
  return flights
}

function reportRepeats(rows: readonly Row[], report: Report): void {
  for (const same of groupBy(rows, ({ flightNo, leg }) => `${flightNo}${leg.from}${leg.to}`).values()) {
    let days = 0
    for (const row of same) {
      if ((days & row.days) !== 0)
        report(row.line, `${row.flightNo} flies from ${row.leg.from} to ${row.leg.to} twice on the same day`)
      days |= row.days
    }
  }
}

/** A code share needs the flight whose seats it sells. */
function reportOrphans(rows: readonly Row[], report: Report): void {
  const operating = groupBy(
    rows.filter((row) => !row.operatedAs),
    (row) => row.leg.id,
  )
  for (const row of rows) {
    const days = (operating.get(row.leg.id) ?? []).reduce((all, each) => all | each.days, 0)
    if (row.operatedAs && (days & row.days) !== row.days)
      report(row.line, `${row.operatedAs} does not fly from ${row.leg.from} to ${row.leg.to} on all of these days`)
  }
}
