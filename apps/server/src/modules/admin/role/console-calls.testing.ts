import type { ConsoleCall } from './console-call.testing'
import { orderCalls } from './order-calls.testing'
import { peopleCalls } from './people-calls.testing'

/** Every call of the console, by area. */
export const consoleCalls: readonly ConsoleCall[] = [...peopleCalls, ...orderCalls]
