import { getNoticeList } from '@sojourn/contract/personal/notice.calls'
import { getOnlineServiceInfo } from '@sojourn/contract/personal/online-service.calls'
import { getRemarksRule, queryTipPreferences } from '@sojourn/contract/personal/preference.calls'
import { noticesFor } from '../../../modules/personal/notices'
import { onlineService } from '../../../modules/personal/online-service'
import { remarksRule, tipPreferences } from '../../../modules/personal/preferences'
import { bind, type Api } from '../../bind'

/** What stands around the pages: notices, likes, reminders, the service desk. */
export function bindShell(api: Api): void {
  bind(api, getNoticeList, noticesFor)
  bind(api, queryTipPreferences, tipPreferences)
  bind(api, getRemarksRule, remarksRule)
  bind(api, getOnlineServiceInfo, onlineService)
}
