import { visaEntries, type DeskStep } from '@sojourn/contract/products/visa/visa-words'
import { chinaOffsetMinutes, isLocalDate, isLocalTime, localInstant } from '@sojourn/domain/kit/local-date'

const fields = [
  'at',
  'time',
  'place',
  'visaNo',
  'validFrom',
  'validUntil',
  'entries',
  'stayDays',
  'refusal',
  'trackingNo',
] as const
export type StepField = (typeof fields)[number]
/** As it is typed. */
export type TypedStep = Record<StepField, string>

export const freshStep: TypedStep = {
  at: '',
  time: '09:00',
  place: '',
  visaNo: '',
  validFrom: '',
  validUntil: '',
  entries: 'single',
  stayDays: '30',
  refusal: '',
  trackingNo: '',
}

/** What is asked with a step. */
export const stepFields: Record<DeskStep, readonly StepField[]> = {
  passportReceived: [],
  lodged: [],
  appointed: ['at', 'time', 'place'],
  granted: ['visaNo', 'validFrom', 'validUntil', 'entries', 'stayDays'],
  refused: ['refusal'],
  passportReturned: ['trackingNo'],
}

const fits: Record<StepField, (typed: TypedStep) => boolean> = {
  at: ({ at }) => isLocalDate(at),
  time: ({ time }) => isLocalTime(time),
  place: ({ place }) => place.trim().length >= 2,
  visaNo: ({ visaNo }) => /^[A-Za-z0-9/-]{4,20}$/.test(visaNo.trim()),
  validFrom: ({ validFrom }) => isLocalDate(validFrom),
  validUntil: ({ validFrom, validUntil }) => isLocalDate(validUntil) && validFrom <= validUntil,
  entries: () => true,
  stayDays: ({ stayDays }) => /^[1-9]\d{0,2}$/.test(stayDays) && Number(stayDays) <= 365,
  refusal: ({ refusal }) => refusal.trim().length >= 2,
  trackingNo: ({ trackingNo }) => /^[A-Za-z0-9-]{6,30}$/.test(trackingNo.trim()),
}

/** The first field of a step that is not filled in as it has to be. */
export const stepFault = (step: DeskStep, typed: TypedStep): StepField | undefined =>
  stepFields[step].find((field) => !fits[field](typed))

/** What belongs to a step, as the call wants it; only of a faultless one. Times are China's. */
export function stepRequest(step: DeskStep, typed: TypedStep) {
  const { at, time, place, visaNo, validFrom, validUntil, stayDays, refusal, trackingNo } = typed
  const entries = visaEntries.find((each) => each === typed.entries) ?? 'single'
  switch (step) {
    case 'appointed':
      return { appointment: { at: localInstant(at, time, chinaOffsetMinutes), place: place.trim() } }
    case 'granted':
      return { granted: { visaNo: visaNo.trim(), validFrom, validUntil, entries, stayDays: Number(stayDays) } }
    case 'refused':
      return { refusal: refusal.trim() }
    case 'passportReturned':
      return { trackingNo: trackingNo.trim() }
    default:
      return {}
  }
}
