import { emergencyReason } from '@sojourn/contract/kit/proposal'
import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'

/** What a publication needs to know of whoever publishes. */
export type Terms = Pick<PolicyDetail, 'today' | 'publishAlone' | 'mayChange'>

/** From when, for whom, and with whose consent something is published. */
export interface Asked {
  from: string
  pilot: boolean
  departmentIds: readonly string[]
  note: string
  /** An emergency that waits for nobody. */
  alone: boolean
  reason: string
}

export const askedAtFirst = ({ today }: Pick<Terms, 'today'>): Asked => ({
  from: today,
  pilot: false,
  departmentIds: [],
  note: '',
  alone: false,
  reason: '',
})

export type AskedFault = 'from' | 'departments' | 'reason'

export const askedFaults = (
  { from, pilot, departmentIds, alone, reason }: Asked,
  { today, publishAlone }: Terms,
): AskedFault[] => [
  ...(from < today ? ['from' as const] : []),
  ...(pilot && departmentIds.length === 0 ? ['departments' as const] : []),
  ...(alone && publishAlone === 'emergency' && reason.trim().length < emergencyReason.least ? ['reason' as const] : []),
]

/** It is published at once, without a second person. */
export const isAlone = ({ alone }: Pick<Asked, 'alone'>, { publishAlone }: Pick<Terms, 'publishAlone'>): boolean =>
  alone || publishAlone === 'single'

/** As it is sent. */
export function sentAsked(asked: Asked, terms: Terms) {
  const note = asked.note.trim()
  return {
    effectiveFrom: asked.from,
    ...(note !== '' && { note }),
    ...(isAlone(asked, terms) && { publishAlone: { reason: asked.alone ? asked.reason.trim() : '' } }),
  }
}

export const sentPilot = ({ pilot, departmentIds }: Asked) => (pilot ? { pilotDepartmentIds: [...departmentIds] } : {})
