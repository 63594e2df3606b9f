/**
 * Writes the tables of the built-in railway: lines with km, routes of trains with their numbers, and published run times
 * that a test compares. Usage: npx tsx scripts/reference/rail.mts <folder of sources>
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RailGraph } from './rail-graph.mts'
import { railLines, stationCodes, type RailLine } from './rail-lines.mts'
import { lineSpeeds, publishedTimetable, speedKind, type Speeds } from './rail-speeds.mts'
import { railRoutes, type PublishedTrain, type RailRoute } from './rail-routes.mts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the source tables')
const target = join(import.meta.dirname, '../../packages/supply/src/sandbox/rail/tables')

const codes = stationCodes(folder)
const lines = railLines(folder, codes)
const published = publishedTimetable(folder, codes)
const speedsOf = lineSpeeds(published)
const speeds = new Map(lines.map((line) => [line.name, line] as const).map(([name, line]) => [name, speedsOf(line)]))
const graph = new RailGraph(lines, (line) => speeds.get(line.name)!)

/** Routes of one kind of train, there and back. */
interface Row {
  type: string
  route: RailRoute
  outward: PublishedTrain[]
  homeward: PublishedTrain[]
}

const text = (route: RailRoute, homeward: boolean): string => {
  const legs = homeward ? route.legs.toReversed().map(({ line, from, to }) => ({ line, from: to, to: from })) : route.legs
  return `${legs.map(({ from, line }) => `${from} ${line}`).join(' ')} ${legs.at(-1)!.to}`
}

function rowsOf(all: readonly RailRoute[]): Row[] {
  const rows = new Map<string, Row>()
  for (const route of all)
    for (const train of route.trains) {
      const type = train.no.charAt(0)
      const back = rows.get(type + text(route, true))
      const there = rows.get(type + text(route, false)) ?? { type, route, outward: [], homeward: [] }
      if (back) back.homeward.push(train)
      else {
        rows.set(type + text(route, false), there)
        there.outward.push(train)
      }
    }
  return [...rows.values()]
}

/** Minutes between stops at the speeds of the lines, with stops as the planner counts them. */
function plannedMinutes({ legs }: RailRoute, train: PublishedTrain): number {
  const running = legs.reduce((sum, leg) => {
    const line = lines.find(({ name }) => name === leg.line)!
    const km = Math.abs(kmAt(line, leg.from) - kmAt(line, leg.to))
    return sum + (km / (speeds.get(leg.line)![speedKind(train.no)] ?? 60)) * 60
  }, 0)
  return running + 4 + (train.stops - 2) * (/^[GDC]/.test(train.no) ? 6 : 10)
}
const kmAt = (line: RailLine, node: string): number => line.points.find((point) => point.node === node)!.km

/** Percent of the planned time that published trains of this route take. */
function pace({ route, outward, homeward }: Row): number {
  const all = [...outward, ...homeward].map((train) => (train.runMinutes / plannedMinutes(route, train)) * 100)
  return Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!)
}

const trainText = ({ no, secondNo, stops }: PublishedTrain): string => {
  const same = secondNo === undefined ? 0 : [...no].findIndex((letter, at) => letter !== secondNo[at])
  return `${no.slice(1)}${secondNo === undefined ? '' : `/${secondNo.slice(same)}`}.${stops}`
}
const byNumber = (a: PublishedTrain, b: PublishedTrain): number => Number(a.no.slice(1)) - Number(b.no.slice(1))

const rows = rowsOf(railRoutes(folder, codes, published, graph)).filter(
  (row) => row.outward.length + row.homeward.length >= 2 && pace(row) >= 70 && pace(row) <= 150,
)
const used = new Set(rows.flatMap(({ route }) => route.legs.map(({ line }) => line)))
const turning = new Set(rows.flatMap(({ route }) => route.legs.flatMap(({ from, to }) => [from, to])))

function write(file: string, constant: string, comment: string, body: readonly string[]): void {
  const content = `/** Written by scripts/reference/rail.mts; ${comment}. */\nexport const ${constant} = \`\n${body.join('\n')}\n\`\n`
  writeFileSync(join(target, file), content)
  console.log(`${file}: ${body.length} rows, ${Math.round(Buffer.byteLength(content) / 1024)} KB`)
}

const speedText = ({ express, multipleUnit, ordinary }: Speeds): string =>
  [express, multipleUnit, ordinary].map((speed) => speed ?? '').join(' ')
write(
  'lines.ts',
  'lineTable',
  'columns: line, km/h between stops of G, of D and C, of ordinary trains, then stations and junctions with km',
  lines
    .filter(({ name }) => used.has(name))
    .map((line) => {
      const points = line.points.filter(({ node }) => turning.has(node) || /^[A-Z]{3}$/.test(node))
      return `${line.name}|${speedText(speeds.get(line.name)!)}|${points.map(({ node, km }) => node + km).join(' ')}`
    }),
)
write(
  'routes.ts',
  'routeTable',
  'columns: kind of train with percent of the time at line speed, ends of stretches with their lines between, trains there and back as number, second number behind a slash, stops behind a dot',
  rows
    .toSorted((a, b) => b.route.km - a.route.km)
    .map((row) => {
      const trains = (list: PublishedTrain[]): string => list.toSorted(byNumber).map(trainText).join(' ')
      return `${row.type}${pace(row)}|${text(row.route, false)}|${trains(row.outward)}|${trains(row.homeward)}`
    }),
)

const sample = rows
  .flatMap(({ outward, homeward }) => [...outward, ...homeward])
  .flatMap((train) => {
    const stops = published.get(train.no)
    const last = stops?.at(-1)
    if (!stops || stops[0]!.node !== train.from || last?.node !== train.to) return []
    const rising = stops.every((stop, at) => at === 0 || stop.km > stops[at - 1]!.km)
    return rising ? [`${train.no} ${train.from} ${train.to} ${train.runMinutes} ${last.km}`] : []
  })
write(
  'published-runs.testing.ts',
  'publishedRuns',
  'columns: train, from, to, published minutes of the ride and km; every fifth that is known',
  sample.filter((_, at) => at % 5 === 0),
)
