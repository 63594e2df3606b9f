import type { Call } from '@sojourn/contract/kit/call'

/** A call of the console with a request that is good or at least well formed. */
export type ConsoleCall = readonly [Call, object]

/** Well formed, and of nothing. */
export const unknownId = '019a0000-0000-7000-8000-000000000000'
