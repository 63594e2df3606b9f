import type { Finality, KeyOf, Keys, KeyVoid, Outcome } from '../ports/keys'
import type { SqlExecutor, SupplyContext } from '../ports/supply'

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

interface JournalOptions<Operation extends string, Kind extends string> {
  /** Tells apart suppliers whose operations are called the same. */
  supplier: string
  refusals: Readonly<Record<Kind, Finality>>
  /** How something pending is given up: undefined, or the answer where the supplier was first. */
  giveUp?: Partial<Record<Operation, (context: SupplyContext, asked: AskedKey) => Promise<object | undefined>>>
}

export interface Journal<Operation extends string, Failure> extends Keys<Operation, Failure> {
  /** Does the work unless its key has a final answer. `about`: what `giveUp` needs to know. */
  keyed<Answer extends object>(
    context: SupplyContext,
    asked: KeyOf<Operation> & { about?: string },
    work: () => Promise<Answer>,
  ): Promise<Answer | KeyVoid>
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
  const named = ({ operation, key }: KeyOf<Operation>): [string, string] => [`${supplier}.${operation}`, key]

  async function claim({ sql, now }: SupplyContext, asked: KeyOf<Operation> & { about?: string }): Promise<KeyRow> {
    const [row] = await sql.query<KeyRow>(claimStatement, [...named(asked), asked.about ?? null, now])
    if (!row) throw new Error('the statement answers one row')
    return row
  }
  const write = ({ sql, now }: SupplyContext, asked: KeyOf<Operation>, state: State, refusal?: object): Promise<unknown> =>
    sql.query(writeStatement, [...named(asked), state, refusal ? JSON.stringify(refusal) : null, now])

  /** What an answer makes of its key; undefined where it says nothing of it. */
  function stateOf(answer: object): State | undefined {
    if ('pending' in answer || 'askAgainAt' in answer) return 'pending'
    if (!('failure' in answer)) return 'done'
    return refusals[answer.failure as Failure['failure']] === 'passing' ? undefined : 'refused'
  }
  async function conclude(context: SupplyContext, asked: KeyOf<Operation>, before: State, answer: object): Promise<void> {
    const state = stateOf(answer)
    if (state === undefined || state === before || before === 'done') return
    await write(context, asked, state, state === 'refused' ? answer : undefined)
  }

  return {
    async keyed<Answer extends object>(
      context: SupplyContext,
      asked: KeyOf<Operation> & { about?: string },
      work: () => Promise<Answer>,
    ) {
      const before = await claim(context, asked)
      if (before.state === 'void') return { failure: 'keyVoid' as const }
      if (before.state === 'refused') return before.refusal as Answer
      const answer = await work()
      await conclude(context, asked, before.state, answer)
      return answer
    },
    async outcome({ sql }, asked) {
      return outcomeOf<Failure>(await find(sql, named(asked)))
    },
    async void(context, asked) {
      const before = await claim(context, asked)
      const open = before.state === 'unknown' || before.state === 'pending'
      if (!open) return outcomeOf(before)
      const answer = before.state === 'pending' ? await giveUp[asked.operation]?.(context, { ...before, key: asked.key }) : undefined
      if (!answer) {
        await write(context, asked, 'void')
        return { state: 'void' }
      }
      await conclude(context, asked, before.state, answer)
      return outcomeOf(await find(context.sql, named(asked)))
    },
  }
}

const outcomeOf = <Failure>(row: KeyRow | undefined): Outcome<Failure> =>
  row?.state === 'refused' ? { state: 'refused', refusal: row.refusal as Failure } : { state: row?.state ?? 'unknown' }

async function find(sql: SqlExecutor, named: [string, string]): Promise<KeyRow | undefined> {
  const [row] = await sql.query<KeyRow>('SELECT state, refusal, about FROM supply_key WHERE operation = $1 AND key = $2', named)
  return row
}

/** Locks the row and reads its newest state, which a plain SELECT would not. */
const claimStatement = /* sql */ `
INSERT INTO supply_key (operation, key, state, about, at) VALUES ($1, $2, 'unknown', $3, $4::timestamptz)
ON CONFLICT (operation, key) DO UPDATE SET about = coalesce(excluded.about, supply_key.about)
RETURNING state, refusal, about`

const writeStatement = /* sql */ `
UPDATE supply_key SET state = $3, refusal = $4::jsonb, at = $5::timestamptz WHERE operation = $1 AND key = $2`
