import { searchIncidents } from '@sojourn/contract/admin/orders/incident.calls'
import { searchTrips } from '@sojourn/contract/admin/orders/order.calls'
import type { Incident } from '@sojourn/contract/admin/orders/incident.shapes'
import type { CompanyTrip } from '@sojourn/contract/admin/orders/order.shapes'
import { searchWhereabouts, type Whereabout } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { ordersIncidentsText } from '@sojourn/text/admin/orders/incidents'
import { ordersTripsText } from '@sojourn/text/admin/orders/trips'
import { ordersWhereaboutsText } from '@sojourn/text/admin/orders/whereabouts'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { momentOf, plainListFile, type FileColumn } from '../../booking/list-file/list-file'
import { listIncidents } from '../incident/incidents'
import { listCompanyTrips } from '../order/company-trip-list'
import { listWhereabouts } from '../whereabouts/whereabouts'

export const tripsFile = plainListFile<CompanyTrip>({
  call: searchTrips,
  name: (language) => ordersTripsText[language].title,
  read: listCompanyTrips,
  // As many as a page of the list shows: a file takes no more connections at once than somebody who looks.
  size: 20,
  columns: (_context, { language }) => {
    const { columns } = ordersTripsText[language]
    const { listed } = ordersText[language]
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: columns.owner, value: ({ owner }) => owner },
      { head: columns.days, value: ({ from, to }) => (from === to ? from : `${from} – ${to}`) },
      { head: columns.travellers, value: ({ travellers }) => listed({ items: travellers }) },
      { head: columns.orders, shows: 'count', value: ({ orders }) => orders },
      { head: columns.total, shows: 'money', value: ({ total }) => total },
    ]
  },
})

export const whereaboutsFile = plainListFile<Whereabout>({
  call: searchWhereabouts,
  name: (language) => ordersWhereaboutsText[language].title,
  read: listWhereabouts,
  columns: (_context, { language }) => {
    const { columns, file, activities, city: inCity } = ordersWhereaboutsText[language]
    return [
      { head: columns.person, value: ({ name }) => name },
      { head: file.department, value: ({ department }) => department },
      { head: columns.activity, value: ({ activity }) => activities[activity] },
      { head: file.service, value: ({ service }) => service },
      { head: inCity, value: ({ city }) => city },
      { head: file.from, value: ({ from }) => from },
      { head: file.to, value: ({ to }) => to },
      { head: file.begins, shows: 'moment', value: ({ beginsAt }) => momentOf(beginsAt) },
      { head: file.ends, shows: 'moment', value: ({ endsAt }) => momentOf(endsAt) },
      { head: file.orderNo, value: ({ orderNo }) => orderNo },
    ]
  },
})

export const incidentsFile = plainListFile<Incident>({
  call: searchIncidents,
  name: (language) => ordersIncidentsText[language].title,
  read: listIncidents,
  columns: (_context, { language }) => {
    const { columns, file, kinds, statuses } = ordersIncidentsText[language]
    return [
      { head: columns.title, value: ({ title }) => title },
      { head: file.kind, value: ({ kind }) => kinds[kind] },
      { head: file.places, value: ({ places }) => places.map(({ name }) => name).join('; ') },
      { head: file.from, shows: 'moment', value: ({ from }) => momentOf(from) },
      { head: file.to, shows: 'moment', value: ({ to }) => momentOf(to) },
      { head: columns.people, shows: 'count', value: ({ people }) => people },
      ...(['safe', 'help', 'unreached'] as const).map((key): FileColumn<Incident> => ({
        head: statuses[key],
        shows: 'count',
        value: (incident) => incident[key],
      })),
      { head: file.openedBy, value: ({ openedBy }) => openedBy },
      { head: file.openedAt, shows: 'moment', value: ({ openedAt }) => momentOf(openedAt) },
      { head: file.closedAt, shows: 'moment', value: ({ closedAt }) => (closedAt ? momentOf(closedAt) : null) },
    ]
  },
})
