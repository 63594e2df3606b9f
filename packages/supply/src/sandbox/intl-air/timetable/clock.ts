const minute = 60_000
const day = 86_400_000
const month = 31 * day
/** So much is asked of the runtime at once; about a year. */
const period = 366 * day

/** From an instant on, how far a zone's clocks are ahead of UTC. */
interface Since {
  at: number
  ahead: number
}

const formats = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, Map<number, readonly Since[]>>()

function askZone(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(zone, format)
  const [months = 0, days = 0, year = 0, hours = 0, minutes = 0] = (format.format(at).match(/\d+/g) ?? []).map(Number)
  return Date.UTC(year, months - 1, days, hours, minutes) - at
}

/** The instants of a period at which clocks are set, found to the minute, after its first. */
function changesOf(zone: string, start: number): readonly Since[] {
  const end = start + period
  const changes = [{ at: start, ahead: askZone(zone, start) }]
  let [from, before] = [start, changes[0]?.ahead ?? 0]
  while (from < end) {
    const to = Math.min(end, from + month)
    const after = askZone(zone, to)
    if (after !== before) changes.push({ at: changeBetween(zone, from, to, before), ahead: after })
    ;[from, before] = [to, after]
  }
  return changes
}

function changeBetween(zone: string, from: number, to: number, before: number): number {
  let [early, late] = [from, to]
  while (late - early > minute) {
    const middle = early + Math.floor((late - early) / 2 / minute) * minute
    if (askZone(zone, middle) === before) early = middle
    else late = middle
  }
  return late
}

/** Milliseconds that clocks in a zone are ahead of UTC at an instant, by the zone rules of the runtime. */
export function aheadAt(zone: string, at: number): number {
  let periods = known.get(zone)
  if (!periods) known.set(zone, (periods = new Map()))
  const index = Math.floor(at / period)
  let changes = periods.get(index)
  if (!changes) periods.set(index, (changes = changesOf(zone, index * period)))
  let ahead = 0
  for (const change of changes) if (change.at <= at) ({ ahead } = change)
  return ahead
}

/**
 * The instant at which clocks in a zone show a time of a day, as minutes from its midnight. Where they show it twice it is the first; where
 * they skip it, as long after as it would have been.
 */
export function instantAt(zone: string, epochDay: number, minutes: number): number {
  const shown = epochDay * day + minutes * minute
  const [before, after] = [aheadAt(zone, shown - day), aheadAt(zone, shown + day)]
  return before !== after && aheadAt(zone, shown - before) !== before && aheadAt(zone, shown - after) === after
    ? shown - after
    : shown - before
}

/** Whole days since 1970-01-01 and minutes of the day that clocks in a zone show at an instant. */
export function shownAt(zone: string, at: number): { epochDay: number; minutes: number } {
  const shown = at + aheadAt(zone, at)
  const epochDay = Math.floor(shown / day)
  return { epochDay, minutes: Math.round((shown - epochDay * day) / minute) }
}
