// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './accounts.en'
import { text as zhCN } from './accounts.zh-CN'
import { text as zhTW } from './accounts.zh-TW'

export const accountAccountsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
