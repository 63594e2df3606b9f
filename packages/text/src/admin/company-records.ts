// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './company-records.en'
import { text as zhCN } from './company-records.zh-CN'
import { text as zhTW } from './company-records.zh-TW'

export const companyRecordsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
