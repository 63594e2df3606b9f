import { emergencyReason, type PublishedAlone } from '@sojourn/contract/kit/proposal'

/** What is said of a publication, and with whose consent it is published. */
export interface Asked {
  note: string
  /** An emergency that waits for nobody. */
  alone: boolean
  reason: string
}
export const nothingAsked: Asked = { note: '', alone: false, reason: '' }

/** It is published at once, without a second person. */
export const isAlone = ({ alone }: Asked, how: PublishedAlone): boolean => alone || how === 'single'

/** An emergency needs a reason of some length. */
export const lacksReason = ({ alone, reason }: Asked, how: PublishedAlone): boolean =>
  alone && how === 'emergency' && reason.trim().length < emergencyReason.least

/** As it is sent. */
export function sentAsked(asked: Asked, how: PublishedAlone) {
  const note = asked.note.trim()
  return {
    ...(note !== '' && { note }),
    ...(isAlone(asked, how) && { publishAlone: { reason: asked.alone ? asked.reason.trim() : '' } }),
  }
}
