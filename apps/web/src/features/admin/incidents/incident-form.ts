import type { openIncident } from '../../../api/calls/admin/orders/incident'
import type { IncidentDetail, NamedPlace } from '@sojourn/contract/admin/orders/incident.shapes'
import type { IncidentKind } from '@sojourn/contract/admin/orders/incident-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import { incidentFaults, isIncidentTime, type IncidentField } from '@sojourn/domain/admin/orders/incident'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { WebRequest } from '../../../api/web-call'
import { noNames, trimmedNames } from '../named/names'

/** An incident as it is written: days and hours of China. */
export interface IncidentForm {
  kind: IncidentKind
  places: readonly NamedPlace[]
  fromDate: string
  fromTime: string
  toDate: string
  toTime: string
  titles: LocalText
  messages: LocalText
}
type Opened = WebRequest<NonNullable<(typeof openIncident)['contract']>>

export const newIncident = (today: string): IncidentForm => ({
  kind: 'weather',
  places: [],
  fromDate: today,
  fromTime: '00:00',
  toDate: today,
  toTime: '23:59',
  titles: noNames,
  messages: noNames,
})

/** As it stands, to be changed. */
export function formOf({ kind, places, from, to, titles, messages }: IncidentDetail): IncidentForm {
  const [begins, ends] = [localOf(from, chinaOffsetMinutes), localOf(to, chinaOffsetMinutes)]
  return {
    kind,
    places,
    fromDate: begins.date,
    fromTime: begins.time,
    toDate: ends.date,
    toTime: ends.time,
    titles,
    messages,
  }
}

/** What somebody wrote over what another saved meanwhile: whatever was not touched here is as the other left it. */
export function mergedForm({ written, seen, latest }: Record<'written' | 'seen' | 'latest', IncidentForm>): IncidentForm {
  const touched = Object.entries(written).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(seen[field as keyof IncidentForm]),
  )
  return { ...latest, ...Object.fromEntries(touched) }
}

const momentOf = (date: string, time: string): string => `${date}T${time || '00:00'}:00+08:00`

export const areaOf = ({ places, fromDate, fromTime, toDate, toTime }: IncidentForm) => ({
  places: places.map(({ type, id }) => ({ type, id })),
  from: momentOf(fromDate, fromTime),
  to: momentOf(toDate, toTime),
})

export const sentIncident = (form: IncidentForm): Opened => ({
  ...areaOf(form),
  kind: form.kind,
  titles: trimmedNames(form.titles),
  messages: trimmedNames(form.messages),
})

export const faultsOf = (form: IncidentForm): IncidentField[] => incidentFaults(sentIncident(form))

/** Whether it can be said how many it concerns. */
export const isCountable = (form: IncidentForm): boolean => form.places.length > 0 && isIncidentTime(areaOf(form))

/** Each place once. */
export const withPlace = (form: IncidentForm, place: NamedPlace): Pick<IncidentForm, 'places'> => ({
  places: form.places.some(({ type, id }) => type === place.type && id === place.id) ? form.places : [...form.places, place],
})
