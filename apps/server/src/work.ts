import type { Problem } from '@sojourn/contract/kit/problems'
import type { Context, Work } from './context'
import { intend as intendOn, type Intended } from './db/intend'
import { once as onceOn, type Author } from './db/once'
import type { Sql } from './db/sql'

type Do<Result> = (work: Work) => Promise<Result>

/** The only place where work is made. */
const on =
  <Result>(context: Context, enterpriseId: number, work: Do<Result>) =>
  (sql: Sql): Promise<Result> =>
    work({ context, enterpriseId, sql })

/** Statements of a company, each on its own: no connection is held between them. */
export const inCompany = <Result>(context: Context, enterpriseId: number, work: Do<Result>): Promise<Result> =>
  context.database.tenant(enterpriseId, on(context, enterpriseId, work))

/** Reads of a company that must agree with each other. */
export const inSnapshot = <Result>(context: Context, enterpriseId: number, work: Do<Result>): Promise<Result> =>
  context.database.snapshot(enterpriseId, on(context, enterpriseId, work))

/** One transaction of a company; a Problem undoes it, and those with the same claim follow each other. */
export const inTransaction = <Result>(
  context: Context,
  enterpriseId: number,
  work: Do<Result>,
  claim?: string,
): Promise<Result> => context.database.transaction(enterpriseId, on(context, enterpriseId, work), claim)

/** A transaction that stands whatever becomes of the one it is asked in. */
export const inTransactionAside = <Result>(context: Context, enterpriseId: number, work: Do<Result>): Promise<Result> =>
  context.database.aside(enterpriseId, on(context, enterpriseId, work))

/** One transaction for one intent, which has one effect. */
export const once = <Result>(context: Context, author: Author, work: Do<Result | Problem>): Promise<Result | Problem> =>
  onceOn<Result>(context, author, on(context, author.enterpriseId, work))

/** The same where somebody outside is asked before there is an answer. */
export const intend = <Answer, Open>(
  context: Context,
  author: Author,
  work: Do<Intended<Answer, Open> | Problem>,
): Promise<Intended<Answer, Open> | Problem> => intendOn(context, author, on(context, author.enterpriseId, work))
