import type { Verdict, Violation } from '@sojourn/contract/booking/verdict.shapes'

export interface ViolationNote {
  sentence: string
  change: string | undefined
  travellerIds: string[]
}

/** Violations that read alike are said once, with everybody whom they concern. */
export function violationNotes(violations: readonly Violation[]): ViolationNote[] {
  const notes = new Map<string, ViolationNote>()
  for (const { sentence, change, travellerId } of violations) {
    const key = `${sentence}|${change ?? ''}`
    const note = notes.get(key) ?? { sentence, change, travellerIds: [] }
    if (!note.travellerIds.includes(travellerId)) note.travellerIds.push(travellerId)
    notes.set(key, note)
  }
  return [...notes.values()]
}

const weight: readonly Verdict[] = ['within', 'remind', 'reason', 'approval', 'payExcess', 'forbidden']

/** The weightiest of several verdicts. */
export const weightiest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((worst, verdict) => (weight.indexOf(verdict) > weight.indexOf(worst) ? verdict : worst), 'within')

/** Must the traveller give a reason for these? A reminder and an excess paid personally do not ask. */
export const needsReason = (violations: readonly Violation[]): boolean =>
  violations.some(({ handling }) => handling === 'reason' || handling === 'approval' || handling === 'choose')
