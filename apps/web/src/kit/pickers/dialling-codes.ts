import type { DiallingCode } from '@sojourn/contract/reference/country.shapes'

/** What stands together under one heading. */
export interface DiallingGroup {
  key: string
  /** A letter; undefined where no heading is needed. */
  letter: string | undefined
  codes: readonly DiallingCode[]
}

/** Entries in the order given, under the headings that they name. */
export function byTitle(list: readonly DiallingCode[]): DiallingGroup[] {
  const letters = [...new Set(list.map(({ titleName }) => titleName))]
  return letters.map((letter) => ({ key: letter, letter, codes: list.filter(({ titleName }) => titleName === letter) }))
}

/** Entries whose code or name contains the words (S5.21); a plus before a code is no part of it. */
export function searchDiallingCodes(list: readonly DiallingCode[], keyword: string): DiallingCode[] {
  const wanted = keyword.trim().replace(/^\+/, '').toLowerCase()
  return list.filter(({ code, areaName }) => code.includes(wanted) || areaName.toLowerCase().includes(wanted))
}

/** Below this many pixels under its button the panel opens upward (S9.18), if there is more room above. */
const roomNeeded = 408
export const opensUpward = (below: number, above: number): boolean => below < roomNeeded && above > below
