import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import { recordLog } from '../../../modules/admin/record/log'
import { bind, type Api } from '../../bind'

/** The company's log of changes. */
export function bindConsoleSettings(api: Api): void {
  bind(api, searchRecordLog, recordLog)
}
