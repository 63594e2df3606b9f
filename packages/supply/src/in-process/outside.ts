import type { Methods, Effect } from '../ports/methods'
import { SupplierSilent, type Asking } from '../ports/outside'
import type { InProcess, SqlExecutor } from '../ports/supply'

/** What is looked at before somebody outside is asked, and how long the answer may take. */
export interface Manners {
  /** Throws where nobody may ask a supplier now. */
  beforeAsking(): void
  /** Nobody waits for an answer longer than this. */
  limitMs: number
}
/** The same of a supplier in our own process, and where it keeps its books. */
export interface Surroundings extends Manners {
  /** One transaction of the supplier's own. */
  books<Answer>(this: void, work: (sql: SqlExecutor) => Promise<Answer>): Promise<Answer>
  /** Statements of the supplier's own that only read. */
  look<Answer>(this: void, work: (sql: SqlExecutor) => Promise<Answer>): Promise<Answer>
}

type Method = (context: object, ...request: readonly unknown[]) => unknown

/**
 * A supplier of our own process, asked as one elsewhere would be: with copies of what is asked, in transactions of its own where it may
 * write, within a time limit.
 */
export function outside<Supply extends object>(
  supply: InProcess<Supply>,
  effects: Methods<Supply>,
  surroundings: Surroundings,
): Supply {
  const methods = supply as unknown as Record<string, Method>
  const asked = Object.entries<Effect>(effects).map(([name, effect]) => {
    const keep = effect === 'reads' ? surroundings.look : surroundings.books
    const answer = (asking: Asking, ...request: unknown[]): unknown =>
      ask(surroundings, name, request, (copies) => keep(async (sql) => methods[name]!({ ...asking, sql }, ...copies)))
    return [name, answer]
  })
  return Object.fromEntries(asked) as Supply
}

/** Asks with copies, where it may be asked, within the time limit. */
export function ask<Answer>(
  manners: Manners,
  name: string,
  request: unknown[],
  question: (copies: unknown[]) => Promise<Answer>,
): Promise<Answer> {
  manners.beforeAsking()
  return inTime(question(structuredClone(request)), name, manners.limitMs)
}

/** A late answer is no longer heard; its outcome stands in the supplier's books. */
function inTime<Answer>(answer: Promise<Answer>, name: string, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SupplierSilent(`no answer to ${name} within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}
