import { incidentDaysAtMost } from '@sojourn/contract/admin/orders/incident-words'
import type { LocalText } from '@sojourn/contract/kit/language'

export type IncidentField = 'titles' | 'messages' | 'places' | 'to'

interface Written {
  titles: LocalText
  messages: LocalText
  places: readonly unknown[]
  from: string
  to: string
}
const dayMs = 86_400_000
const isNameless = (names: LocalText): boolean => Object.values(names).every((name) => name.trim() === '')

/** A time that ends after it begins, and names not everybody who travels. */
export function isIncidentTime({ from, to }: { from: string; to: string }): boolean {
  const length = Date.parse(to) - Date.parse(from)
  return length > 0 && length <= incidentDaysAtMost * dayMs
}

/** What keeps an incident from being opened, in the order of its form. */
export function incidentFaults(written: Written): IncidentField[] {
  const found: readonly [IncidentField, boolean][] = [
    ['places', written.places.length === 0],
    ['to', !isIncidentTime(written)],
    ['titles', isNameless(written.titles)],
    ['messages', isNameless(written.messages)],
  ]
  return found.filter(([, isFault]) => isFault).map(([field]) => field)
}
