import type { Violation } from '@sojourn/contract/booking/verdict.shapes'

export interface ViolationNote {
  sentence: string
  travellerIds: string[]
}

/** Violations that read alike are said once, with everybody whom they concern; so are the changes that would comply. */
export function violationNotes(violations: readonly Violation[]): { notes: ViolationNote[]; changes: string[] } {
  const notes = new Map<string, ViolationNote>()
  for (const { sentence, travellerId } of violations) {
    const note = notes.get(sentence) ?? { sentence, travellerIds: [] }
    if (!note.travellerIds.includes(travellerId)) note.travellerIds.push(travellerId)
    notes.set(sentence, note)
  }
  return { notes: [...notes.values()], changes: [...new Set(violations.flatMap(({ change }) => change ?? []))] }
}
