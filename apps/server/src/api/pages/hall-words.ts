import { hallLayouts, type Hall, type Venue } from '@sojourn/supply/ports/venue'
import type { meetingVenuesText } from '@sojourn/text/products/meeting/venues'
import { html, type Html } from './html'

type Words = (typeof meetingVenuesText)['zh-CN']

export const hallYuan = (fen: number): string => `¥${new Intl.NumberFormat('en').format(fen / 100)}`

export const venueFacts = (venue: Venue, text: Words): string[] => [
  venue.stars > 0 ? text.stars({ stars: venue.stars }) : text.centre,
  ...(venue.guestRooms > 0 ? [text.rooms({ count: venue.guestRooms })] : []),
  ...venue.services.filter((service) => service !== 'rooms').map((service) => text.services[service]),
]

export const hallSeats = (hall: Hall, text: Words): Html[] =>
  hallLayouts
    .filter((layout) => hall.seats[layout] > 0)
    .map((layout) => html`<span class="seats">${text.layouts[layout]} ${hall.seats[layout]}</span> `)

export const hallFeatures = (hall: Hall, text: Words): string[] => [
  hall.pillars ? text.pillars : text.noPillars,
  ...(hall.daylight ? [text.daylight] : []),
  ...(hall.ledWall ? [text.led] : []),
]
