import type { MeetingLineKind } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingLine } from '@sojourn/contract/products/meeting/requirement.shapes'
import { fenOf, yuanOf } from '../../../kit/forms/typed-amount'

/** A line of an offer or a bill as it is typed; an empty price leaves it out. */
export interface TypedLine<Kind extends MeetingLineKind = MeetingLineKind> {
  kind: Kind
  /** Yuan. */
  unit: string
  count: string
  times: string
}
export type LineField = 'unit' | 'count' | 'times'

const most: Record<'count' | 'times', number> = { count: 5000, times: 30 }

const wholeOf = (typed: string, field: 'count' | 'times'): number | undefined => {
  const value = Number(typed.trim())
  return Number.isInteger(value) && value >= 1 && value <= most[field] ? value : undefined
}

const isLeftOut = ({ unit }: TypedLine): boolean => unit.trim() === ''

/** Whether a field of a line that is not left out is wrong. */
export function isLineWrong(line: TypedLine, field: LineField): boolean {
  if (isLeftOut(line)) return false
  return field === 'unit' ? fenOf(line.unit) === undefined : wholeOf(line[field], field) === undefined
}

const lineFields = ['unit', 'count', 'times'] as const
/** Paths of what is wrong, in the order of the screen. */
export const lineFaults = (lines: readonly TypedLine[], path: string): string[] =>
  lines.flatMap((line, index) =>
    lineFields.filter((field) => isLineWrong(line, field)).map((field) => `${path}.${index}.${field}`),
  )

/** Lines without faults, in fen; what was left out is not among them. */
export const linesOf = <Kind extends MeetingLineKind>(
  lines: readonly TypedLine<Kind>[],
): (Omit<MeetingLine, 'amount' | 'kind'> & { kind: Kind })[] =>
  lines.flatMap((line) => {
    const { kind } = line
    const unit = fenOf(line.unit)
    const [count, times] = [wholeOf(line.count, 'count'), wholeOf(line.times, 'times')]
    return isLeftOut(line) || unit === undefined || count === undefined || times === undefined
      ? []
      : [{ kind, unit, count, times }]
  })

export const typedLine = ({ kind, unit, count, times }: Omit<MeetingLine, 'amount'>): TypedLine => ({
  kind,
  unit: yuanOf(unit),
  count: String(count),
  times: String(times),
})
