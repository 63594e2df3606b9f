import type { AgreementStage } from '@sojourn/contract/admin/agency/agreement-words'
import { addDays, addMonths } from '../kit/local-date'
import { agreementState, type AgreementPeriod } from './agreement'

/** What an agency and a company agree on: local days, both included, and fen. */
export interface AgreementTerms {
  from: string
  to: string
  creditLimit: number
}

/**
 * Reversed: it ends before it begins. Over: it has ended already. Long: nobody signs for more than five years. Gap: days between the end of
 * what is in force and the new beginning, on which nobody could travel on business.
 */
export type TermsFault = 'reversed' | 'over' | 'long' | 'gap'

const monthsAtMost = 60

/** What is wrong with terms that are to follow the period in force; `today` is a local day. */
export function termsFault(terms: AgreementTerms, current: AgreementPeriod, today: string): TermsFault | undefined {
  const { from, to } = terms
  if (to < from) return 'reversed'
  if (to < today) return 'over'
  if (to >= addMonths(from, monthsAtMost)) return 'long'
  const { agreementTo } = current
  return agreementState(current, today) === 'inForce' && agreementTo !== null && from > addDays(agreementTo, 1)
    ? 'gap'
    : undefined
}

/** The period that stands once the terms are signed: what is in force goes on into them, whatever is over is left behind. */
export function periodSigned(terms: AgreementTerms, current: AgreementPeriod, today: string): { from: string; to: string } {
  const goesOn = agreementState(current, today) === 'inForce' && current.agreementFrom! < terms.from
  return { from: goesOn ? current.agreementFrom! : terms.from, to: terms.to }
}

/**
 * The company asks or nobody does; one of the agency's staff proposes, another returns it or offers it to the company, which signs or
 * declines. Whoever has asked or proposed may withdraw.
 */
export type AgreementStep = 'propose' | 'return' | 'offer' | 'sign' | 'decline' | 'withdraw'

const steps: Record<AgreementStep, { from: readonly AgreementStage[]; to: AgreementStage }> = {
  propose: { from: ['asked', 'returned'], to: 'proposed' },
  return: { from: ['proposed'], to: 'returned' },
  offer: { from: ['proposed'], to: 'offered' },
  sign: { from: ['offered'], to: 'signed' },
  decline: { from: ['offered'], to: 'declined' },
  withdraw: { from: ['asked', 'proposed', 'returned', 'offered'], to: 'withdrawn' },
}

/** Where a step leads; undefined where it cannot be taken. */
export const stageAfter = (stage: AgreementStage, step: AgreementStep): AgreementStage | undefined =>
  steps[step].from.includes(stage) ? steps[step].to : undefined

/** Somebody still has something to do with it; a company has one of these at a time. */
export const isOpenStage = (stage: AgreementStage): boolean => stageAfter(stage, 'withdraw') !== undefined
