import { expect } from 'vitest'

declare module 'vitest' {
  interface Matchers<T> {
    /** Every item holds, and there is one: of nothing everything is true. */
    toAllSatisfy: (holds: (item: T extends readonly (infer Item)[] ? Item : never, index: number) => unknown) => void
  }
}

expect.extend({
  toAllSatisfy(received: unknown, holds: (item: never, index: number) => unknown) {
    if (!Array.isArray(received)) return { pass: false, message: () => `a list was expected, not ${JSON.stringify(received)}` }
    const broken = received.findIndex((item, index) => !holds(item as never, index))
    const pass = received.length > 0 && broken === -1
    const wrong =
      received.length === 0 ? 'the list is empty' : `item ${broken} does not hold: ${JSON.stringify(received[broken])}`
    return { pass, message: () => (pass ? `all ${received.length} items hold` : wrong) }
  },
})
