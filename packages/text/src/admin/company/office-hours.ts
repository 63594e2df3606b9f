// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './office-hours.en'
import { text as zhCN } from './office-hours.zh-CN'
import { text as zhTW } from './office-hours.zh-TW'

export const companyOfficeHoursText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
