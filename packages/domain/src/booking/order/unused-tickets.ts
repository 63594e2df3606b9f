/** A ticket that nobody used, as planned journeys are compared with it. Cities are names of one kind for every product. */
export interface UnusedTicketFacts {
  /** Who is named on it: names cannot be changed, so nobody else uses it (handbook 1.6). */
  holderId: string
  /** Nor can its route. */
  from: string
  to: string
  carrier: string
  /** The last local day on which it can be used. */
  lastDay: string
}

/** A journey that is planned and not yet ticketed. */
export interface PlannedJourney {
  travellerIds: readonly string[]
  /** One of these cities; none means any. */
  from: readonly string[]
  to: readonly string[]
  /** Local days between which it may begin. */
  firstDay: string
  lastDay: string
  /** Absent where no airline is chosen yet. */
  carrier?: string
}

const isAmong = (cities: readonly string[], city: string): boolean => cities.length === 0 || cities.includes(city)

/** Whether the ticket can be used for the journey: by the same traveller, airline and cities, on a day before it ends. */
export const serves = (ticket: UnusedTicketFacts, journey: PlannedJourney): boolean =>
  journey.travellerIds.includes(ticket.holderId) &&
  isAmong(journey.from, ticket.from) &&
  isAmong(journey.to, ticket.to) &&
  journey.firstDay <= ticket.lastDay &&
  (journey.carrier ?? ticket.carrier) === ticket.carrier

/** The journeys that each ticket serves, those that begin first in front; by holder, so that not every pair is compared. */
export function journeysServed<Journey extends PlannedJourney>(
  tickets: readonly UnusedTicketFacts[],
  journeys: readonly Journey[],
): Journey[][] {
  const byTraveller = new Map<string, Journey[]>()
  for (const journey of journeys.toSorted((one, other) =>
    one.firstDay < other.firstDay ? -1 : one.firstDay > other.firstDay ? 1 : 0,
  ))
    for (const id of new Set(journey.travellerIds)) {
      const known = byTraveller.get(id)
      if (known) known.push(journey)
      else byTraveller.set(id, [journey])
    }
  return tickets.map((ticket) => (byTraveller.get(ticket.holderId) ?? []).filter((journey) => serves(ticket, journey)))
}
