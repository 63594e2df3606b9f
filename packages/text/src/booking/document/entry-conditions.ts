// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './entry-conditions.en'
import { text as zhCN } from './entry-conditions.zh-CN'
import { text as zhTW } from './entry-conditions.zh-TW'

export const documentEntryConditionsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
