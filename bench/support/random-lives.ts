import type { Placed, Product, Stages } from './stages'

export interface Lived {
  /** Orders of any kind that somebody was told of. */
  orders: number
  /** Wishes that came to nothing: somebody was quicker, or what was to be had went with a kill. */
  refused: number
}

const products: readonly Product[] = ['flight', 'train', 'stay']
const plans = ['left open', 'cancelled', 'kept', 'kept', 'refunded', 'changed', 'changed and refunded'] as const

/** What becomes of one order by chance; whatever is refused ends it there. */
export async function randomLife(stages: Stages, turn: number, lived: Lived): Promise<void> {
  const product = products[Math.floor(Math.random() * products.length)]!
  const plan = plans[Math.floor(Math.random() * plans.length)]!
  try {
    if (Math.random() < 0.05) return await waitedInVain(stages, turn, lived)
    if (plan === 'left open') return void (await stages.placed(product, turn).then(() => lived.orders++))
    if (plan === 'cancelled') {
      const cancel = await stages.cancelling(product, turn)
      lived.orders++
      return void (await cancel())
    }
    const order = await stages.issued(product, turn)
    lived.orders++
    const changed = plan.startsWith('changed') && product !== 'stay' ? await change(stages, product, order, turn, lived) : order
    if (plan.endsWith('refunded')) {
      await (
        await stages.refunding[product](changed)
      )()
      lived.orders++
    }
  } catch {
    lived.refused++
  }
}

async function change(stages: Stages, product: 'flight' | 'train', order: Placed, turn: number, lived: Lived): Promise<Placed> {
  const { total, place } = product === 'flight' ? await stages.changing.flight(order) : await stages.changing.train(order, turn)
  const changed = { ...order, ...(await place()) }
  lived.orders++
  if (total > 0) await (await stages.paying(changed))()
  await stages.until(product, changed, 'changed')
  return changed
}

async function waitedInVain(stages: Stages, turn: number, lived: Lived): Promise<void> {
  const leave = await stages.leftWaitlist(turn)
  lived.orders++
  await leave()
}
