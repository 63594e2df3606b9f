// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './records.en'
import { text as zhCN } from './records.zh-CN'
import { text as zhTW } from './records.zh-TW'

export const companyRecordsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
