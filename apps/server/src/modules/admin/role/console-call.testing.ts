import type { Call } from '@sojourn/contract/kit/call'

/** A call of the console with a request that is good or at least well formed. */
export type ConsoleCall = readonly [Call, object]
