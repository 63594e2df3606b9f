import type { Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import type { Submission } from '../lifecycle/submit'

/** A product's own part of placing an order. */
export interface Placement<Seen, Answer> {
  /** What is to be had now, read and asked for before anything is written; holds no connection. */
  look(this: void, work: Work): Promise<Seen | Problem>
  /** Asks nobody any more. */
  propose(this: void, work: Work, seen: Seen): Promise<Proposal<Answer> | Problem>
}

/** Of a placement that is told all by its request. */
export const nothingToLookAt = async (): Promise<undefined> => undefined

/** What a product wants to book, after all that can be refused without asking anybody was refused. */
export interface Proposal<Answer = unknown> {
  submission: Submission
  /** What the product keeps beside the order, and which documents its supplier will see; a problem undoes all of it. */
  keep(this: void, work: Work): Promise<Problem | undefined>
  /** Absent where nobody is asked before the order goes on. */
  hold?: Hold<Answer>
}

/** How a supplier is asked to hold what is proposed: under the order's key, so that asked again it answers the same. */
export interface Hold<Answer> {
  /** Holds no connection. */
  ask(): Promise<Answer>
  /** Keeps what was answered; nobody is asked any more. */
  keep(work: Work, answer: Answer): Promise<Held>
}

/**
 * `reference`: the supplier's number of what is held. `renewed`: the order as it is held, at another price than was proposed, within what was
 * accepted.
 */
export type Held = { held: true; reference?: string; renewed?: Submission } | { askAgainAt: Date } | Refusal

/** With what the order keeps of it, and a problem for whoever waits; what is held all the same goes back. */
export interface Refusal {
  failure: string
  refused: Problem
  reference?: string
}
