import { accountCalls } from './account-calls.testing'
import { arrangerCalls } from './arranger-calls.testing'
import type { ConsoleCall } from './console-call.testing'
import { peopleCalls } from './people-calls.testing'

/** Every call of the console, by area. */
export const consoleCalls: readonly ConsoleCall[] = [...peopleCalls, ...accountCalls, ...arrangerCalls]
