import pg from 'pg'

/** A statement as a connection was asked it. */
export interface Asked {
  text: string
  values: readonly unknown[]
  /** Nothing was on its way on its connection: whoever asked it began a round trip. */
  beginsTrip: boolean
}

const control = /^(BEGIN|COMMIT|ROLLBACK|SET )/
/** The queue looks for work once a second as well, and other servers are told at leisure. */
const byTheWay = /UPDATE job SET locked_until = clock_timestamp\(\) \+ interval '60 seconds', attempts|pg_notify/

export const isStatement = ({ text }: Asked): boolean => !control.test(text) && !byTheWay.test(text)

interface WithCallback {
  callback: (...answer: unknown[]) => void
}

function hearAnswer(asked: WithCallback, answered: () => void): void {
  const { callback } = asked
  asked.callback = (...answer) => {
    answered()
    callback(...answer)
  }
}

/** What all connections of this process are asked while something is done, in order. */
export async function askedDuring(work: () => Promise<unknown>): Promise<Asked[]> {
  const found: Asked[] = []
  const pending = new WeakMap<object, number>()
  const driver = pg.Client.prototype as unknown as { query: (this: object, ...given: unknown[]) => unknown }
  const { query } = driver
  driver.query = function (this: object, ...given: unknown[]) {
    const [asked] = given
    const { text, values = [] } = typeof asked === 'string' ? { text: asked } : (asked as Pick<Asked, 'text' | 'values'>)
    const before = pending.get(this) ?? 0
    found.push({ text, values, beginsTrip: before === 0 })
    pending.set(this, before + 1)
    const answered = (): void => void pending.set(this, (pending.get(this) ?? 1) - 1)
    if (typeof asked === 'object' && asked !== null && 'callback' in asked) hearAnswer(asked as WithCallback, answered)
    const answer = query.apply(this, given)
    if (answer instanceof Promise) answer.then(answered, answered)
    return answer
  }
  try {
    await work()
    return found
  } finally {
    driver.query = query
  }
}
