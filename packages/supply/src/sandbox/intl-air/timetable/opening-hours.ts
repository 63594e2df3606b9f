import { minutesOf } from '@sojourn/domain/kit/local-date'
import { closedAtNight, openAllNight, usualHours } from '../tables/airport-hours'

/** From opening on, for so many minutes. */
interface Hours {
  opens: number
  spell: number
}

function parse(text: string): Hours {
  const [opens = 0, closes = 0] = text.split('-').map(minutesOf)
  return { opens, spell: (closes - opens + 1440) % 1440 }
}

const usual = parse(usualHours)
const closed = new Map(Object.entries(closedAtNight).map(([iata, text]) => [iata, parse(text)]))
const always: Hours = { opens: 0, spell: 1440 }

/** Whether flights take off and land there at a local minute of the day. */
export function isOpen(iata: string, minutes: number): boolean {
  const { opens, spell } = closed.get(iata) ?? (openAllNight.has(iata) ? always : usual)
  return (minutes - opens + 2880) % 1440 <= spell
}
