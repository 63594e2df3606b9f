import type { Product } from '@sojourn/contract/booking/codes'
import type { MeetingAnswer } from '@sojourn/contract/products/meeting/attendee.shapes'
import type { ArrivalWindow } from '@sojourn/contract/products/meeting/meeting-words'
import { given } from '../../kit/given'
import { addDays } from '../../kit/local-date'
import { airCities } from '../../reference/place/cities'
import { cityKey } from '../../reference/place/city-text'

/** What a search for somebody who comes begins with; cities by their names in simplified Chinese. */
export interface AttendeeSearch {
  product: Product
  depart?: string
  arrive: string
  startDate: string
  endDate: string
  isReturn: boolean
  /** When its traveller wishes to arrive, and to leave. */
  windows?: { arrive: ArrivalWindow; leave?: ArrivalWindow }
}

interface Wanted {
  answer: MeetingAnswer
  /** Where the venue lies. */
  city: string
  today: string
}

/** The way to an event and back as its guest wished it; undefined of who needs nothing booked, or is to have arrived already. */
export function attendeeJourney({ answer: { wishes }, city, today }: Wanted): AttendeeSearch | undefined {
  if (!wishes || wishes.by === 'own' || wishes.arrival.date < today) return undefined
  const depart = cityKey({ code: '', name: wishes.fromCity?.trim() ?? '' })
  if (depart === city) return undefined
  const endDate = wishes.leaving?.date ?? leavingDay(wishes.days, wishes.nights)
  const isReturn = endDate > wishes.arrival.date
  return {
    product: wishes.by === 'train' ? 'train' : isAbroad(depart) ? 'intlFlight' : 'flight',
    depart,
    arrive: city,
    startDate: wishes.arrival.date,
    endDate,
    isReturn,
    windows: { arrive: wishes.arrival.window, ...(isReturn && given({ leave: wishes.leaving?.window })) },
  }
}

/** The nights in the city of an event that its guest wished, from the first without a gap; undefined of who wished none that are left. */
export function attendeeStay({ answer: { wishes }, city, today }: Wanted): AttendeeSearch | undefined {
  const nights = (wishes?.nights ?? []).filter((night) => night >= today).toSorted()
  const [first] = nights
  if (!wishes || wishes.room === 'none' || first === undefined) return undefined
  let endDate = addDays(first, 1)
  while (nights.includes(endDate)) endDate = addDays(endDate, 1)
  return { product: 'hotel', arrive: city, startDate: first, endDate, isReturn: false }
}

/** In the evening of the last day, or in the morning after the last night. */
const leavingDay = (days: readonly string[], nights: readonly string[]): string =>
  [...days, ...nights.map((night) => addDays(night, 1))].toSorted().at(-1)!

const isAbroad = (city: string): boolean => {
  const found = airCities.find(({ name }) => name['zh-CN'] === city)
  return found !== undefined && found.country !== 'CN'
}

interface OwnWanted extends Omit<Wanted, 'answer'> {
  product: 'flight' | 'train' | 'hotel'
  days: readonly string[]
  /** What the colleague has answered, where they have. */
  answer?: MeetingAnswer | undefined
}

/**
 * What a colleague who comes books for themselves: by their answer where it wishes the same, else for the days of the event, a stay from its eve; undefined
 * where its first day is over.
 */
export function ownSearch({ product, days, answer, city, today }: OwnWanted): AttendeeSearch | undefined {
  const wished =
    answer && (product === 'hotel' ? attendeeStay({ answer, city, today }) : attendeeJourney({ answer, city, today }))
  if (wished?.product === product) return wished
  const [first, last] = [days[0]!, days.at(-1)!]
  if (first < today) return undefined
  if (product === 'hotel') {
    const eve = addDays(first, -1)
    const startDate = eve < today ? first : eve
    const endDate = last > startDate ? last : addDays(startDate, 1)
    return { product, arrive: city, startDate, endDate, isReturn: false }
  }
  const depart = cityKey({ code: '', name: answer?.wishes?.fromCity?.trim() ?? '' })
  const from = depart && depart !== city ? { depart } : {}
  return { product, ...from, arrive: city, startDate: first, endDate: last, isReturn: last > first }
}
