import type { Finality, KeyOf, Keys, KeyVoid, Outcome } from '../../ports/keys'
import type { InProcess, SqlExecutor, SupplyContext } from '../../ports/supply'

type State = Outcome<never>['state']
interface KeyRow {
  state: State
  refusal: object | null
  about: string | null
}
interface AskedKey {
  key: string
  about: string | null
}
type Refusals = Readonly<Record<string, Finality>>

interface JournalOptions<Operation extends string, Kind extends string> {
  /** Tells apart suppliers whose operations are called the same. */
  supplier: string
  refusals: Readonly<Record<Kind, Finality>>
  /** How something pending is given up: undefined, or the answer where the supplier was first. */
  giveUp?: Partial<Record<Operation, (context: SupplyContext, asked: AskedKey) => Promise<object | undefined>>>
}

export interface Journal<Operation extends string, Failure> {
  keys: InProcess<Keys<Operation, Failure>>
  /** Does the work unless its key has a final answer. `about`: what `giveUp` needs to know. */
  keyed: <Answer extends object>(
    context: SupplyContext,
    asked: KeyOf<Operation> & { about?: string },
    work: () => Promise<Answer>,
  ) => Promise<Answer | KeyVoid>
  /** Work beside a key, which stays as it is: in turn with all that is asked under it. */
  beside: <Answer>(
    context: SupplyContext,
    asked: KeyOf<Operation>,
    work: (outcome: Outcome<Failure>) => Promise<Answer>,
  ) => Promise<Answer>
}

/**
 * The keys of a supplier. The row of a key is locked before anything else and written last, so that whatever is asked under it, or makes
 * it void, happens one after the other; work that is rolled back leaves nothing.
 */
export function createJournal<Operation extends string, Failure extends { failure: string }>({
  supplier,
  refusals,
  giveUp = {},
}: JournalOptions<Operation, Failure['failure']>): Journal<Operation, Failure> {
  const named = ({ operation, key }: KeyOf<Operation>): Named => [`${supplier}.${operation}`, key]
  return {
    async keyed(context, asked, work) {
      const before = await claim(context, named(asked), asked.about)
      if (before.state === 'void') return { failure: 'keyVoid' }
      if (before.state === 'refused') return before.refusal as Awaited<ReturnType<typeof work>>
      const answer = await work()
      await conclude(context, named(asked), { before: before.state, answer, refusals, atEnd: true })
      return answer
    },
    beside: async (context, asked, work) => work(outcomeOf(await claim(context, named(asked)))),
    keys: {
      outcome: async ({ sql }, asked) => outcomeOf(await find(sql, named(asked))),
      async void(context, asked) {
        const before = await claim(context, named(asked))
        if (before.state !== 'unknown' && before.state !== 'pending') return outcomeOf(before)
        const isPending = before.state === 'pending'
        const first = isPending ? await giveUp[asked.operation]?.(context, { key: asked.key, about: before.about }) : undefined
        await (first
          ? conclude(context, named(asked), { before: before.state, answer: first, refusals })
          : write(context, named(asked), { state: 'void' }))
        return outcomeOf(await find(context.sql, named(asked)))
      },
    },
  }
}

/** What an answer makes of its key; undefined where it says nothing of it. */
function stateAfter(answer: object, refusals: Refusals): State | undefined {
  if ('pending' in answer || 'askAgainAt' in answer) return 'pending'
  if (!('failure' in answer)) return 'done'
  return refusals[String(answer.failure)] === 'passing' ? undefined : 'refused'
}

interface Concluded {
  before: State
  answer: object
  refusals: Refusals
  /** Nobody reads the key before the books end. */
  atEnd?: true
}

async function conclude(context: SupplyContext, named: Named, { before, answer, refusals, atEnd }: Concluded): Promise<void> {
  const state = stateAfter(answer, refusals)
  if (state === undefined || state === before || before === 'done') return
  await write(context, named, { state, atEnd, ...(state === 'refused' && { refusal: answer }) })
}

const outcomeOf = <Failure>(row: KeyRow | undefined): Outcome<Failure> =>
  row?.state === 'refused' ? { state: 'refused', refusal: row.refusal as Failure } : { state: row?.state ?? 'unknown' }

/** The supplier's operation, and the key. */
type Named = readonly [string, string]

/** Locks the row and reads its newest state, which a plain SELECT would not. */
async function claim({ sql, now }: SupplyContext, named: Named, about?: string): Promise<KeyRow> {
  const [row] = await sql.query<KeyRow>(
    `INSERT INTO supply_key (operation, key, state, about, at) VALUES ($1, $2, 'unknown', $3, $4::timestamptz)
    ON CONFLICT (operation, key) DO UPDATE SET about = coalesce(excluded.about, supply_key.about)
    RETURNING state, refusal, about`,
    [...named, about ?? null, now],
  )
  if (!row) throw new Error('the statement answers one row')
  return row
}

async function find(sql: SqlExecutor, named: Named): Promise<KeyRow | undefined> {
  const [row] = await sql.query<KeyRow>('SELECT state, refusal, about FROM supply_key WHERE operation = $1 AND key = $2', named)
  return row
}

interface Written {
  state: State
  refusal?: object
  atEnd?: true | undefined
}

const updateKey = 'UPDATE supply_key SET state = $3, refusal = $4::jsonb, at = $5::timestamptz WHERE operation = $1 AND key = $2'

function write({ sql, now }: SupplyContext, named: Named, { state, refusal, atEnd }: Written): Promise<unknown> {
  const values = [...named, state, refusal ? JSON.stringify(refusal) : null, now]
  return atEnd && sql.atEnd ? sql.atEnd(updateKey, values) : sql.query(updateKey, values)
}
