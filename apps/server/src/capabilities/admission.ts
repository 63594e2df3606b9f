import type { Language } from '@sojourn/contract/kit/language'

/** People who go abroad, and in which country they are from when until when, where that is known. */
export interface StaysAbroad {
  employeeIds: readonly string[]
  stays: readonly { country: string; from: string; until?: string }[]
  /** Orders by which they go there, if there are any. */
  orderNos: readonly string[]
  /** To whom it is told. */
  reader: { employeeId: string; language: Language }
}

/** What somebody has, or has asked for, to be let into countries. */
export interface Admission {
  employeeId: string
  /** Of those that were asked about. */
  countries: readonly string[]
  /** It lets in on all these days, it does not, or it is still applied for. */
  status: 'serves' | 'short' | 'applied'
  /** Until when, why not, or with which order, in the reader's words. */
  sentence: string
  /** For how many years it was given; absent of one that is applied for. */
  years?: number
}
