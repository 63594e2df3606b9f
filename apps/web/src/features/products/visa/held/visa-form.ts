import type { OwnVisa } from '@sojourn/contract/products/visa/own.shapes'
import type { VisaEntries } from '@sojourn/contract/products/visa/visa-words'
import { compareDates } from '@sojourn/domain/kit/local-date'
import { entriesLeft } from '@sojourn/domain/products/visa/held'
import type { Place } from '../../../../kit/pickers/place'

/** A visa as it is typed. */
export interface OwnVisaForm {
  country: Place | null
  entries: VisaEntries
  entriesUsed: string
  stayDays: string
  /** In the Schengen area, within the half year before; of other visas empty. */
  daysUsed: string
  validFrom: string
  validUntil: string
}
export type OwnVisaField = 'countryId' | 'entriesUsed' | 'stayDays' | 'daysUsed' | 'validFrom' | 'validUntil'
type OwnVisaFault = 'countryMissing' | 'entriesUsedWrong' | 'stayDaysWrong' | 'daysUsedWrong' | 'dateMissing' | 'datesWrong'

export const ownVisaForm = (visa: OwnVisa | undefined): OwnVisaForm => ({
  country: visa ? { code: String(visa.countryId), name: visa.countryName, kind: 0 } : null,
  entries: visa?.entries ?? 'single',
  entriesUsed: String(visa?.entriesUsed ?? 0),
  stayDays: visa ? String(visa.stayDays) : '',
  daysUsed: String(visa?.daysUsed ?? ''),
  validFrom: visa?.validFrom ?? '',
  validUntil: visa?.validUntil ?? '',
})

/** A whole number as it is typed; nothing else is one. */
const typedNumber = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** What is wrong, by the field of the request. */
export function ownVisaFaults(
  { country, entries, entriesUsed, stayDays, daysUsed, validFrom, validUntil }: OwnVisaForm,
  today: string,
): Partial<Record<OwnVisaField, OwnVisaFault>> {
  const used = typedNumber(entriesUsed)
  const days = typedNumber(stayDays)
  const areDaysWrong = compareDates(validFrom, validUntil) > 0 || compareDates(validUntil, today) < 0
  return {
    ...(!country && { countryId: 'countryMissing' }),
    ...(!(used <= 99 && entriesLeft({ entries, entriesUsed: used }) >= 0) && { entriesUsed: 'entriesUsedWrong' }),
    ...(!(days >= 1 && days <= 365) && { stayDays: 'stayDaysWrong' }),
    ...(daysUsed.trim() !== '' && !(typedNumber(daysUsed) <= 180) && { daysUsed: 'daysUsedWrong' }),
    ...(validFrom === '' && { validFrom: 'dateMissing' }),
    ...(validUntil === '' ? { validUntil: 'dateMissing' } : validFrom !== '' && areDaysWrong && { validUntil: 'datesWrong' }),
  }
}

/** The request of a form without faults. */
export const ownVisaRequest = ({ country, entries, entriesUsed, stayDays, daysUsed, validFrom, validUntil }: OwnVisaForm) => ({
  countryId: Number(country?.code),
  entries,
  entriesUsed: typedNumber(entriesUsed),
  stayDays: typedNumber(stayDays),
  ...(daysUsed.trim() !== '' && { daysUsed: typedNumber(daysUsed) }),
  validFrom,
  validUntil,
})
