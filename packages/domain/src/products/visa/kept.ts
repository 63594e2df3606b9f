import type { LocalText } from '@sojourn/contract/kit/language'
import type { VisaEntries, VisaKind } from '@sojourn/contract/products/visa/visa-words'
import { readStored } from '../../kit/stored-version'

/** A visa as its order keeps it: what it was when it was bought. Fees in fen of one applicant. */
export interface KeptVisa {
  version: 1
  productId: string
  country: string
  name: LocalText
  kind: VisaKind
  workingDays: number
  stayDays: number
  /** Absent of orders before it was kept. */
  validityDays?: number
  entries: VisaEntries
  interview: boolean
  fingerprint: boolean
  passportNeeded: boolean
  express: boolean
  consularFee: number
  serviceFee: number
  expressFee: number
  departDate: string
  /** The flights that it is for. */
  alongOrderNo?: string
}
export const readVisa = (body: unknown): KeptVisa => readStored('a visa of an order', body, { 1: (kept: KeptVisa) => kept })

/** What becomes of one application. */
export interface KeptApplication {
  version: 1
  /** An instant. */
  lodgedAt?: string
  appointment?: { at: string; place: string }
  granted?: { validFrom: string; validUntil: string; entries: VisaEntries; stayDays: number }
  refusal?: string
}
export const readApplication = (body: unknown): KeptApplication =>
  readStored('an application for a visa', body, { 1: (kept: KeptApplication) => kept })

/** A visa as lists and documents read it from a segment. */
export interface KeptVisaSegment {
  version: 1
  country: string
  name: LocalText
  kind: VisaKind
  departDate: string
}
export const readVisaSegment = (body: unknown): KeptVisaSegment =>
  readStored('a visa among the segments', body, { 1: (kept: KeptVisaSegment) => kept })
