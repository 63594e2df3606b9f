import { methodsOf, type Suppliers } from '@sojourn/supply/ports/suppliers'
import type { Asking } from '@sojourn/supply/ports/outside'
import type { Context, Work } from '../../../context'
import { inCompany } from '../../../work'

type Method = (asking: Asking, ...request: readonly unknown[]) => unknown
/** What was answered to which question. */
type Heard = Map<string, unknown>

const looksAtMost = 3

/** In the transaction a supplier was to be asked something that nobody had asked before it. */
class Unheard extends Error {}

/**
 * What is written by what suppliers say: `look` asks them with nothing held, and writes nothing; `act` asks the same within its transaction and
 * hears what they answered. Where it finds something else by then and would ask for more, it is undone and all begins anew.
 */
export async function lookFirst<Answer>(
  context: Context,
  enterpriseId: number,
  look: (work: Work) => Promise<unknown>,
  act: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  for (let looks = 1; ; looks++) {
    const heard: Heard = new Map()
    await inCompany(context, enterpriseId, (work) => look({ ...work, context: { ...context, ...listening(context, heard) } }))
    try {
      return await act({ ...context, ...repeating(context, heard) })
    } catch (error) {
      if (!(error instanceof Unheard) || looks === looksAtMost) throw error
    }
  }
}

/** Suppliers whose answers are kept. */
const listening = (context: Context, heard: Heard): Suppliers =>
  through(context, async (question, ask) => {
    const answer = await ask()
    heard.set(question, answer)
    return answer
  })

/** The same answers once more; nobody is asked. */
const repeating = (context: Context, heard: Heard): Suppliers =>
  through(context, (question) => {
    if (!heard.has(question)) throw new Unheard(question)
    return Promise.resolve(heard.get(question))
  })

type Intercept = (question: string, ask: () => unknown) => unknown

const trades = Object.keys(methodsOf) as (keyof Suppliers)[]
const through = (suppliers: Suppliers, intercept: Intercept): Suppliers =>
  Object.fromEntries(trades.map((trade) => [trade, methodsThrough(suppliers[trade], trade, intercept)])) as unknown as Suppliers

function methodsThrough<Supplier extends object>(supplier: Supplier, name: string, intercept: Intercept): Supplier {
  const methods = Object.entries(supplier as Record<string, Method>).map(([method, ask]) => [
    method,
    (asking: Asking, ...request: unknown[]) =>
      intercept(`${name}.${method} ${JSON.stringify(request)}`, () => ask(asking, ...request)),
  ])
  return Object.fromEntries(methods) as Supplier
}
