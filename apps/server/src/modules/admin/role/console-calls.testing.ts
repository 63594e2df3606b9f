import type { ConsoleCall } from './console-call.testing'
import { flowsCalls } from './flows-calls.testing'
import { peopleCalls } from './people-calls.testing'
import { policyCalls } from './policy-calls.testing'

/** Every call of the console, by area. */
export const consoleCalls: readonly ConsoleCall[] = [...peopleCalls, ...policyCalls, ...flowsCalls]
