import type { Asking } from './outside'

/** What was asked, and under which key: one key may stand for several operations of one order. */
export interface KeyOf<Operation extends string> {
  operation: Operation
  key: string
}

/**
 * What became of a key. `unknown`: it never arrived, or nothing was kept of it. `pending`: accepted and not decided yet. The others are
 * final: asked again, a key that is done answers as before, a refused one with the same refusal, a void one `keyVoid`.
 */
export type Outcome<Failure> = { state: 'unknown' | 'pending' | 'done' | 'void' } | { state: 'refused'; refusal: Failure }

/** What every supplier that sells something knows of its keys. */
export interface Keys<Operation extends string, Failure> {
  /** Reads; nothing is decided by it. */
  outcome(asking: Asking, request: KeyOf<Operation>): Promise<Outcome<Failure>>
  /**
   * The key buys nothing any more, even if what it asks for arrives later; what was pending is given up. Answers what holds then: what
   * was done or refused before stays so, and is given back in the ordinary way.
   */
  void(asking: Asking, request: KeyOf<Operation>): Promise<Outcome<Failure>>
}

export interface KeyVoid {
  failure: 'keyVoid'
}

/**
 * Whether a refusal ends its key. One passes where the supplier itself was busy or closed: it says nothing of what was asked, and leaves
 * the key as it was.
 */
export type Finality = 'final' | 'passing'
