import { readLocalDate } from '@sojourn/domain/kit/local-date'

/** The day that a filter names, or nothing; the database's calendar has no year zero. */
export function knownDay(text = ''): string | null {
  const date = readLocalDate(text)
  return date !== undefined && date > '0001' ? date : null
}
