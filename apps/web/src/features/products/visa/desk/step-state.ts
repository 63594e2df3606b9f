import type { RequestOf } from '@sojourn/contract/kit/call'
import { visaEntries, type DeskStep } from '@sojourn/contract/products/visa/visa-words'
import { chinaOffsetMinutes, isLocalDate, isLocalTime, localInstant } from '@sojourn/domain/kit/local-date'
import type { advanceVisaApplicant } from '../../../../api/calls/products/visa/desk'

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
  'reason',
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
  reason: '',
}

/** What is asked with a step. */
export const stepFields: Record<DeskStep, readonly StepField[]> = {
  passportReceived: [],
  lodged: [],
  appointed: ['at', 'time', 'place'],
  granted: ['visaNo', 'validFrom', 'validUntil', 'entries', 'stayDays'],
  refused: ['refusal'],
  passportReturned: ['trackingNo'],
  withdrawn: ['reason'],
  passportLost: ['reason'],
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
  reason: ({ reason }) => reason.trim().length >= 2,
  trackingNo: ({ trackingNo }) => /^[A-Za-z0-9-]{6,30}$/.test(trackingNo.trim()),
}

/** The first field of a step that is not filled in as it has to be. */
export const stepFault = (step: DeskStep, typed: TypedStep): StepField | undefined =>
  stepFields[step].find((field) => !fits[field](typed))

type Told = Pick<
  RequestOf<NonNullable<typeof advanceVisaApplicant.contract>>,
  'appointment' | 'granted' | 'refusal' | 'trackingNo' | 'remark'
>

/** What belongs to a step, as the call wants it; only of a faultless one. Times are China's. */
const told: Record<DeskStep, (typed: TypedStep) => Told> = {
  passportReceived: () => ({}),
  lodged: () => ({}),
  appointed: ({ at, time, place }) => ({ appointment: { at: localInstant(at, time, chinaOffsetMinutes), place: place.trim() } }),
  granted: ({ visaNo, validFrom, validUntil, stayDays, entries }) => ({
    granted: {
      visaNo: visaNo.trim(),
      validFrom,
      validUntil,
      entries: visaEntries.find((each) => each === entries) ?? 'single',
      stayDays: Number(stayDays),
    },
  }),
  refused: ({ refusal }) => ({ refusal: refusal.trim() }),
  passportReturned: ({ trackingNo }) => ({ trackingNo: trackingNo.trim() }),
  withdrawn: ({ reason }) => ({ remark: reason.trim() }),
  passportLost: ({ reason }) => ({ remark: reason.trim() }),
}
export const stepRequest = (step: DeskStep, typed: TypedStep): Told => told[step](typed)
