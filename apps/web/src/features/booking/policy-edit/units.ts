import { policyBounds } from '@sojourn/contract/booking/policy/policy-bounds'
import type { Language } from '@sojourn/contract/kit/language'

/** How a value of a section is typed: what people write and what is kept. */
export interface Unit {
  /** As people say it. */
  least: string
  most: string
  show: (value: number) => string
  /** Undefined where it is no such value. */
  read: (typed: string) => number | undefined
}

interface Bounds {
  least: number
  most: number
}

/** A decimal number of so many digits, kept `times` as large. */
function unit({ least, most }: Bounds, times: number, digits: number): Unit {
  const pattern = new RegExp(`^\\d{1,9}${digits > 0 ? `(\\.\\d{1,${digits}})?` : ''}$`)
  const show = (value: number): string => String(Number((value / times).toFixed(digits)))
  return {
    least: show(least),
    most: show(most),
    show,
    read: (typed) => {
      const plain = typed.trim().replaceAll(/[,，\s]/g, '')
      if (!pattern.test(plain)) return undefined
      const value = Math.round(Number(plain) * times)
      return value >= least && value <= most ? value : undefined
    },
  }
}

/** Yuan, kept in fen. */
export const yuan = unit(policyBounds.money, 100, 2)
/** Hours of a journey, kept in minutes. */
export const journeyHours = unit({ least: 30, most: policyBounds.minutes.most }, 60, 1)
/** Hours in the air; from 0 on. */
export const airHours = unit({ least: 0, most: policyBounds.minutes.most }, 60, 1)
export const hours = unit(policyBounds.hours, 1, 0)
export const days = unit(policyBounds.advanceDays, 1, 0)
export const stars = unit(policyBounds.stars, 1, 0)
export const rides = unit(policyBounds.rides, 1, 0)
/** How far around a place still counts. */
export const siteMetres = unit(policyBounds.siteMetres, 1, 0)
/** Percent of a fare that is kept. */
export const fee = unit(policyBounds.percent, 1, 0)
/** Percent of a standard, as far as anybody would go. */
export const percent = unit({ least: 0, most: 300 }, 1, 0)

/** Of the full fare: 6.0 折 in Chinese, 60 % elsewhere; kept in tenths of 折, which are percent. */
export const ofFullFare = (language: Language): Unit =>
  unit(policyBounds.discount, language === 'en' ? 1 : 10, language === 'en' ? 0 : 1)
