import type { AnsweredManualQuote, ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { offersStandFor } from '@sojourn/domain/booking/demand/demand'
import { addMinutes, chinaOffsetMinutes, localInstant, localOf } from '@sojourn/domain/kit/local-date'
import { fenOf, segmentFault, upper, type Fault, type SegmentField, type SegmentForm } from '../demand/quote-form'

type Desk = NonNullable<ManualQuote['desk']>

/** What the desk types of a quote: amounts in yuan by ticket and figure, its end by the clocks of China. */
export interface AnswerForm {
  amounts: Readonly<Record<string, string>>
  segments: SegmentForm[]
  pieces: string
  kilograms: string
  waived: boolean
  validUntil: string
  validTime: string
  note: string
}

const taxField = (code: string): string => `tax.${code}`
const amountKey = (ticketNo: string, field: string): string => `${ticketNo}.${field}`
const fieldsOf = (kind: ManualQuote['kind'], ticket: Desk[number]): string[] =>
  kind === 'refund'
    ? ['usedFare', 'fee', ...ticket.taxes.map(({ code }) => taxField(code))]
    : ['fee', 'fareDifference', 'taxDifference']

const fenPerYuan = 100
const yuanOf = (fen: number): string => String(fen / fenPerYuan)

/** Every tax back and nothing flown, a flight like the former one: what is usual, to be corrected. */
export function blankAnswer({ kind, from, departDate }: ManualQuote, desk: Desk, now: string): AnswerForm {
  const { date, time } = localOf(addMinutes(now, offersStandFor), chinaOffsetMinutes)
  const usual = desk.flatMap(({ ticketNo, taxes }): [string, string][] => [
    [amountKey(ticketNo, 'usedFare'), '0'],
    ...taxes.map(({ code, amount }): [string, string] => [amountKey(ticketNo, taxField(code)), yuanOf(amount)]),
  ])
  const segments = from.map((flight, index): SegmentForm => ({
    key: index + 1,
    slice: 0,
    flightNo: '',
    departAirport: flight.departAirport,
    departDate: departDate ?? flight.departDate,
    departTime: '',
    arriveAirport: flight.arriveAirport,
    arriveDate: departDate ?? flight.arriveDate,
    arriveTime: '',
    cabin: flight.cabin,
    bookingClass: '',
  }))
  return {
    amounts: kind === 'refund' ? Object.fromEntries(usual) : {},
    segments: kind === 'change' ? segments : [],
    pieces: '1',
    kilograms: '23',
    waived: false,
    validUntil: date,
    validTime: time,
    note: '',
  }
}

export const amountFault = ({ amounts }: AnswerForm, key: string): Fault | undefined => {
  const value = (amounts[key] ?? '').trim()
  if (value === '') return 'needed'
  return fenOf(value) === undefined ? 'wrong' : undefined
}
const segmentFields: readonly SegmentField[] = [
  'flightNo',
  'departAirport',
  'departDate',
  'departTime',
  'arriveAirport',
  'arriveDate',
  'arriveTime',
  'bookingClass',
]
export const isCount = (value: string): boolean => /^\d{1,3}$/.test(value.trim())

/** Paths of what is missing or wrong, in the order of the screen. */
export function answerFaults(kind: ManualQuote['kind'], desk: Desk, form: AnswerForm): string[] {
  return [
    ...form.segments.flatMap((segment, at) =>
      segmentFields.filter((field) => segmentFault(segment, field)).map((field) => `plans.0.segments.${at}.${field}`),
    ),
    ...(kind === 'change' && !isCount(form.kilograms) ? ['kilograms'] : []),
    ...desk.flatMap((ticket) =>
      fieldsOf(kind, ticket)
        .map((field) => amountKey(ticket.ticketNo, field))
        .filter((key) => amountFault(form, key)),
    ),
    ...(form.validUntil === '' ? ['validUntil'] : []),
    ...(/^\d{2}:\d{2}$/.test(form.validTime) ? [] : ['validTime']),
  ]
}

/** The answer of a form without faults. */
export function answerOf({ quoteNo, version, kind }: ManualQuote, desk: Desk, form: AnswerForm): AnsweredManualQuote {
  const fen = (ticketNo: string, field: string): number => fenOf(form.amounts[amountKey(ticketNo, field)] ?? '') ?? 0
  const common = {
    quoteNo,
    version,
    waived: form.waived,
    validUntil: localInstant(form.validUntil, form.validTime, chinaOffsetMinutes),
    note: form.note.trim(),
  }
  if (kind === 'refund')
    return {
      ...common,
      refund: desk.map(({ ticketNo, taxes }) => ({
        ticketNo,
        usedFare: fen(ticketNo, 'usedFare'),
        fee: fen(ticketNo, 'fee'),
        taxes: taxes.map(({ code }) => ({ code, amount: fen(ticketNo, taxField(code)) })),
      })),
    }
  return {
    ...common,
    change: {
      lines: desk.map(({ ticketNo }) => ({
        ticketNo,
        fee: fen(ticketNo, 'fee'),
        fareDifference: fen(ticketNo, 'fareDifference'),
        taxDifference: fen(ticketNo, 'taxDifference'),
      })),
      segments: form.segments.map(({ key: _key, slice: _slice, ...segment }) => ({
        ...segment,
        flightNo: upper(segment.flightNo),
        departAirport: upper(segment.departAirport),
        arriveAirport: upper(segment.arriveAirport),
        bookingClass: upper(segment.bookingClass),
      })),
      baggage: { kilograms: Number(form.kilograms), ...(isCount(form.pieces) && { pieces: Number(form.pieces) }) },
    },
  }
}

/** Amounts of a ticket in the order of the screen; of a tax what was paid. */
export const amountsOf = (kind: ManualQuote['kind'], ticket: Desk[number]) =>
  fieldsOf(kind, ticket).map((field) => ({
    key: amountKey(ticket.ticketNo, field),
    field,
    tax: ticket.taxes.find(({ code }) => field === taxField(code)),
  }))
