import type { RecordChange, RecordKind } from '@sojourn/contract/admin/record-change.calls'
import { isLocalDate } from '../../kit/local-date'

/** What a field says: one value, or a list whose members come and go. */
export type FieldWords = string | readonly string[]

export interface FieldChange {
  key: string
  label: string
  before: FieldWords
  after: FieldWords
}

export interface RecordWords {
  /** How the form calls each field. */
  labels: Readonly<Record<string, string>>
  /** Values that are words of ours, by their field: languages, rights. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** A day as it is read. */
  day: (date: string) => string
}

/** What was changed, in the words and the order of the form; what no form shows is left out. */
export function wordsOfChanges(changes: RecordChange['changes'], { labels, values, day }: RecordWords): FieldChange[] {
  const say = (field: string, value: string): string => values[field]?.[value] ?? (isLocalDate(value) ? day(value) : value)
  const words = (field: string, value: string | string[]): FieldWords =>
    typeof value === 'string' ? say(field, value) : value.map((each) => say(field, each))
  return Object.entries(labels).flatMap(([key, label]) =>
    changes
      .filter(({ field }) => field === key)
      .map(({ before, after }) => {
        // Of a list that was not there before, or is not any more, each member is told.
        const list = typeof before !== 'string' || typeof after !== 'string'
        const said = (value: string | string[]) => (list && value === '' ? [] : words(key, value))
        return { key, label, before: said(before), after: said(after) }
      }),
  )
}

interface Acts extends Readonly<Record<Exclude<RecordChange['act'], 'ended'>, string>> {
  ended: Readonly<Record<RecordKind, string>>
}

/** What was done, as a word. */
export const wordOfAct = (acts: Acts, kind: RecordKind, act: RecordChange['act']): string =>
  act === 'ended' ? acts.ended[kind] : acts[act]
