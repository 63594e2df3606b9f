import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import type { ConsoleCall } from './console-call.testing'

/** The company's log of changes. */
export const settingsCalls: readonly ConsoleCall[] = [[searchRecordLog, {}]]
