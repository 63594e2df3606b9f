import { mix, unit } from '../air/random'
import type { Property } from './property'

/** Hotels of a city whose halls are let for events. */
const housesAtMost = 12
/** Of all rooms of such a hotel, those of its plainest kind, from which groups have theirs. */
const plainShare = 0.7

const isHouse = ({ facts: { facilities, chainType } }: Property): boolean =>
  facilities.includes('meetingRoom') && chainType !== undefined && chainType >= 3

/** The hotels of a city in which events are held, the likeliest first: good ones with rooms for meetings. */
export const eventHotels = (properties: readonly Property[]): Property[] =>
  properties
    .toSorted((one, other) => Number(isHouse(other)) - Number(isHouse(one)) || mix(one.seed, 301) - mix(other.seed, 301))
    .slice(0, housesAtMost)

/** Of those, what such hotels keep back for groups on nights that are sold out to others. */
const groupShare = 1 / 3

export const guestRoomsOf = ({ seed }: Property): number => 80 + Math.floor(unit(mix(seed, 302)) * 420)

/** The same hotels; those in which events are held sell as many rooms as groups need. */
export function withEventRooms(properties: readonly Property[]): Property[] {
  const houses = new Set(eventHotels(properties))
  return properties.map((property) => {
    const [plain, ...others] = property.rooms
    if (!plain || !houses.has(property)) return property
    return { ...property, rooms: [{ ...plain, allotment: Math.floor(guestRoomsOf(property) * plainShare) }, ...others] }
  })
}

/** Rooms of a night that groups can have though others find none. */
export const roomsForGroups = (property: Property): number => Math.floor(guestRoomsOf(property) * plainShare * groupShare)
