import type { NewFlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { SeatType } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { chinaOffsetMinutes, isLocalDate, localInstant, localOf } from '@sojourn/domain/kit/local-date'
import type { OfferForm } from './offer-form'

/** A flight as the agency's staff type it. */
export interface SegmentForm {
  key: number
  slice: number
  flightNo: string
  departAirport: string
  departDate: string
  departTime: string
  arriveAirport: string
  arriveDate: string
  arriveTime: string
  cabin: SeatType
  bookingClass: string
}

/** A plan as they type it; prices in yuan, its end by the clocks of China. */
export interface PlanForm {
  key: number
  segments: SegmentForm[]
  carrier: string
  adultFare: string
  adultTaxes: string
  childFare: string
  childTaxes: string
  infantFare: string
  infantTaxes: string
  pieces: string
  kilograms: string
  rules: string
  note: string
  validUntil: string
  validTime: string
  /** Sold by the supply: all but its end and the note is the supply's own. */
  offer?: OfferForm | undefined
}
export type SegmentField = Exclude<keyof SegmentForm, 'key' | 'slice' | 'cabin'>
export type PlanField = Exclude<keyof PlanForm, 'key' | 'segments' | 'offer'>
export type Fault = 'needed' | 'wrong'

type Asked = Pick<FlightDemandDetail, 'legs' | 'cabin'>

/** A flight for each leg that is asked for, from where and on the day that is asked. */
export function blankPlan(key: number, { legs, cabin }: Asked, standsUntil: string): PlanForm {
  const { date, time } = localOf(standsUntil, chinaOffsetMinutes)
  return {
    key,
    segments: legs.map((leg, index) => ({
      ...blankSegment(index + 1, index, cabin),
      departAirport: leg.departType === 1 ? leg.departCode : '',
      departDate: leg.departDate,
      arriveAirport: leg.arriveType === 1 ? leg.arriveCode : '',
      arriveDate: leg.departDate,
    })),
    carrier: '',
    adultFare: '',
    adultTaxes: '',
    childFare: '',
    childTaxes: '',
    infantFare: '',
    infantTaxes: '',
    pieces: '1',
    kilograms: '23',
    rules: '',
    note: '',
    validUntil: date,
    validTime: time,
  }
}

const blankSegment = (key: number, slice: number, cabin: SeatType): SegmentForm => ({
  key,
  slice,
  flightNo: '',
  departAirport: '',
  departDate: '',
  departTime: '',
  arriveAirport: '',
  arriveDate: '',
  arriveTime: '',
  cabin,
  bookingClass: '',
})

/** One more flight of the same direction as the one before it, from where that lands. */
export function withSegmentAfter(segments: readonly SegmentForm[], index: number): SegmentForm[] {
  const before = segments[index]!
  const key = Math.max(...segments.map((each) => each.key)) + 1
  const next = {
    ...blankSegment(key, before.slice, before.cabin),
    departAirport: before.arriveAirport,
    departDate: before.arriveDate,
    arriveDate: before.arriveDate,
  }
  return [...segments.slice(0, index + 1), next, ...segments.slice(index + 1)]
}

const patterns: Record<SegmentField, RegExp> = {
  flightNo: /^[A-Z0-9]{2}\d{1,4}[A-Z]?$/,
  departAirport: /^[A-Z]{3}$/,
  departDate: /^\d{4}-\d{2}-\d{2}$/,
  departTime: /^\d{2}:\d{2}$/,
  arriveAirport: /^[A-Z]{3}$/,
  arriveDate: /^\d{4}-\d{2}-\d{2}$/,
  arriveTime: /^\d{2}:\d{2}$/,
  bookingClass: /^[A-Z]?$/,
}
export const upper = (typed: string): string => typed.trim().toUpperCase()

export function segmentFault(segment: SegmentForm, field: SegmentField): Fault | undefined {
  const value = upper(segment[field])
  if (value === '') return field === 'bookingClass' ? undefined : 'needed'
  return patterns[field].test(value) ? undefined : 'wrong'
}

const fenPerYuan = 100
export const fenOf = (typed: string): number | undefined =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * fenPerYuan) : undefined

const amounts: readonly PlanField[] = ['adultFare', 'adultTaxes', 'childFare', 'childTaxes', 'infantFare', 'infantTaxes']
const optional: readonly PlanField[] = ['childFare', 'childTaxes', 'infantFare', 'infantTaxes', 'pieces', 'note']
export const isOptional = (field: PlanField): boolean => optional.includes(field)

/** What is missing or wrong of one plan. */
export function planFault(plan: PlanForm, field: PlanField): Fault | undefined {
  const value = plan[field].trim()
  if (value === '') return isOptional(field) ? undefined : 'needed'
  if (amounts.includes(field)) return fenOf(value) === undefined ? 'wrong' : undefined
  if (field === 'carrier') return /^[A-Z0-9]{2}$/.test(upper(value)) ? undefined : 'wrong'
  if (field === 'pieces' || field === 'kilograms') return /^\d{1,3}$/.test(value) ? undefined : 'wrong'
  if (field === 'validUntil') return isLocalDate(value) ? undefined : 'wrong'
  return field === 'validTime' && !/^\d{2}:\d{2}$/.test(value) ? 'wrong' : undefined
}

/** Paths of everything that is missing, in the order of the screen. */
export const planFaults = (plans: readonly PlanForm[]): string[] =>
  plans.flatMap((plan, index) => [
    ...plan.segments.flatMap((segment, at) =>
      (Object.keys(patterns) as SegmentField[]).flatMap((field) =>
        segmentFault(segment, field) ? [`plans.${index}.segments.${at}.${field}`] : [],
      ),
    ),
    ...(Object.keys(plan) as (keyof PlanForm)[]).flatMap((field) =>
      field !== 'key' && field !== 'segments' && field !== 'offer' && planFault(plan, field) ? [`plans.${index}.${field}`] : [],
    ),
  ])

/** The plan of a form without faults. */
export function planOf(plan: PlanForm): NewFlightPlan {
  const prices = (['adult', 'child', 'infant'] as const).flatMap((passenger) => {
    const fare = fenOf(plan[`${passenger}Fare`])
    return fare === undefined ? [] : [{ passenger, fare, taxes: fenOf(plan[`${passenger}Taxes`]) ?? 0 }]
  })
  return {
    segments: plan.segments.map(({ key: _key, ...segment }) => ({
      ...segment,
      flightNo: upper(segment.flightNo),
      departAirport: upper(segment.departAirport),
      arriveAirport: upper(segment.arriveAirport),
      bookingClass: upper(segment.bookingClass),
    })),
    validatingCarrier: upper(plan.carrier),
    prices,
    baggage: { kilograms: Number(plan.kilograms), ...(plan.pieces.trim() !== '' && { pieces: Number(plan.pieces) }) },
    rules: plan.rules.trim(),
    note: plan.note.trim(),
    validUntil: localInstant(plan.validUntil, plan.validTime, chinaOffsetMinutes),
    ...(plan.offer && { offer: { choices: plan.offer.choices, dates: plan.offer.dates } }),
  }
}
