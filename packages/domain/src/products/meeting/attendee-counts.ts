import type { AttendeeCounts, MeetingAnswer, MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import { arrivalWindows, attendeeDiets, attendeeModes } from '@sojourn/contract/products/meeting/meeting-words'

type Answer = Pick<MeetingAnswer, 'comes' | 'wishes'>

/** What the answers to an invitation come to, by product. */
export function attendeeCounts(answers: readonly Answer[], days: readonly string[]): AttendeeCounts {
  const coming = answers.flatMap(({ wishes }) => wishes ?? [])
  return {
    coming: coming.length,
    notComing: answers.length - coming.length,
    byDay: days.map((day) => ({ day, count: coming.filter((wishes) => wishes.days.includes(day)).length })),
    arrivals: byWindow(coming.map(({ arrival, by }) => ({ ...arrival, by }))),
    departures: byWindow(coming.flatMap(({ leaving, by }) => (leaving ? { ...leaving, by } : []))),
    modes: attendeeModes.map((by) => ({ by, count: coming.filter((wishes) => wishes.by === by).length })).filter(some),
    diets: attendeeDiets.map((diet) => ({ diet, count: coming.filter((wishes) => wishes.diet === diet).length })).filter(some),
    rooms: roomsByNight(coming),
  }
}

const some = ({ count }: { count: number }): boolean => count > 0

type Moved = MeetingWishes['arrival'] & Pick<MeetingWishes, 'by'>

function byWindow(all: readonly Moved[]): AttendeeCounts['arrivals'] {
  const dates = [...new Set(all.map(({ date }) => date))].toSorted()
  return dates
    .flatMap((date) => arrivalWindows.flatMap((window) => attendeeModes.map((by) => ({ date, window, by }))))
    .map((slot) => ({
      ...slot,
      count: all.filter(({ date, window, by }) => date === slot.date && window === slot.window && by === slot.by).length,
    }))
    .filter(some)
}

/** Rooms that the answers take in each night; two who share take one, the last of an odd number one alone. */
export function roomsByNight(coming: readonly Pick<MeetingWishes, 'room' | 'nights'>[]): AttendeeCounts['rooms'] {
  const nights = [...new Set(coming.flatMap((wishes) => wishes.nights))].toSorted()
  return nights.map((night) => {
    const there = coming.filter((wishes) => wishes.nights.includes(night))
    const singles = there.filter(({ room }) => room === 'single').length
    return { night, count: singles + Math.ceil((there.length - singles) / 2) }
  })
}
